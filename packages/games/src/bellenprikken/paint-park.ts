import type { Trap } from '@letterhaven/contracts/trap'
import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { gras } from '@letterhaven/game-kit/themas/grond'
import { bomen } from '@letterhaven/game-kit/themas/nabij'
import { schilderThema } from '@letterhaven/game-kit/themas/thema'
import type { Thema } from '@letterhaven/game-kit/themas/thema'
import { bomenrij, heuvels, wolken } from '@letterhaven/game-kit/themas/verte'
import { slingerHoogte, type Indeling } from './indeling.ts'
import { waaierVoet, wolkenrand } from './paint-wind.ts'
import { inSchemer } from './schemer.ts'
import { metWind } from './wind.ts'

/** A pond in the grass, with a fountain, reeds and light on it. */
function vijver(g: G, { vijver: { x, y, a, b }, k }: Indeling): void {
  fill(g, ovaal([x, y + 5 * k, a + 14 * k, b + 12 * k]), INKT)
  fill(g, ovaal([x, y + 2 * k, a + 10 * k, b + 8 * k]), '#e9d08c')
  fill(g, ovaal([x, y, a, b]), verloop(g, [0, y - b, 0, y + b], ['#5aa9e6', '#8fd8f2', '#4c98d8']))
  for (const [dx, dy, m] of [
    [-0.55, -0.2, 1],
    [0.3, -0.55, 0.7],
    [0.45, 0.15, 1.1],
    [-0.15, 0.55, 1.3],
  ] as const)
    streep(g, pad(`M${x + dx * a} ${y + dy * b}q${26 * m * k} ${-6 * k} ${52 * m * k} 0`), {
      kleur: wit(0.75),
      dikte: 4 * k,
    })
  const voet: Kader = [x - 26 * k, y - 6 * k, 52 * k, 16 * k]
  solid(g, { pad: doos(voet, 8 * k), kader: voet, kleur: '#cfd6e6', lijn: 3 })
  for (const kant of [-1, 1]) riet(g, [x + kant * a * 0.95, y + b * 0.5, k])
}

function riet(g: G, [x, y, k]: readonly [number, number, number]): void {
  for (const [dx, hoog, schuin] of [
    [-16, 62, -8],
    [0, 84, 2],
    [15, 56, 12],
  ] as const) {
    const top = y - hoog * k
    streep(
      g,
      lijn(
        [
          [x + dx * k, y],
          [x + (dx + schuin) * k, top],
        ],
        false,
      ),
      {
        kleur: '#3c7a34',
        dikte: 5 * k,
      },
    )
    const aar: Kader = [x + (dx + schuin - 5) * k, top - 22 * k, 10 * k, 28 * k]
    solid(g, { pad: doos(aar, 5 * k), kader: aar, kleur: '#8a5230', lijn: 3 * k })
  }
}

/** A bandstand with a striped roof, on the grass behind the pond. */
function muziektent(g: G, { tent: { x, y, k } }: Indeling): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  schaduw(g, [0, 4, 130, 16])
  const vloer: Kader = [-104, -24, 208, 26]
  solid(g, { pad: doos(vloer, 6), kader: vloer, kleur: '#f2e2c8' })
  for (const x of [-92, -46, 40, 84]) {
    const paal: Kader = [x, -124, 9, 100]
    solid(g, { pad: doos(paal, 3), kader: paal, kleur: '#ffffff', lijn: 3 })
  }
  for (let x = -82; x < 84; x += 16) streep(g, pad(`M${x} -25V-50`), { kleur: '#d8627e', dikte: 4 })
  streep(g, pad('M-90 -52H90'), { dikte: 5 })
  const dak = pad('M-122 -120Q-60 -138 -12 -196H12Q60 -138 122 -120Z')
  solid(g, {
    pad: dak,
    kader: [-122, -196, 244, 78],
    kleur: '#e9557a',
    binnen: () => {
      for (const [van, tot] of [
        [-84, -44],
        [-10, 10],
        [44, 84],
      ] as const)
        fill(
          g,
          pad(`M${van * 0.1} -200L${van * 1.1} -116H${tot * 1.1}L${tot * 0.1} -200Z`),
          '#fff3dc',
        )
    },
  })
  const knop: Kader = [-9, -214, 18, 18]
  solid(g, { pad: ovaal([0, -205, 9, 9]), kader: knop, kleur: GOUD })
  g.restore()
}

const PARK: Thema = {
  naam: 'park',
  lucht: ['#4f9df0', '#93d0fb', '#e6f7ff'],
  zon: [0.12, 0.3, 44, '#fff0b8', '#fffbe0'],
  verte: [
    wolken('#ffffff', 0.85),
    heuvels('#a9d7c0', { y: 0.9, hoog: 30, zaad: 6 }),
    bomenrij('#86c79a', { hoog: 120, zaad: 23 }),
    bomenrij('#69b87a', { hoog: 74, zaad: 29 }),
  ],
  grond: gras('#7ecb4c', ['#ff7aa8', GOUD, '#ffffff']),
  nabij: [
    bomen([
      [0.015, 0.16, 2.3],
      [0.985, 0.2, 2.4],
    ]),
  ],
}

