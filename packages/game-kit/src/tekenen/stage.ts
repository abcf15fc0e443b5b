import { legePlaat } from './bake.ts'
import type { Plaat } from './bake.ts'
import { Beeld, Laag, Tekening, Textuur } from './beeldlijst.ts'
import { makeDeeltjes } from './deeltjes.ts'
import type { Uitbarsting } from './deeltjes.ts'
import { makeDoekTekenaar } from './doek-tekenaar.ts'
import { heeftGpu } from '../apparaat/gpu.ts'
import { runInRust } from '../apparaat/in-rust.ts'
import type { Kleding } from '../keuzen/kleding.ts'
import type { DoekMaat, Tekenaar } from './tekenaar.ts'
import { makeTweens } from './tween.ts'
import type { Tweens } from './tween.ts'

export type { Beeld, Laag, Tekening, Textuur } from './beeldlijst.ts'

export interface StageOpties {
  readonly gastheer: HTMLElement
  readonly rustig: boolean
  readonly zaad: number
  /** What the pupil's hero wears. */
  readonly kleding?: Kleding | undefined
}

export interface Plaatsing {
  readonly x: number
  readonly y: number
  /** The anchor 0…1, for both axes or as [x, y]. The middle when absent. */
  readonly anker?: number | readonly [number, number]
  readonly op?: Laag
}

export interface Stage {
  readonly w: number
  readonly h: number
  /** Device pixels per CSS pixel, for baking plates. */
  readonly schaal: number
  readonly rustig: boolean
  readonly kleding?: Kleding | undefined
  readonly wortel: Laag
  readonly tweens: Tweens
  laag(op?: Laag): Laag
  /** Makes a plate that is painted when it is first seen, or earlier when there is nothing else to do. */
  textuur(schilder: () => Plaat): Textuur
  /** Reports that a plate was painted again. */
  ververs(textuur: Textuur): void
  beeld(textuur: Textuur, plaats: Plaatsing): Beeld
  tekening(op?: Laag): Tekening
  barst(op: Laag, textuur: Textuur, u: Uitbarsting): void
  /** Registers a call before each drawn frame, with the ms since the last one and the scene's clock. */
  opFrame(f: (ms: number, t: number) => void): void
  /** Registers a call for decorative movement. On a slow device it is called less often, with all the ms that passed. */
  opRustigFrame(f: (ms: number, t: number) => void): void
  /** Paints all plates made so far, in short turns, because the pupil may be playing already. */
  bak(): Promise<void>
  /** Returns whether frames take long here, so that there may be less of what there is a lot of. */
  isTraag(): boolean
  /** Draws one frame, `ms` later than the one before. */
  frame(ms: number): void
  /** Reports that something changed. In calm mode, frames are drawn only for a moment after this. */
  vuil(): void
  close(): void
}

/** How long calm play keeps drawing after a change, so that everything reaches its place. */
const NATEKENEN_MS = 900
/** Frames that take longer than this on average make the device slow, until they are as short as `VLOT_MS`. */
const TRAAG_MS = 24
const VLOT_MS = 18
/** How often small life moves on a slow device: at most once in this many ms, and at most in one of this many frames. */
const KLEIN_LEVEN_MS = 90
const KLEIN_LEVEN_BEELDEN = 4
/** How far apart the turns of different small lives are, in ms. */
const BEURTEN_MS = 34
/** The share of the newest frame in the average. */
const NIEUW = 0.05

async function makeTekenaar(maat: DoekMaat, gpu: boolean): Promise<Tekenaar> {
  if (!gpu) return makeDoekTekenaar(maat)
  try {
    const { makePixiTekenaar } = await import('./pixi-tekenaar.ts')
    return await makePixiTekenaar(maat)
  } catch (fout) {
    console.warn('the GPU does not draw; the canvas does', fout)
    return makeDoekTekenaar(maat)
  }
}

/** Fetches what a stage will ask for before there is one: whether there is a GPU, and if so what draws with it. */
export function prepare(): void {
  // A prefetch that fails is no problem: the stage fetches again, and falls back to the canvas.
  if (heeftGpu()) void import('./pixi-tekenaar.ts').catch(() => undefined)
}

/**
 * Calls `f` at most once every `wacht` ms, with all the ms since the previous call. `nr` counts the callers: they take
 * turns, so that not everything that lives changes in the same frame.
 */
function gespaard(f: (ms: number, t: number) => void, nr: number) {
  let rest = 0
  let voorsprong = (nr * BEURTEN_MS) % KLEIN_LEVEN_MS
  return (ms: number, t: number, wacht: number): void => {
    rest += ms
    if (rest + voorsprong < wacht) return
    f(rest, t)
    rest = 0
    // Only the first wait is shorter. Without a wait there are no turns to take.
    if (wacht > 0) voorsprong = 0
  }
}

