import type { Kop, OorVorm } from '../keuzen/koppen.ts'
import { binnen, bollen, ovaal, pad, solid, fill } from '../tekenen/teken.ts'
import type { G } from '../tekenen/teken.ts'

interface Oor {
  readonly buiten: Path2D
  readonly binnen: Path2D
  /** Whether it is painted after the head instead of before it. */
  readonly voor?: boolean
}

/** The right ear (x > 0) on a head with half axes 46 × 42 round (0, 6). The left one is its mirror image. */
const VORMEN: Record<OorVorm, () => Oor> = {
  rond: () => ({ buiten: ovaal([33, -30, 19, 19]), binnen: ovaal([33, -29, 10, 11]) }),
  groot: () => ({ buiten: ovaal([40, -22, 27, 26]), binnen: ovaal([41, -20, 17, 17]) }),
  spits: () => ({
    buiten: pad('M6-30C16-54 34-64 42-60C50-54 50-30 44-6Z'),
    binnen: pad('M20-30C26-44 34-52 38-50C42-46 42-30 39-18Z'),
  }),
  lang: () => ({
    buiten: ovaal([19, -52, 13, 36], 0.16),
    binnen: ovaal([20, -48, 6.5, 25], 0.16),
  }),
  hang: () => ({
    buiten: pad('M24-32C46-40 62-22 60 6C59 30 46 38 40 26C34 14 36-12 24-32Z'),
    binnen: ovaal([52, 12, 3, 8], -0.1),
    voor: true,
  }),
  bult: () => ({ buiten: ovaal([23, -32, 19, 19]), binnen: ovaal([23, -34, 1, 1]) }),
  kuif: () => ({ buiten: bollen([[4, -42, 8]]), binnen: ovaal([4, -42, 1, 1]) }),
}

function oor(g: G, kop: Kop, voor: boolean): void {
  const vorm = VORMEN[kop.oor]()
  if ((vorm.voor ?? false) !== voor) return
  const kleur = kop.oorKleur ?? kop.vacht
  solid(g, { pad: vorm.buiten, kader: [0, -86, 66, 124], kleur, strook: 0.1 })
  binnen(g, vorm.buiten, () => fill(g, vorm.binnen, kop.oorBinnen))
}

function gespiegeld(g: G, teken: () => void): void {
  teken()
  g.save()
  g.scale(-1, 1)
  teken()
  g.restore()
}

/** Paints both ears: the ones behind the head, or with `voor` the ones in front of it (hanging ears). */
export function oren(g: G, kop: Kop, voor: boolean): void {
  if (kop.oor !== 'kuif') return gespiegeld(g, () => oor(g, kop, voor))
  if (voor) return
  const kuif = bollen([
    [-9, -40, 7],
    [0, -46, 8],
    [10, -41, 7],
  ])
  solid(g, { pad: kuif, kader: [-16, -54, 34, 24], kleur: kop.oorBinnen })
}
