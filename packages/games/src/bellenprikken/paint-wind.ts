import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

/** How high the middle of the fan is above its foot, and how long its blades are. */
export const WAAIER = { hoog: 92, r: 44 } as const
const BLADKLEUREN = ['#e8552d', '#f2a02b', '#c93a3a'] as const

/** Paints the foot of the fan round (0, 0), and the ring in which its blades turn. */
export function waaierVoet(g: G): void {
  schaduw(g, [0, 2, 52, 11])
  const voet: Kader = [-36, -16, 72, 18]
  solid(g, { pad: doos(voet, 9), kader: voet, kleur: '#3f7fd0', glans: 0.3 })
  const steel: Kader = [-7, -WAAIER.hoog, 14, WAAIER.hoog - 12]
  solid(g, { pad: doos(steel, 6), kader: steel, kleur: '#cfd8ee', lijn: 3.5 })
  const ring = ovaal([0, -WAAIER.hoog, WAAIER.r + 8, WAAIER.r + 8])
  fill(g, ring, 'rgba(230,244,255,.5)')
  streep(g, ring, { dikte: 11 })
  streep(g, ring, { kleur: '#ffd23f', dikte: 5 })
}

/** The blades of the fan, which turn round the middle of the plate. */
export function bladen(schaal: number): Plaat {
  const maat = WAAIER.r * 2 + 8
  return bak({ w: maat, h: maat, schaal }, (g) => {
    g.translate(maat / 2, maat / 2)
    for (let i = 0; i < 4; i += 1) {
      g.rotate(Math.PI / 2)
      solid(g, {
        pad: pad('M0 0C-4 -16 -2 -34 12 -38C26 -34 26 -14 0 0Z'),
        kader: [-4, -38, 30, 38],
        kleur: '#5cc7e8',
        lijn: 3,
      })
    }
    solid(g, { pad: ovaal([0, 0, 9, 9]), kader: [-9, -9, 18, 18], kleur: '#ff5d7a', lijn: 3 })
  })
}

/** A gust of wind, seen as three lines that curl. It blows to the right. */
export const vlaag = (schaal: number): Plaat =>
  bak({ w: 96, h: 48, schaal }, (g) => {
    for (const [vorm, dikte] of [
      ['M6 14H66Q82 14 80 6Q76 0 70 6', 4],
      ['M14 25H84Q94 27 92 36Q88 42 82 37', 5],
      ['M4 36H54Q64 37 62 43', 3.5],
    ] as const) {
      streep(g, pad(vorm), { kleur: 'rgba(70,60,130,.35)', dikte: dikte + 3 })
      streep(g, pad(vorm), { kleur: wit(0.95), dikte })
    }
  })

/** A leaf in the wind. */
export const blad = (nr: number, schaal: number): Plaat =>
  bak({ w: 30, h: 26, schaal }, (g) => {
    solid(g, {
      pad: pad('M4 20Q2 6 16 4Q26 3 26 6Q26 20 12 22Q8 22 4 20Z'),
      kader: [3, 3, 24, 20],
      kleur: BLADKLEUREN[nr % BLADKLEUREN.length] ?? '#e8552d',
      lijn: 2.5,
    })
    streep(g, pad('M4 20Q14 14 22 7'), { kleur: 'rgba(60,20,30,.6)', dikte: 2 })
  })

/** A kite with a tail, held up by the wind. */
export const vlieger = (schaal: number): Plaat =>
  bak({ w: 92, h: 128, schaal }, (g) => {
    streep(g, pad('M46 74Q30 90 48 100T40 124'), { dikte: 3 })
    for (const [x, y] of [
      [42, 88],
      [46, 104],
      [40, 118],
    ] as const)
      solid(g, {
        pad: lijn([
          [x - 9, y - 5],
          [x + 9, y + 5],
          [x + 9, y - 5],
          [x - 9, y + 5],
        ]),
        kader: [x - 9, y - 5, 18, 10],
        kleur: '#ffd23f',
        lijn: 2.5,
      })
    solid(g, {
      pad: lijn([
        [46, 6],
        [80, 34],
        [46, 78],
        [12, 34],
      ]),
      kader: [12, 6, 68, 72],
      kleur: '#ff5d8f',
      binnen: (q) => {
        fill(
          q,
          lijn([
            [46, 6],
            [80, 34],
            [46, 34],
          ]),
          '#ffd23f',
        )
        fill(
          q,
          lijn([
            [12, 34],
            [46, 34],
            [46, 78],
          ]),
          '#4fc3f7',
        )
      },
    })
    streep(g, pad('M46 6V78M12 34H80'), { dikte: 3 })
  })

