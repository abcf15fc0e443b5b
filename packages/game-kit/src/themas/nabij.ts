import { INKT, show, CREME, GOUD } from '../tekenen/kleur.ts'
import {
  bollen,
  doos,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  fill,
} from '../tekenen/teken.ts'
import type { G, Kader, Punt } from '../tekenen/teken.ts'
import type { Doek, Schilder } from './thema.ts'

/** Where a thing stands: a fraction of the width, a fraction of the ground from the horizon down, and its size. */
type Plek = readonly [x: number, diep: number, maat: number]
type Ding = (g: G) => void

/** Places a thing, drawn 100 high with its foot at (0, 0), at these places. */
function op(plekken: readonly Plek[], ding: Ding): Schilder {
  return (g, { w, h, horizon, k }: Doek) => {
    for (const [x, diep, maat] of plekken) {
      const y = horizon + diep * (h - horizon)
      const s = maat * k
      schaduw(g, [w * x, y, 34 * s, 9 * s])
      g.save()
      g.translate(w * x, y)
      g.scale(s, s)
      ding(g)
      g.restore()
    }
  }
}

/** A tree with a round crown. */
export const bomen = (plekken: readonly Plek[], kleur = '#62bd41'): Schilder =>
  op(plekken, (g) => {
    solid(g, {
      pad: pad('M-8 -40Q-7 -10 -12 0H12Q7 -10 8 -40Z'),
      kader: [-12, -40, 24, 40],
      kleur: '#9a6238',
    })
    const kroon: [number, number, number][] = [
      [0, -84, 25],
      [-24, -62, 23],
      [24, -62, 23],
      [0, -48, 26],
    ]
    fill(g, bollen(kroon, 4), INKT)
    fill(
      g,
      bollen(kroon),
      verloop(g, [-30, -110, 20, -20], [show(kleur, 0.35), kleur, show(kleur, -0.25)]),
    )
    for (const [x, y, r] of [
      [-10, -92, 12],
      [-30, -68, 10],
    ] as const)
      fill(g, ovaal([x, y, r, r * 0.7], -0.4), 'rgba(255,255,210,.34)')
  })

/** A fir, with white branches in winter. */
export const dennen = (plekken: readonly Plek[], sneeuw: boolean): Schilder =>
  op(plekken, (g) => {
    solid(g, { pad: doos([-7, -18, 14, 18], 3), kader: [-7, -18, 14, 18], kleur: '#8a5636' })
    for (const [y, b, t] of [
      [-14, 36, 40],
      [-38, 29, 36],
      [-62, 21, 34],
    ] as const) {
      const vorm = lijn([
        [-b, y],
        [0, y - t],
        [b, y],
      ])
      solid(g, { pad: vorm, kader: [-b, y - t, 2 * b, t], kleur: '#2f9a6b' })
      if (sneeuw)
        fill(
          g,
          lijn([
            [-b * 0.42, y - t * 0.58],
            [0, y - t],
            [b * 0.42, y - t * 0.58],
            [b * 0.16, y - t * 0.48],
            [-b * 0.12, y - t * 0.56],
          ]),
          '#ffffff',
        )
    }
  })

/** A palm. */
export const palmen = (plekken: readonly Plek[]): Schilder =>
  op(plekken, (g) => {
    solid(g, {
      pad: pad('M-9 0Q-4 -46 10 -84L20 -82Q8 -44 9 0Z'),
      kader: [-9, -84, 30, 84],
      kleur: '#b9783f',
    })
    for (let i = 0; i < 6; i++) {
      const a = Math.PI * (0.94 + (i / 5) * 1.12)
      const [ex, ey] = [15 + Math.cos(a) * 46, -84 + Math.sin(a) * 26 + 16]
      const [mx, my] = [(15 + ex) / 2, Math.min(-84, ey) - 14]
      solid(g, {
        pad: pad(`M15 -86Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + 16} 15 -80Z`),
        kader: [-34, -116, 98, 60],
        kleur: '#46b455',
        lijn: 3,
      })
    }
  })