/** The park on a windy day in autumn. */
const HERFST: Thema = {
  naam: 'park in de wind',
  lucht: ['#e0708a', '#f7a26b', '#ffe0ac'],
  zon: [0.16, 0.46, 46, '#fff0b8', '#fff6d8'],
  verte: [
    heuvels('#dba06a', { y: 0.9, hoog: 30, zaad: 6 }),
    bomenrij('#cf7a45', { hoog: 120, zaad: 23 }),
    bomenrij('#b8552f', { hoog: 74, zaad: 29 }),
  ],
  grond: gras('#c3b13c', ['#e8552d', '#f2a02b', '#c93a3a']),
  nabij: [
    bomen(
      [
        [0.015, 0.16, 2.3],
        [0.985, 0.2, 2.4],
      ],
      '#e0762e',
    ),
  ],
}

/** The park at dusk. */
const AVOND: Thema = {
  naam: 'park in de schemering',
  lucht: ['#2a2a78', '#7a56b4', '#f6a58c'],
  zon: [0.13, 0.34, 34, '#fff2c8', '#fffbe8'],
  verte: [
    heuvels('#5f5aa0', { y: 0.9, hoog: 30, zaad: 6 }),
    bomenrij('#43508c', { hoog: 120, zaad: 23 }),
    bomenrij('#34456f', { hoog: 74, zaad: 29 }),
  ],
  grond: gras('#3f8a72', ['#c9a0ff', '#ffd98a', '#ffffff']),
  nabij: [
    bomen(
      [
        [0.015, 0.16, 2.3],
        [0.985, 0.2, 2.4],
      ],
      '#2f6a5e',
    ),
  ],
}

/** What lies over everything at dusk, and the light in the bandstand. */
function schemering(g: G, { w, h, horizon, tent: { x, y, k } }: Indeling): void {
  g.fillStyle = verloop(g, [0, horizon, 0, h], ['rgba(40,28,110,.1)', 'rgba(28,20,90,.42)'])
  g.fillRect(0, horizon, w, h - horizon)
  gloed(g, [x, y - 70 * k, 120 * k], '#ffd678')
}

/** The parks of the three stages. */
const PARKEN: Readonly<Record<Trap, Thema>> = { 1: PARK, 2: HERFST, 3: AVOND }

/** The line on which the lanterns hang. */
function slingerTouw(g: G, { slinger, k }: Indeling): void {
  const { van, tot } = slinger
  const stap = (tot - van) / 96
  const punten = Array.from({ length: 97 }, (_, i) => {
    const x = van + i * stap
    return [x, slingerHoogte(slinger, x)] as const
  })
  streep(g, lijn(punten, false), { dikte: 5 * Math.max(0.7, k) })
  streep(g, lijn(punten, false), { kleur: '#fff6e0', dikte: 2 * Math.max(0.7, k) })
}

/** A red machine with a tub that blows bubbles. */
function machine(g: G): void {
  schaduw(g, [0, 2, 54, 12])
  const kast: Kader = [-40, -58, 80, 58]
  solid(g, { pad: doos(kast, 14), kader: kast, kleur: '#ff8a3d', glans: 0.5 })
  const pijp = pad('M-14 -56V-78Q-14 -86 -24 -90L-30 -104H30L24 -90Q14 -86 14 -78V-56Z')
  solid(g, { pad: pijp, kader: [-30, -104, 60, 48], kleur: GOUD })
  fill(g, ovaal([0, -104, 30, 8]), INKT)
  fill(g, ovaal([0, -104, 25, 5]), '#bff0ff')
  fill(g, ovaal([0, -30, 17, 17]), INKT)
  fill(g, ovaal([0, -30, 13, 13]), '#fff6e0')
  streep(g, pad('M0 -30L7 -37'), { dikte: 4 })
}

/** Paints everything in the park that stands still. */
export function park(g: G, indeling: Indeling, trap: Trap): void {
  const isWind = metWind({ trap })
  const { w, h, horizon, held, k, blazer, waaier, ver } = indeling
  const bij = isWind ? waaier : blazer
  schilderThema(g, PARKEN[trap], { w, h, deel: horizon / h })
  if (isWind) wolkenrand(g, w, [ver.y + ver.h, Math.max(0.5, k)])
  muziektent(g, indeling)
  vijver(g, indeling)
  slingerTouw(g, indeling)
  g.save()
  g.translate(bij.x, bij.y)
  g.scale(bij.k, bij.k)
  if (isWind) waaierVoet(g)
  else machine(g)
  g.restore()
  schaduw(g, [held.x, held.y, 52 * k, 12 * k])
  if (inSchemer({ trap })) schemering(g, indeling)
}
