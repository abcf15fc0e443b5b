import 'pixi.js/unsafe-eval'
import { autoDetectRenderer, Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { Plaat } from './bake.ts'
import { maakDeeltjes } from './deeltjes.ts'
import type { Uitbarsting } from './deeltjes.ts'
import { maakTweens } from './tween.ts'
import type { Tweens } from './tween.ts'

/** The display objects games work with; only this file knows whose they are. */
export type Laag = Container
export type Beeld = Sprite
export type Tekening = Graphics
export type Textuur = Texture

export interface StageOpties {
  readonly gastheer: HTMLElement
  readonly rustig: boolean
  readonly zaad: number
}

export interface Plaatsing {
  readonly x: number
  readonly y: number
  /** Anchor 0…1, both axes or [x, y]; the middle unless told. */
  readonly anker?: number | readonly [number, number]
  readonly op?: Laag
}

export interface Stage {
  readonly w: number
  readonly h: number
  /** Device pixels per CSS pixel to bake in. */
  readonly schaal: number
  readonly rustig: boolean
  readonly wortel: Laag
  readonly tweens: Tweens
  laag(op?: Laag): Laag
  textuur(plaat: Plaat): Textuur
  /** Tells the renderer that a plate was painted on again. */
  ververs(textuur: Textuur): void
  beeld(textuur: Textuur, plaats: Plaatsing): Beeld
  tekening(op?: Laag): Tekening
  barst(op: Laag, textuur: Textuur, u: Uitbarsting): void
  /** Called before each drawn frame with the ms since the last one and the scene's clock. */
  opFrame(f: (ms: number, t: number) => void): void
  /** Draws one frame, `ms` later than the one before. */
  frame(ms: number): void
  /** Something changed: in calm mode frames are drawn only for a moment after this. */
  vuil(): void
  sluit(): void
}

/** How long calm play keeps drawing after a change, so that everything reaches its place. */
const NATEKENEN_MS = 900

/** Software that poses as a GPU; some browsers do not count it as a performance caveat. */
const SOFTWARE_GL = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** A real GPU, or software: software GL is many times slower than the canvas renderer. */
function heeftGpu(): boolean {
  const proef = document.createElement('canvas')
  const gl = proef.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!gl) return false
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const naam = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return !SOFTWARE_GL.test(naam)
}

/**
 * The picture: a thin layer over PixiJS. Scenery is baked, only sprites move. No filters, no
 * sprite masks, no text (words are DOM), no loaded assets, so no workers and no blob addresses.
 */
export async function maakStage({ gastheer, rustig, zaad }: StageOpties): Promise<Stage> {
  const gpu = heeftGpu()
  const schaal = Math.min(gpu ? 2 : 1.5, globalThis.devicePixelRatio || 1)
  const w = Math.max(1, gastheer.clientWidth)
  const h = Math.max(1, gastheer.clientHeight)
  const renderer = await autoDetectRenderer({
    width: w,
    height: h,
    resolution: schaal,
    autoDensity: true,
    antialias: gpu,
    preference: gpu ? ['webgl', 'canvas'] : ['canvas'],
    backgroundColor: 0xbfe6f7,
    skipExtensionImports: true,
  })
  const doek = renderer.canvas
  doek.setAttribute('aria-hidden', 'true')
  gastheer.prepend(doek)
  const wortel = new Container()
  const tweens = maakTweens(rustig)
  const deeltjes = maakDeeltjes(zaad)
  const frames: ((ms: number, t: number) => void)[] = []
  let t = 0
  let tekenTot = NATEKENEN_MS

  function beeld(textuur: Textuur, { x, y, anker = 0.5, op = wortel }: Plaatsing): Beeld {
    const sprite = new Sprite(textuur)
    const [ax, ay] = typeof anker === 'number' ? [anker, anker] : anker
    sprite.anchor.set(ax, ay)
    sprite.position.set(x, y)
    op.addChild(sprite)
    return sprite
  }

  return {
    w,
    h,
    schaal,
    rustig,
    wortel,
    tweens,
    laag: (op = wortel) => op.addChild(new Container()),
    textuur: (plaat) => {
      const textuur = Texture.from(plaat.canvas)
      textuur.source.resolution = plaat.schaal
      textuur.source.update()
      textuur.update()
      return textuur
    },
    ververs: (textuur) => textuur.source.update(),
    beeld,
    tekening: (op = wortel) => op.addChild(new Graphics()),
    barst: (op, textuur, u) => {
      if (rustig) return
      deeltjes.barst(u, () => {
        const sprite = beeld(textuur, { x: u.x, y: u.y, op })
        return Object.assign(sprite, {
          schaal: (k: number) => sprite.scale.set(k),
          weg: () => sprite.destroy(),
        })
      })
    },
    opFrame: (f) => frames.push(f),
    frame: (ms) => {
      t += ms
      tweens.verstrijk(ms)
      deeltjes.verstrijk(ms)
      if (rustig && t > tekenTot) return
      for (const f of frames) f(ms, t)
      renderer.render({ container: wortel })
    },
    vuil: () => {
      tekenTot = t + NATEKENEN_MS
    },
    sluit: () => {
      wortel.destroy({ children: true, texture: true, textureSource: true })
      renderer.destroy({ removeView: true })
    },
  }
}