/** A striped stall with an awning. */
export const kramen = (plekken: readonly Plek[], kleur: string): Schilder =>
  op(plekken, (g) => {
    for (const x of [-44, 38])
      solid(g, { pad: doos([x, -70, 7, 70], 2), kader: [x, -70, 7, 70], kleur: CREME, lijn: 3 })
    solid(g, {
      pad: doos([-50, -34, 100, 34], 5),
      kader: [-50, -34, 100, 34],
      kleur: '#c98a4a',
      lijn: 3.5,
    })
    for (let i = 0; i < 6; i++) {
      const x = -54 + i * 18
      solid(g, {
        pad: pad(`M${x} -88H${x + 18}V-64Q${x + 9} -52 ${x} -64Z`),
        kader: [x, -88, 18, 30],
        kleur: i % 2 ? CREME : kleur,
        lijn: 3,
      })
    }
    for (const [x, tint] of [
      [-30, '#ff5d5d'],
      [-10, '#ffb52e'],
      [10, '#62bd41'],
      [30, '#b56be0'],
    ] as const)
      solid(g, { pad: ovaal([x, -40, 9, 9]), kader: [x - 9, -49, 18, 18], kleur: tint, lijn: 2.6 })
  })

/** Coral in two colours, in turn. */
export const koraal = (plekken: readonly Plek[], kleuren: readonly [string, string]): Schilder =>
  op(plekken, (g) => {
    for (const [i, x] of [-18, 16].entries())
      for (const kant of [-1, 0, 1]) {
        const tak = pad(`M${x} 0Q${x} -30 ${x + kant * 17} -${kant === 0 ? 84 : 62}`)
        streep(g, tak, { dikte: 21 })
        streep(g, tak, { kleur: kleuren[i] ?? kleuren[0], dikte: 13 })
      }
  })

/** A striped tent with a flag. */
export const tenten = (plekken: readonly Plek[], kleur: string): Schilder =>
  op(plekken, (g) => {
    const baan = (x0: number, x1: number): Path2D =>
      lijn([
        [x0, 0],
        [x0 * 0.9, -40],
        [0, -92],
        [x1 * 0.9, -40],
        [x1, 0],
      ])
    const kader: Kader = [-54, -92, 108, 92]
    solid(g, { pad: baan(-54, 54), kader, kleur: CREME })
    for (const [a, b] of [
      [-54, -32],
      [-11, 11],
      [32, 54],
    ] as const)
      fill(
        g,
        lijn([
          [a, 0],
          [a * 0.9, -40],
          [0, -92],
          [b * 0.9, -40],
          [b, 0],
        ]),
        kleur,
      )
    streep(g, pad('M0 -92V-116'), { dikte: 5 })
    solid(g, {
      pad: lijn([
        [0, -116],
        [24, -108],
        [0, -100],
      ]),
      kader: [0, -116, 24, 16],
      kleur: GOUD,
      lijn: 2.6,
    })
  })

/** A street lamp that is lit. */
export const lantaarns = (plekken: readonly Plek[]): Schilder =>
  op(plekken, (g) => {
    solid(g, { pad: doos([-5, -82, 10, 82], 4), kader: [-5, -82, 10, 82], kleur: '#4a4f7d' })
    solid(g, {
      pad: lijn([
        [-14, -84],
        [-18, -112],
        [18, -112],
        [14, -84],
      ]),
      kader: [-18, -112, 36, 28],
      kleur: '#ffe27a',
    })
    solid(g, {
      pad: lijn([
        [-22, -112],
        [0, -128],
        [22, -112],
      ]),
      kader: [-22, -128, 44, 16],
      kleur: '#4a4f7d',
    })
  })

/** A barn with a big door. */
export const schuren = (plekken: readonly Plek[], kleur: string): Schilder =>
  op(plekken, (g) => {
    solid(g, { pad: doos([-56, -58, 112, 58], 2), kader: [-56, -58, 112, 58], kleur })
    const dak: Punt[] = [
      [-66, -54],
      [-44, -92],
      [44, -92],
      [66, -54],
    ]
    solid(g, { pad: lijn(dak), kader: [-66, -92, 132, 38], kleur: '#8a5636' })
    solid(g, {
      pad: doos([-22, -42, 44, 42], 2),
      kader: [-22, -42, 44, 42],
      kleur: '#2f8a5b',
      lijn: 3,
    })
    streep(g, pad('M-20 -40L20 -2M20 -40L-20 -2'), { kleur: CREME, dikte: 4 })
  })

/** A boulder. */
export const rotsen = (plekken: readonly Plek[], kleur: string): Schilder =>
  op(plekken, (g) =>
    solid(g, {
      pad: pad('M-44 0Q-48 -40 -18 -52Q10 -64 34 -38Q50 -20 46 0Z'),
      kader: [-48, -60, 96, 60],
      kleur,
      glans: 0.25,
    }),
  )
