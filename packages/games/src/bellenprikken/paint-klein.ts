import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** Paints a bubble round (x, y). */
export function drawBel(g: G, [x, y, r]: readonly [number, number, number]): void {
  fill(
    g,
    ovaal([x, y, r, r]),
    straal(g, [x, y, r * 0.3, r], ['rgba(255,255,255,.55)', 'rgba(255,214,243,.6)', '#9fdcff']),
  )
  streep(g, ovaal([x, y, r, r]), { kleur: 'rgba(60,90,190,.75)', dikte: Math.max(1.5, r * 0.08) })
  fill(g, ovaal([x - r * 0.36, y - r * 0.42, r * 0.22, r * 0.15], -0.6), wit(0.95))
}

/** A small bubble, as the machine blows them. */
export const belletje = (schaal: number): Plaat =>
  bak({ w: 36, h: 36, schaal }, (g) => drawBel(g, [18, 18, 15]))

/** What is left of a pricked bubble. */
export const druppel = (schaal: number): Plaat =>
  bak({ w: 18, h: 18, schaal }, (g) => {
    fill(g, ovaal([9, 9, 7, 7]), 'rgba(60,110,210,.8)')
    fill(g, ovaal([9, 9, 4.6, 4.6]), '#d8f4ff')
  })

/** A star of joy. */
export const ster = (schaal: number): Plaat =>
  bak({ w: 34, h: 34, schaal }, (g) => {
    const punten = Array.from({ length: 10 }, (_, i) => {
      const [hoek, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? 14 : 6.5]
      return [17 + Math.cos(hoek) * r, 17 + Math.sin(hoek) * r] as const
    })
    solid(g, { pad: lijn(punten), kader: [3, 3, 28, 28], kleur: GOUD, lijn: 3 })
  })

/** A duck that swims to the left. */
export const eend = (schaal: number): Plaat =>
  bak({ w: 84, h: 66, schaal }, (g) => {
    g.translate(42, 44)
    solid(g, {
      pad: pad('M-26 4Q-14 -14 8 -10Q26 -10 34 -20Q34 14 2 14Q-24 14 -26 4Z'),
      kader: [-26, -20, 60, 34],
      kleur: '#fff4d6',
    })
    solid(g, { pad: ovaal([-16, -20, 13, 13]), kader: [-29, -33, 26, 26], kleur: '#4fae62' })
    solid(g, { pad: pad('M-27 -20L-40 -15L-27 -12Z'), kader: [-40, -20, 13, 8], kleur: '#ff9d2e' })
    fill(g, ovaal([-19, -23, 2.6, 3]), INKT)
    streep(g, pad('M2 -1Q14 8 24 -4'), { dikte: 3 })
    streep(g, pad('M-34 15Q0 24 40 13'), { kleur: wit(0.8), dikte: 4 })
  })

/** The ring with which bubbles are pricked and blown. */
export const prikker = (schaal: number): Plaat =>
  bak({ w: 54, h: 104, schaal }, (g) => {
    streep(g, pad('M27 48V98'), { dikte: 13 })
    streep(g, pad('M27 48V98'), { kleur: '#ff5d7a', dikte: 6 })
    streep(g, ovaal([27, 27, 18, 18]), { dikte: 13 })
    streep(g, ovaal([27, 27, 18, 18]), { kleur: GOUD, dikte: 6 })
    fill(g, ovaal([27, 27, 14, 14]), 'rgba(210,244,255,.7)')
  })

/** A ring of water that widens where a bubble burst. */
export const kring = (schaal: number): Plaat =>
  bak({ w: 124, h: 124, schaal }, (g) => {
    streep(g, ovaal([62, 62, 54, 54]), { kleur: 'rgba(90,140,230,.7)', dikte: 9 })
    streep(g, ovaal([62, 62, 54, 54]), { kleur: wit(0.95), dikte: 5 })
  })

/** A duck in flight to the left, its wings spread. */
export const eendInDeLucht = (schaal: number): Plaat =>
  bak({ w: 96, h: 74, schaal }, (g) => {
    g.translate(50, 44)
    solid(g, {
      pad: pad('M-2 -4Q4 -34 28 -38Q22 -18 20 -2Z'),
      kader: [-2, -38, 30, 36],
      kleur: '#d9e4f2',
    })
    solid(g, {
      pad: pad('M-28 2Q-10 -12 10 -8Q28 -6 40 -12Q34 8 8 10Q-20 12 -28 2Z'),
      kader: [-28, -12, 68, 24],
      kleur: '#fff4d6',
    })
    solid(g, { pad: ovaal([-28, -6, 11, 11]), kader: [-39, -17, 22, 22], kleur: '#4fae62' })
    solid(g, { pad: pad('M-37 -7L-48 -3L-37 1Z'), kader: [-48, -7, 11, 8], kleur: '#ff9d2e' })
    fill(g, ovaal([-31, -9, 2.4, 2.8]), INKT)
    solid(g, {
      pad: pad('M-8 0Q-4 26 18 30Q18 12 16 0Z'),
      kader: [-8, 0, 26, 30],
      kleur: '#f6ecd2',
    })
  })

/** The colours of the lanterns. */
export const LANTAARNS = ['#a9f2d3', '#ffc4e2', '#fff3cf'] as const

/** A lantern: a bubble that hangs from the line, dark or with light in it. Its hook is at the top of the plate. */
export const lantaarn = (kleur: string | null, schaal: number): Plaat =>
  bak({ w: 72, h: 84, schaal }, (g) => {
    if (kleur) gloed(g, [36, 46, 36], '#ffe9a8')
    streep(g, pad('M36 2V16'), { dikte: 5 })
    const bol = ovaal([36, 46, 20, 22])
    solid(g, { pad: bol, kader: [16, 24, 40, 44], kleur: kleur ?? '#b9c2d8', lijn: 3 })
    if (kleur)
      fill(
        g,
        ovaal([36, 50, 11, 12]),
        straal(g, [36, 50, 1, 12], ['#ffffff', '#fff0a8', 'rgba(255,230,150,0)']),
      )
    fill(g, ovaal([29, 36, 5, 3.6], -0.6), wit(kleur ? 0.95 : 0.6))
    const dop = pad('M26 26Q36 14 46 26Z')
    solid(g, { pad: dop, kader: [26, 16, 20, 10], kleur: '#8a5230', lijn: 2.5 })
  })
