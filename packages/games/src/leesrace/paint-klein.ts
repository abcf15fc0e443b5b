import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, ovaal, pad, schaduw, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'

/** The colours of flags: in the hand, at the first try, mended, and in vain. */
export const VLAG = { hand: '#3f8ff0', staat: GOUD, later: '#8fd66f', mis: '#b9b3c6' } as const
export type Vlagkleur = keyof typeof VLAG

/** Paints a flag on its pole, its foot at (0, 0). */
export function drawVlag(g: G, kleur: Vlagkleur): void {
  schaduw(g, [2, 0, 14, 4], 0.35)
  streep(g, pad('M0-2V-62'), { dikte: 8 })
  streep(g, pad('M0-2V-62'), { kleur: '#f6ead2', dikte: 3.4 })
  const doek =
    kleur === 'mis'
      ? 'M2-58C10-54 15-46 13-24C10-20 6-22 2-28Z'
      : 'M2-60C14-66 22-52 40-60V-34C24-26 14-40 2-34Z'
  solid(g, { pad: pad(doek), kader: [0, -64, 42, 38], kleur: VLAG[kleur], lijn: 3.4 })
  fill(g, ovaal([0, -64, 4.5, 4.5]), GOUD)
}

const VLAG_MAAT = { w: 60, h: 80 } as const
/** Where the foot of a flag is in its plate. */
export const VLAG_ANKER = [10 / 60, 72 / 80] as const

export const vlagPlaat = (kleur: Vlagkleur, s: number, schaal: number): Plaat =>
  bak({ w: VLAG_MAAT.w, h: VLAG_MAAT.h, schaal: schaal * s }, (g) => {
    g.translate(10, 72)
    drawVlag(g, kleur)
  })

/** Paints a hurdle seen from the side of who runs, its foot at (0, 0). */
export function drawHorde(g: G): void {
  schaduw(g, [0, 0, 30, 7], 0.35)
  for (const x of [-19, 19]) streep(g, pad(`M${x} 0V-36`), { dikte: 8 })
  for (const x of [-19, 19]) streep(g, pad(`M${x} 0V-36`), { kleur: '#e6e2f2', dikte: 3.6 })
  const lat: Kader = [-28, -46, 56, 17]
  solid(g, {
    pad: doos(lat, 4),
    kader: lat,
    kleur: PAPIER,
    lijn: 3.4,
    binnen: () => {
      for (const x of [-20, 2, 24]) fill(g, doos([x - 6, -50, 11, 26], 0), ROOD)
    },
  })
}

export const hordePlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 76, h: 70, schaal: schaal * s }, (g) => {
    g.translate(38, 58)
    drawHorde(g)
  })

/** Paints the tortoise of the stadium, which holds its book upside down; its middle at (0, 0). */
export function drawSchildpad(g: G): void {
  const schild: Kader = [-32, -22, 64, 56]
  solid(g, {
    pad: pad('M-32 34C-36-6-18-24 0-24C18-24 36-6 32 34Z'),
    kader: schild,
    kleur: '#3f9a6a',
    lijn: 3.6,
    binnen: () => {
      for (const [x, y] of [
        [-18, 2],
        [18, 2],
        [0, -14],
      ] as const)
        fill(g, ovaal([x, y, 9, 8]), '#2f7a58')
    },
  })
  solid(g, { pad: ovaal([0, -22, 21, 19]), kader: [-21, -41, 42, 38], kleur: '#9fd97a', lijn: 3.6 })
  solid(g, {
    pad: pad('M-19-30C-16-48 16-48 19-30Z'),
    kader: [-19, -46, 38, 16],
    kleur: ROOD,
    lijn: 3.2,
  })
  streep(g, pad('M12-31H30'), { dikte: 6 })
  for (const x of [-8, 8]) {
    fill(g, ovaal([x, -21, 5, 5.6]), '#ffffff')
    fill(g, ovaal([x, -18.4, 2.8, 3]), INKT)
  }
  const boek: Kader = [-25, -4, 50, 32]
  solid(g, { pad: doos(boek, 4), kader: boek, kleur: GOUD, lijn: 3.4 })
  streep(g, pad('M0-4V28'), { dikte: 3 })
  g.save()
  g.rotate(Math.PI)
  write(g, 'A', [-12, -12, 20])
  write(g, 'B', [13, -12, 20])
  g.restore()
  for (const x of [-27, 27])
    solid(g, { pad: ovaal([x, 14, 7, 7]), kader: [x - 7, 7, 14, 14], kleur: '#9fd97a', lijn: 3 })
}

export const schildpadPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 92, h: 92, schaal: schaal * s }, (g) => {
    g.translate(46, 50)
    drawSchildpad(g)
  })

export const schaduwPlaat = (schaal: number): Plaat =>
  bak({ w: 92, h: 24, schaal }, (g) => schaduw(g, [46, 12, 44, 11], 0.42))
