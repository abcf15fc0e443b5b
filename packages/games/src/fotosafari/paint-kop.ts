import { INKT, show, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { bollen, fill, lijn, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Bouw, Neus, Oor, Sieraad } from './soorten.ts'

/** What a head is painted in. */
export interface Verfpot {
  readonly kleur: string
  readonly licht: string
  /** Paints the pattern of its colour, or the markings of its kind, over a box. */
  readonly patroon: (g: G, kader: Kader) => void
}
export type Mond = 'lach' | 'open' | 'dicht'

/** Half the width and height of a head. */
const R = 26
const LIJN = 3

type Deel = (g: G, verf: Verfpot) => void
const niets: Deel = () => {}

const spiegel = (g: G, paint: () => void): void => {
  for (const kant of [-1, 1]) {
    g.save()
    g.scale(kant, 1)
    paint()
    g.restore()
  }
}

/** Ears of each form, on both sides of the head. */
const OREN: Readonly<Record<Oor, Deel>> = {
  geen: niets,
  rond: (g, { kleur, licht }) =>
    spiegel(g, () => {
      solid(g, { pad: ovaal([19, -20, 9, 9]), kader: [10, -29, 18, 18], kleur, lijn: LIJN })
      fill(g, ovaal([19, -19, 4.5, 4.5]), licht)
    }),
  opzij: (g, { kleur, licht }) =>
    spiegel(g, () => {
      solid(g, { pad: ovaal([29, -1, 12, 13]), kader: [17, -14, 24, 26], kleur, lijn: LIJN })
      fill(g, ovaal([30, 0, 7, 8]), licht)
    }),
  lang: (g, { kleur, licht }) =>
    spiegel(g, () => {
      solid(g, {
        pad: pad('M5-16Q4-56 17-60Q28-58 22-14Z'),
        kader: [4, -60, 24, 46],
        kleur,
        lijn: LIJN,
      })
      fill(g, pad('M11-22Q11-50 17-52Q22-50 18-20Z'), licht)
    }),
  spits: (g, { kleur, licht }) =>
    spiegel(g, () => {
      solid(g, {
        pad: pad('M13-20Q24-42 37-33Q38-18 23-9Z'),
        kader: [13, -40, 25, 32],
        kleur,
        lijn: LIJN,
      })
      fill(g, pad('M20-19Q26-33 33-29Q33-20 25-14Z'), licht)
    }),
  flap: (g, { kleur }) =>
    spiegel(g, () =>
      solid(g, {
        pad: pad('M10-24Q28-42 38-30Q38-14 28-8Q26-18 10-24Z'),
        kader: [10, -40, 28, 32],
        kleur: show(kleur, -0.12),
        lijn: LIJN,
      }),
    ),
  waaier: (g, { kleur, licht }) =>
    spiegel(g, () => {
      solid(g, {
        pad: pad('M16-22Q44-40 50-12Q50 14 30 20Q20 16 18 4Z'),
        kader: [16, -36, 36, 58],
        kleur: show(kleur, -0.08),
        lijn: LIJN,
      })
      fill(g, pad('M24-14Q40-26 43-8Q42 8 31 12Q25 8 24 0Z'), licht)
    }),
}

/** What lies behind the face: a mane round it, a crest, knobs. */
const ACHTER: Readonly<Record<Sieraad, Deel>> = {
  manen: (g, { kleur }) => {
    const krans = Array.from({ length: 11 }, (_, i) => {
      const hoek = (i / 11) * Math.PI * 2 + 0.28
      return [Math.cos(hoek) * 27, Math.sin(hoek) * 26 + 1, 12] as const
    })
    const vorm = bollen([...krans, [0, 0, 30]])
    solid(g, { pad: vorm, kader: [-40, -40, 80, 80], kleur: show(kleur, -0.3), lijn: LIJN })
  },
  kam: (g) => {
    const kam = pad('M-9-22Q-10-40 0-42Q10-40 9-22Z')
    solid(g, { pad: kam, kader: [-10, -42, 20, 22], kleur: '#4b4354', lijn: LIJN })
  },
  knoppen: (g, { kleur }) =>
    spiegel(g, () => {
      streep(g, pad('M8-20L11-38'), { dikte: 9 })
      streep(g, pad('M8-20L11-38'), { kleur: show(kleur, -0.1), dikte: 4.5 })
      solid(g, {
        pad: ovaal([11, -40, 5.5, 5.5]),
        kader: [6, -46, 11, 11],
        kleur: '#6b4232',
        lijn: 2.5,
      })
    }),
  tanden: niets,
  tong: niets,
}

const gaten = (g: G, y: number, x: number): void =>
  spiegel(g, () => fill(g, ovaal([x, y, 2.2, 2.8]), INKT))

const snuitje = (g: G, licht: string, kader: Kader): void =>
  solid(g, {
    pad: ovaal(kader),
    kader: [kader[0] - kader[2], kader[1] - kader[3], 2 * kader[2], 2 * kader[3]],
    kleur: licht,
    lijn: 2,
    strook: 0,
  })

/** Noses of each form. */
const NEUZEN: Readonly<Record<Neus, Deel>> = {
  plat: (g) => gaten(g, 6, 3),
  drop: (g, { licht }) => {
    fill(g, ovaal([0, 11, 13, 9.5]), licht)
    fill(g, pad('M-5 4H5Q4 9 0 10Q-4 9-5 4Z'), INKT)
  },
  schijf: (g, { kleur }) => {
    snuitje(g, show(kleur, -0.08), [0, 8, 12, 9])
    gaten(g, 8, 4)
  },
  snuit: (g, { licht }) => {
    snuitje(g, licht, [0, 14, 17, 12])
    gaten(g, 11, 6)
  },
  breed: (g, { licht }) => {
    snuitje(g, licht, [0, 14, 27, 16])
    gaten(g, 7, 11)
  },
  slurf: (g, { kleur }) => {
    const slurf = pad('M0 4Q-3 22-17 27Q-27 30-32 22')
    streep(g, slurf, { dikte: 17 })
    streep(g, slurf, { kleur, dikte: 11.5 })
    spiegel(g, () => {
      const tand = pad('M13 10Q18 24 25 19Q21 15 20 8Z')
      solid(g, { pad: tand, kader: [12, 8, 14, 16], kleur: '#fff6e2', lijn: 2.2 })
    })
  },
  hoorn: (g, { licht }) => {
    snuitje(g, licht, [0, 14, 19, 12])
    solid(g, {
      pad: pad('M-8 8Q-4-8 2-26Q9-8 8 8Q0 12-8 8Z'),
      kader: [-8, -26, 16, 36],
      kleur: '#fbf0da',
      lijn: LIJN,
    })
    gaten(g, 17, 11)
  },
  snavel: (g) =>
    solid(g, {
      pad: pad('M-14 6Q0-2 14 6Q8 20 0 22Q-8 20-14 6Z'),
      kader: [-14, 2, 28, 20],
      kleur: '#e58a4e',
      lijn: 2.5,
    }),
}

/** How low the mouth sits under each nose. */
const MOND_Y: Readonly<Record<Neus, number>> = {
  plat: 13,
  drop: 13,
  schijf: 19,
  snuit: 20,
  breed: 21,
  slurf: 17,
  hoorn: 22,
  snavel: 13,
}

function drawMond(g: G, mond: Mond, { neus, sieraad }: Bouw): void {
  const y = MOND_Y[neus]
  if (mond === 'open') {
    solid(g, {
      pad: ovaal([3, y + 3, 8, 9.5]),
      kader: [-5, y - 7, 16, 19],
      kleur: '#8c2433',
      lijn: 2.6,
    })
    fill(g, ovaal([3, y + 8, 5, 3.6]), '#ff8f8f')
    return
  }
  if (neus === 'snavel') return streep(g, pad('M-11 11Q0 15 11 11'), { dikte: 2.4 })
  streep(g, pad(mond === 'lach' ? `M-7 ${y}Q0 ${y + 7} 7 ${y}` : `M-4 ${y + 2}H4`), { dikte: 2.6 })
  if (sieraad === 'tanden') {
    const tanden = pad(`M-4 ${y + 3}h8v6h-8ZM0 ${y + 3}v6`)
    fill(g, tanden, '#fffdf4')
    streep(g, tanden, { dikte: 1.8 })
  }
  if (sieraad === 'tong')
    streep(g, pad(`M0 ${y + 4}v8m0 0l-4 5m4-5l4 5`), { kleur: '#c43a4a', dikte: 2.6 })
}

/** Eyes stand in the same place on every head, so that glasses and masks fit all of them. */
export const OOG = { x: 10, y: -4 } as const

function drawOgen(g: G, dicht: boolean): void {
  spiegel(g, () => {
    if (dicht) return streep(g, pad(`M${OOG.x - 6} ${OOG.y}q6 6 12 0`), { dikte: 3 })
    fill(g, ovaal([OOG.x, OOG.y, 5.6, 6.6]), PAPIER)
    fill(g, ovaal([OOG.x - 0.6, OOG.y + 0.8, 4.1, 5.2]), INKT)
    fill(g, ovaal([OOG.x - 1.8, OOG.y - 1.4, 1.5, 1.7]), '#ffffff')
  })
}

/** The lighter face of a monkey. */
function drawGezicht(g: G, { licht }: Verfpot): void {
  const vlak = bollen([
    [-9, -3, 12],
    [9, -3, 12],
    [0, 10, 15],
  ])
  fill(g, vlak, licht)
}

/** Draws a head round (0, 0), seen from the front. */
export function drawKop(
  g: G,
  bouw: Bouw,
  { verf, mond, slaapt }: { verf: Verfpot; mond: Mond; slaapt: boolean },
): void {
  if (bouw.sieraad) ACHTER[bouw.sieraad](g, verf)
  OREN[bouw.oor](g, verf)
  const kop = bouw.neus === 'breed' ? lijn(RUIM) : ovaal([0, 0, R, R - 2])
  solid(g, {
    pad: kop,
    kader: [-R, -R, 2 * R, 2 * R],
    kleur: verf.kleur,
    lijn: LIJN,
    binnen: (b) => verf.patroon(b, [-R, -R, 2 * R, 2 * R + 4]),
  })
  if (bouw.merk === 'masker') drawGezicht(g, verf)
  NEUZEN[bouw.neus](g, verf)
  drawMond(g, mond, bouw)
  drawOgen(g, slaapt)
}

/** The outline of a head that is wider below, for the broad muzzle of a nijlpaard. */
const RUIM = Array.from({ length: 28 }, (_, i): readonly [number, number] => {
  const hoek = (i / 28) * Math.PI * 2
  const breed = R + 3 * Math.max(0, Math.sin(hoek))
  return [Math.cos(hoek) * breed, Math.sin(hoek) * (R - 1)]
})
