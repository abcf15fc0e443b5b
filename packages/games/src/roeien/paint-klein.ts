import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, gloed, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** Paints round a point, at a scale. */
export function bij(g: G, [x, y, s]: readonly [number, number, number], perform: () => void): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  perform()
  g.restore()
}

/** Paints a bell that hangs from (0, 0). */
export function drawBel(g: G): void {
  streep(g, pad('M0 0V10'), { dikte: 6 })
  const klok = pad('M-22 44C-17 38-17 26-14 20C-11 11-5 8 0 8C5 8 11 11 14 20C17 26 17 38 22 44Z')
  fill(g, ovaal([0, 48, 7, 7]), INKT)
  fill(g, ovaal([0, 48, 4, 4]), '#a8701c')
  solid(g, { pad: klok, kader: [-22, 8, 44, 38], kleur: GOUD, lijn: 3.6, glans: 0.6 })
}

export const belPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 60, h: 66, schaal: schaal * s }, (g) => bij(g, [30, 4, 1], () => drawBel(g)))

/** Paints the post in the water on which the bell of the bend hangs; its foot at (0, 0), its arm to the right. */
export function drawPaal(g: G): void {
  fill(g, ovaal([0, 2, 22, 6]), 'rgba(30,40,25,.4)')
  solid(g, { pad: doos([-8, -132, 16, 134], 5), kader: [-8, -132, 16, 134], kleur: '#9a6a40' })
  solid(g, { pad: doos([-8, -132, 64, 13], 5), kader: [-8, -132, 64, 13], kleur: '#9a6a40' })
  streep(g, pad('M8-96L34-120'), { dikte: 9 })
  streep(g, pad('M8-96L34-120'), { kleur: '#b98352', dikte: 4 })
  for (const [y, kleur] of [
    [-52, ROOD],
    [-38, PAPIER],
    [-24, ROOD],
  ] as const)
    fill(g, doos([-8, y, 16, 14], 0), kleur)
}

export const paalPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 96, h: 152, schaal: schaal * s }, (g) => bij(g, [26, 140, 1], () => drawPaal(g)))
/** Where the foot of the post is in its plate. */
export const PAAL_ANKER = [26 / 96, 140 / 152] as const

/** Paints a duck that swims to the left, its middle on the water at (0, 0). */
export function drawEend(g: G, kleur: string): void {
  fill(g, ovaal([2, 6, 24, 6]), 'rgba(30,40,25,.35)')
  solid(g, {
    pad: pad('M-18 2C-22-8-10-12 2-10C14-9 20-14 26-18C26-4 22 8 4 9C-8 9-16 8-18 2Z'),
    kader: [-20, -18, 46, 28],
    kleur: '#c9a27a',
    lijn: 3.2,
  })
  solid(g, { pad: ovaal([-14, -15, 10, 10]), kader: [-24, -25, 20, 20], kleur, lijn: 3.2 })
  fill(g, pad('M-22-17L-34-13L-22-11Z'), '#ffb02e')
  streep(g, pad('M-22-17L-34-13L-22-11'), { dikte: 2.4 })
  fill(g, ovaal([-17, -18, 2.2, 2.6]), INKT)
  streep(g, pad('M-4-3Q6 3 14-4'), { kleur: 'rgba(70,40,20,.5)', dikte: 3 })
}

export const eendPlaat = (isWoerd: boolean, s: number, schaal: number): Plaat =>
  bak({ w: 76, h: 50, schaal: schaal * s }, (g) =>
    bij(g, [40, 34, 1], () => drawEend(g, isWoerd ? '#3f8a5c' : '#b98a5e')),
  )

/** Paints a leaf of a water lily with its flower. */
export const leliePlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 84, h: 44, schaal: schaal * s }, (g) =>
    bij(g, [42, 26, 1], () => {
      solid(g, {
        pad: pad('M0 0L34-8C40 2 24 14 0 14C-24 14-38 6-36-2C-32-12-12-14 10-12Z'),
        kader: [-38, -14, 76, 30],
        kleur: '#6f9a48',
        lijn: 3,
      })
      for (const x of [-9, 0, 9])
        fill(g, ovaal([x - 6, -8 - (x === 0 ? 5 : 0), 5, 9], x * 0.06), '#fff3f6')
      fill(g, ovaal([-6, -8, 4, 4]), GOUD)
    }),
  )

/** A ring on the water. */
export const kringPlaat = (schaal: number): Plaat =>
  bak({ w: 120, h: 34, schaal }, (g) => {
    streep(g, ovaal([60, 17, 54, 12]), { kleur: 'rgba(255,252,225,.55)', dikte: 4 })
    streep(g, ovaal([60, 17, 34, 7]), { kleur: 'rgba(255,252,225,.35)', dikte: 3 })
  })

/** A drop of water. */
export const druppelPlaat = (schaal: number): Plaat =>
  bak({ w: 18, h: 18, schaal }, (g) => {
    fill(g, ovaal([9, 9, 6, 7]), '#eaf6d8')
    streep(g, ovaal([9, 9, 6, 7]), { kleur: 'rgba(60,90,70,.7)', dikte: 2 })
  })

/** Paints a lantern that hangs from (0, 0), lit or not. */
export function drawLampion(g: G, kleur: string, isAan: boolean): void {
  if (isAan) gloed(g, [0, 18, 44], '#ffd76e')
  streep(g, pad('M0 0V6'), { dikte: 3 })
  solid(g, {
    pad: ovaal([0, 19, 13, 14]),
    kader: [-13, 5, 26, 28],
    kleur: isAan ? kleur : '#8d8798',
    lijn: 3,
    glans: isAan ? 0.5 : 0,
  })
  streep(g, pad('M-12 14Q0 18 12 14M-12 24Q0 28 12 24'), { kleur: 'rgba(60,30,30,.4)', dikte: 2 })
}

export const LAMPIONNEN = ['#ff8a5c', GOUD, '#8fd66f', '#6fc3f2', '#f29ac8'] as const

export const lampionPlaat = (nr: number, s: number, schaal: number): Plaat =>
  bak({ w: 92, h: 96, schaal: schaal * s }, (g) =>
    bij(g, [46, 26, 1], () => drawLampion(g, LAMPIONNEN[nr % LAMPIONNEN.length] ?? GOUD, true)),
  )