/** How long plates are painted before the browser may answer a tap, in ms. */
const BEURT_MS = 12

/**
 * Makes one pixel to draw plates on. A browser puts off what was painted until it is used, and that would take its time
 * later.
 */
function makeZeef(): (plaat: Plaat) => void {
  const { g } = legePlaat({ w: 1, h: 1, schaal: 1 })
  return ({ canvas }) => g.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1)
}

/** Paints plates, a few in each turn. */
async function bakInBeurten(texturen: readonly Textuur[]): Promise<void> {
  const zeef = makeZeef()
  let begin = performance.now()
  for (const textuur of texturen) {
    if (textuur.isGebakken) continue
    zeef(textuur.plaat)
    if (performance.now() - begin < BEURT_MS) continue
    await new Promise((verder) => setTimeout(verder))
    begin = performance.now()
  }
}

/** Paints the plates that were not seen yet, one in every idle moment. Returns a function that stops it. */
function bakInRust(texturen: readonly Textuur[]): () => void {
  return runInRust(() => {
    const volgende = texturen.find(({ isGebakken }) => !isGebakken)
    return volgende?.plaat !== undefined
  })
}

/** Makes the picture: the things to show, a clock that moves them, and a renderer that draws them. */
export async function makeStage({ gastheer, rustig, zaad, kleding }: StageOpties): Promise<Stage> {
  const gpu = heeftGpu()
  const schaal = Math.min(gpu ? 2 : 1.5, globalThis.devicePixelRatio || 1)
  const w = Math.max(1, gastheer.clientWidth)
  const h = Math.max(1, gastheer.clientHeight)
  const tekenaar = await makeTekenaar({ w, h, schaal }, gpu)
  const { doek } = tekenaar
  doek.setAttribute('aria-hidden', 'true')
  doek.dataset['leeg'] = ''
  Object.assign(doek.style, { width: `${w}px`, height: `${h}px` })
  gastheer.prepend(doek)
  const wortel = new Laag()
  const tweens = makeTweens(rustig)
  const deeltjes = makeDeeltjes(zaad)
  const frames: ((ms: number, t: number) => void)[] = []
  const rustige: ReturnType<typeof gespaard>[] = []
  const texturen: Textuur[] = []
  let stopBakken: (() => void) | null = null
  let t = 0
  let gemiddeld = 0
  let tekenTot = NATEKENEN_MS
  let traag = false

  function beeld(textuur: Textuur, { x, y, anker = 0.5, op = wortel }: Plaatsing): Beeld {
    const nieuw = new Beeld(textuur, typeof anker === 'number' ? [anker, anker] : anker)
    nieuw.set(x, y)
    return op.add(nieuw)
  }

  return {
    w,
    h,
    schaal,
    rustig,
    kleding,
    wortel,
    tweens,
    laag: (op = wortel) => op.add(new Laag()),
    textuur: (schilder) => {
      const nieuw = new Textuur(schilder)
      texturen.push(nieuw)
      return nieuw
    },
    ververs: (textuur) => {
      textuur.versie += 1
    },
    beeld,
    tekening: (op = wortel) => op.add(new Tekening()),
    barst: (op, textuur, u) => {
      if (rustig) return
      const n = traag ? Math.ceil(u.n / 2) : u.n
      deeltjes.barst({ ...u, n }, () => beeld(textuur, { x: u.x, y: u.y, op }))
    },
    opFrame: (f) => frames.push(f),
    opRustigFrame: (f) => rustige.push(gespaard(f, rustige.length)),
    bak: () => bakInBeurten(texturen),
    isTraag: () => traag,
    frame: (ms) => {
      t += ms
      gemiddeld += (Math.min(ms, 200) - gemiddeld) * NIEUW
      traag = gemiddeld > (traag ? VLOT_MS : TRAAG_MS)
      tweens.verstrijk(ms)
      deeltjes.verstrijk(ms)
      if (rustig && t > tekenTot) return
      const wacht = traag ? Math.max(KLEIN_LEVEN_MS, gemiddeld * KLEIN_LEVEN_BEELDEN) : 0
      for (const f of frames) f(ms, t)
      for (const f of rustige) f(ms, t, wacht)
      tekenaar.teken(wortel, traag)
      if (stopBakken) return
      delete doek.dataset['leeg']
      stopBakken = bakInRust(texturen)
    },
    vuil: () => {
      tekenTot = t + NATEKENEN_MS
    },
    close: () => {
      stopBakken?.()
      tekenaar.close()
    },
  }
}
