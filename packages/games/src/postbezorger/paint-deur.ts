import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, gloed, lijn, ovaal, pad, solid } from '@letterhaven/game-kit/tekenen/teken'
import type { Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { drawBrief, drawStang } from './paint-fiets.ts'
import { BOUW } from './paint-huis.ts'

/** How far the light of an open door falls, in parts of its width. */
const SCHIJN = 0.9

/** An open door with the light of the hall in it, in the middle of its plate. */
export function openDeur({ w, h }: Vak, nr: number, schaal: number): Plaat {
  const rand = w * SCHIJN
  return bak({ w: w + 2 * rand, h: h + 2 * rand, schaal }, (g) => {
    const [x, y] = [rand, rand]
    gloed(g, [x + w / 2, y + h / 2, w], '#ffc86a')
    const kader: Kader = [x, y, w, h]
    const rond = [w * 0.4, w * 0.4, 3, 3] as const
    solid(g, { pad: doos(kader, [...rond]), kader, kleur: '#ffd98a', lijn: 4 })
    const blad = lijn([
      [x, y + h * 0.1],
      [x - w * 0.3, y + h * 0.2],
      [x - w * 0.3, y + h * 1.06],
      [x, y + h],
    ])
    const kleur = BOUW[nr % BOUW.length]?.deur ?? CREME
    solid(g, { pad: blad, kader: [x - w * 0.3, y, w * 0.3, h], kleur, lijn: 4 })
    fill(g, ovaal([x - w * 0.22, y + h * 0.62, 3.5, 3.5]), GOUD)
  })
}

/** A postcard that comes back: a picture with a heart, and the stripes of airmail. */
export function ansicht(nr: number, s: number, schaal: number): Plaat {
  return bak({ w: 66 * s, h: 50 * s, schaal }, (g) => {
    g.scale(s, s)
    drawBrief(g, [33, 46, 58, 42], 0)
    const beeld: Kader = [9, 9, 48, 32]
    fill(g, doos(beeld, 3), BOUW[nr]?.muur ?? CREME)
    fill(g, pad('M9 33Q22 22 34 32T57 28V41H9Z'), '#ffffff')
    drawStang(g, pad('M33 31q-11-9-5-13q4-2 5 3q1-5 5-3q6 4-5 13z'), [9, 5, '#e24a3b'])
  })
}