/** A bank of clouds across the sky, behind which the wind carried the bubbles. */
export function wolkenrand(g: G, w: number, [y, k]: readonly [number, number]): void {
  const stap = 42 * k
  const wolken = Array.from({ length: Math.ceil(w / stap) + 1 }, (_, i) => {
    const r = (20 + ((i * 29) % 34)) * k
    return [i * stap, y + ((i * 53) % 22) * k, r] as const
  })
  fill(
    g,
    bollen(wolken),
    verloop(g, [0, y - 50 * k, 0, y + 50 * k], [wit(0.85), 'rgba(255,244,228,.5)', wit(0)]),
  )
}

const REGENBOOG = ['#f25a5a', '#ff9d3d', '#ffd93d', '#5cc85a', '#46a8f0', '#9a68e0'] as const

/** Paints the bows of a rainbow over what is being painted. */
function regenboog(g: G, [x, y, r]: readonly [number, number, number]): void {
  for (const [i, kleur] of REGENBOOG.entries()) {
    const s = r * (1 - i / REGENBOOG.length)
    fill(g, ovaal([x, y, s, s]), kleur)
  }
}

/** The rainbow frog: it sits, or it leaps with its legs stretched. */
export function regenboogkikker(springt: boolean, schaal: number): Plaat {
  return bak({ w: 150, h: 128, schaal }, (g) => {
    g.translate(75, 72)
    for (const kant of [-1, 1]) {
      const poot = springt
        ? pad(`M${kant * 24} 18Q${kant * 60} 24 ${kant * 52} 50L${kant * 66} 52`)
        : pad(`M${kant * 20} 26Q${kant * 62} 0 ${kant * 46} 34L${kant * 62} 36`)
      streep(g, poot, { dikte: 21 })
      streep(g, poot, { kleur: '#5cc85a', dikte: 13 })
    }
    solid(g, {
      pad: pad('M-40 10C-42 -26 42 -26 40 10C38 42 -38 42 -40 10Z'),
      kader: [-41, -20, 82, 56],
      kleur: '#5cc85a',
      binnen: (q) => {
        regenboog(q, [0, 44, 66])
        fill(q, ovaal([0, 30, 20, 16]), '#fff6e0')
      },
    })
    for (const x of [-20, 20]) {
      solid(g, { pad: ovaal([x, -24, 15, 15]), kader: [x - 15, -39, 30, 30], kleur: '#f25a5a' })
      fill(g, ovaal([x, -24, 9.5, 10]), '#ffffff')
      fill(g, ovaal([x + 1, -23, 5.5, 6.5]), INKT)
      fill(g, ovaal([x - 1, -26, 2, 2]), '#ffffff')
    }
    fill(g, ovaal([-29, 2, 6, 4]), 'rgba(255,120,150,.7)')
    fill(g, ovaal([29, 2, 6, 4]), 'rgba(255,120,150,.7)')
    streep(g, pad('M-19 1Q0 17 19 1'), { dikte: 4 })
  })
}

/** A leaf of a water lily, on which a frog sits. */
export const lelieblad = (schaal: number): Plaat =>
  bak({ w: 124, h: 44, schaal }, (g) => {
    solid(g, {
      pad: pad('M62 22L104 12Q118 24 96 34Q60 44 24 34Q4 24 26 12Q60 2 90 8Z'),
      kader: [6, 4, 112, 36],
      kleur: '#4fae62',
      lijn: 3,
    })
  })

/** A golden bubble for the pupil's own record. */
export const goudenBel = (r: number, schaal: number): Plaat =>
  bak({ w: r * 2 + 12, h: r * 2 + 12, schaal }, (g) => {
    g.translate(r + 6, r + 6)
    solid(g, {
      pad: ovaal([0, 0, r, r]),
      kader: [-r, -r, 2 * r, 2 * r],
      kleur: '#ffd23f',
      licht: 0.65,
      lijn: 3,
    })
    fill(g, ovaal([-r * 0.36, -r * 0.42, r * 0.24, r * 0.16], -0.6), wit(0.95))
    fill(g, ovaal([r * 0.34, r * 0.46, r * 0.12, r * 0.09], -0.6), wit(0.8))
  })
