import { doorzichtig, INKT } from '../tekenen/kleur.ts'
import type { Kop, Merk, Neus } from '../keuzen/koppen.ts'
import { ovaal, pad, solid, streep, fill, wit } from '../tekenen/teken.ts'
import type { G } from '../tekenen/teken.ts'

/** Calls `teken` for the right (1) and the left (-1) half. */
function beide(teken: (kant: 1 | -1) => void): void {
  teken(1)
  teken(-1)
}

/** Fur markings, drawn clipped inside the head. */
export const MERKEN: Record<Merk, (g: G, kleur: string) => void> = {
  wangen: (g, kleur) => {
    const wang = pad('M0 4C10 20 26 12 52 2C52 34 30 54 0 54C-30 54-52 34-52 2C-26 12-10 20 0 4Z')
    fill(g, wang, kleur)
  },
  vlekken: (g, kleur) => beide((k) => fill(g, ovaal([20 * k, 5, 13, 15.5], -0.5 * k), kleur)),
  strepen: (g, kleur) => {
    const streek = { kleur, dikte: 5.5 }
    streep(g, pad('M0-38V-20M-11-36L-8-24M11-36L8-24'), streek)
    beide((k) => streep(g, pad(`M${46 * k} 2L${36 * k} 5M${46 * k} 16L${37 * k} 16`), streek))
  },
  oogvlek: (g, kleur) => fill(g, ovaal([21, 0, 17, 19], 0.2), kleur),
  snorharen: () => undefined,
  buik: (g, kleur) => fill(g, ovaal([0, 48, 48, 28]), kleur),
}

const NEUZEN: Record<Neus, (g: G, kleur: string) => void> = {
  drop: (g, kleur) => {
    fill(g, pad('M-9 13Q0 8 9 13Q8 22 0 24Q-8 22-9 13Z'), kleur)
    fill(g, ovaal([-2.5, 14.5, 3, 1.8]), wit(0.6))
  },
  ovaal: (g, kleur) => {
    solid(g, { pad: ovaal([0, 13, 10, 12]), kader: [-10, 1, 20, 24], kleur, lijn: 0, glans: 0.5 })
  },
  klein: (g, kleur) => fill(g, pad('M-6 15Q0 12 6 15Q3 21 0 21Q-3 21-6 15Z'), kleur),
  snuit: (g, kleur) => {
    solid(g, { pad: ovaal([0, 18, 19, 14]), kader: [-19, 4, 38, 28], kleur, lijn: 3 })
    beide((k) => fill(g, ovaal([7 * k, 18, 3, 5]), '#a83d5e'))
  },
  snavel: (g, kleur) => {
    const bek = pad('M-13 14Q0 4 13 14Q6 28 0 28Q-6 28-13 14Z')
    solid(g, { pad: bek, kader: [-13, 6, 26, 22], kleur, lijn: 3 })
    streep(g, pad('M-12 15Q0 20 12 15'), { kleur: doorzichtig(INKT, 0.7), dikte: 2.5 })
  },
  geen: (g) => beide((k) => fill(g, ovaal([5 * k, 10, 1.8, 1.8]), INKT)),
}

function oog(g: G, x: number, y: number): void {
  fill(g, ovaal([x, y, 6.6, 7.6]), '#241a44')
  fill(g, ovaal([x - 2, y - 2.8, 2.6, 2.8]), '#ffffff')
  fill(g, ovaal([x + 2.4, y + 3, 1.3, 1.3]), wit(0.7))
}

function ogen(g: G, kop: Kop): void {
  beide((k) => {
    if (kop.oor === 'bult') fill(g, ovaal([23 * k, -32, 12.5, 12.5]), '#fffbe8')
    const [x, y] = kop.oor === 'bult' ? [22 * k, -31] : [19 * k, 3]
    oog(g, x, y)
  })
}

function mond(g: G, kop: Kop): void {
  if (kop.neus === 'snavel') return
  const lach = { geen: 'M-24 22Q0 40 24 22', snuit: 'M-8 37Q0 42 8 37' } as const
  const vorm =
    kop.neus === 'geen' || kop.neus === 'snuit'
      ? lach[kop.neus]
      : 'M0 23V28M0 28Q-6 35-12 30M0 28Q6 35 12 30'
  streep(g, pad(vorm), { dikte: 3 })
}

/** Paints the eyes, cheeks, muzzle, nose, mouth and whiskers. */
export function gezicht(g: G, kop: Kop): void {
  if (kop.snuit) fill(g, ovaal([0, 24, 22, 16]), kop.snuit)
  beide((k) => fill(g, ovaal([33 * k, 20, 8, 5]), doorzichtig('#ff6f8f', 0.42)))
  ogen(g, kop)
  mond(g, kop)
  NEUZEN[kop.neus](g, kop.neusKleur)
  if (!kop.merken.includes('snorharen')) return
  const haar = { kleur: doorzichtig(INKT, 0.55), dikte: 2 }
  beide((k) => streep(g, pad(`M${26 * k} 22L${44 * k} 18M${26 * k} 27L${43 * k} 30`), haar))
}
