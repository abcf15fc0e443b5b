import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Indeling, Visplek } from './indeling.ts'
import { SOORTEN, visPlaat } from './paint-vis.ts'
import type { State } from './rules.ts'

interface Vis {
  readonly plek: Visplek
  /** Two fish that take turns, so that a new word comes with a different one. */
  readonly beelden: readonly Beeld[]
  /** How far it is from its place, and its size. */
  x: number
  y: number
  maat: number
}

export interface Vissen {
  show(state: State): void
  /** Returns how far the fish are from their places now. */
  plaatsen(): readonly Plek[]
  /** Returns the middle of a fish in the picture, or null when there is none. */
  midden(nr: number): Visplek | null
  /** Moves a fish into the mouth of the hero and removes it. */
  opgegeten(nr: number, naar: () => Plek): void
  /** Makes a fish shake itself and swim off. */
  ontsnap(nr: number): void
}

const KOMST_MS = 620

/** Makes the fish that carry words. They come from the side, hover at their places, and leave. */
export function makeVissen(stage: Stage, indeling: Indeling, op: Laag): Vissen {
  const k = indeling.vis.w / 184
  const vissen = indeling.vissen.map((plek, nr): Vis => {
    const beelden = [nr, nr + 4].flatMap((soort) => {
      const welke = SOORTEN[soort]
      if (!welke) return []
      const textuur = stage.textuur(() => visPlaat(welke, plek.kant, [k, stage.schaal]))
      return stage.beeld(textuur, { x: plek.x, y: plek.y, op })
    })
    return { plek, beelden, x: 0, y: 0, maat: 1 }
  })
  let vorige = -1
  let beurt = 0
  const er = vissen.map(() => false)

  const buiten = ({ plek }: Vis): number =>
    plek.kant === 1 ? -plek.x - indeling.vis.w : indeling.w - plek.x + indeling.vis.w

  function kom(vis: Vis, nr: number): void {
    const ver = buiten(vis)
    Object.assign(vis, { x: ver, y: 0, maat: 1 })
    stage.tweens.start(KOMST_MS, (u) => (vis.x = ver * (1 - u)), { wacht: nr * 70 })
    if (stage.rustig) vis.x = 0
  }

  function weg(nr: number): void {
    const vis = vissen[nr]
    if (vis) vis.maat = 0
    vorige = 0
  }

  // Hovering is decorative, so on a slow device it goes in steps, while what comes and goes still glides.
  let zweeft = 0
  stage.opRustigFrame((_ms, t) => {
    zweeft = t
  })
  stage.opFrame(() => {
    const t = zweeft
    for (const [nr, vis] of vissen.entries()) {
      const golf = stage.rustig ? 0 : 1
      const wiegt = stage.isTraag() ? 0 : golf
      const [dx, dy] = [Math.sin(t / 1900 + nr * 1.7) * 6, Math.sin(t / 1100 + nr * 2.3) * 5]
      for (const [i, beeld] of vis.beelden.entries()) {
        beeld.visible = er[nr] === true && i === beurt % vis.beelden.length && vis.maat > 0.02
        beeld.set(vis.plek.x + vis.x + dx * golf, vis.plek.y + vis.y + dy * golf)
        beeld.scale.set(vis.maat * (1 + Math.sin(t / 420 + nr) * 0.012 * wiegt), vis.maat)
        beeld.rotation = Math.sin(t / 900 + nr) * 0.03 * wiegt
      }
    }
  })

  return {
    show: ({ nummer, fase, opgave, gegeven }) => {
      for (const nr of vissen.keys()) er[nr] = opgave?.vissen[nr] !== undefined
      // A picture that is painted again after a fish was eaten no longer shows that fish.
      if (vorige < 0 && fase === 'kijken') weg(opgave?.vissen.indexOf(gegeven ?? '') ?? -1)
      if (fase !== 'spelen' || nummer === vorige) return
      vorige = nummer
      beurt = nummer
      for (const [nr, vis] of vissen.entries()) kom(vis, nr)
    },
    plaatsen: () =>
      vissen.map(({ plek, beelden: [beeld], x, y }) =>
        beeld ? { x: beeld.x - plek.x, y: beeld.y - plek.y } : { x, y },
      ),
    midden: (nr) => {
      const vis = vissen[nr]
      if (!vis || er[nr] !== true) return null
      const { plek } = vis
      return { x: plek.x + vis.x, y: plek.y + vis.y, kant: plek.kant }
    },
    opgegeten: (nr, naar) => {
      const vis = vissen[nr]
      if (!vis) return
      const van = { x: vis.x, y: vis.y }
      stage.tweens.start(
        260,
        (u) => {
          const doel = naar()
          vis.x = van.x + (doel.x - vis.plek.x - van.x) * u
          vis.y = van.y + (doel.y - vis.plek.y - van.y) * u
          vis.maat = 1 - u
        },
        { verloop: VERLOPEN.recht },
      )
    },
    ontsnap: (nr) => {
      const vis = vissen[nr]
      if (!vis) return
      const ver = buiten(vis)
      const shuffle = (u: number) => (vis.x = Math.sin(u * 22) * 8 * (1 - u))
      stage.tweens.start(420, shuffle, { verloop: VERLOPEN.recht })
      if (!stage.rustig)
        stage.tweens.start(900, (u) => (vis.x = ver * u ** 2), {
          wacht: 460,
          verloop: VERLOPEN.recht,
        })
    },
  }
}
