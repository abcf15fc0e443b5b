import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
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

/** The colours of the kites, in the order in which they rise. */
export const VLIEGERS = ['#ff5d7a', '#ffb52e', '#5cc05a', '#4db2ee', '#a06be0'] as const

/** A kite with a tail, its nose pointing up. */
export function vlieger(kleur: string, schaal: number): Plaat {
  return bak({ w: 92, h: 150, schaal }, (g) => {
    g.translate(46, 10)
    streep(g, pad('M0 82Q-16 98 0 108T2 134'), { dikte: 3.5 })
    for (const [x, y] of [
      [-6, 98],
      [3, 118],
      [1, 134],
    ] as const) {
      const strik = pad(`M${x} ${y}l-11 -7v14ZM${x} ${y}l11 -7v14Z`)
      streep(g, strik, { dikte: 4 })
      fill(g, strik, '#fff6e0')
    }
    const vorm = lijn([
      [0, 0],
      [36, 32],
      [0, 84],
      [-36, 32],
    ])
    solid(g, {
      pad: vorm,
      kader: [-36, 0, 72, 84],
      kleur,
      binnen: () => {
        fill(
          g,
          lijn([
            [0, 0],
            [36, 32],
            [0, 32],
          ]),
          wit(0.5),
        )
        fill(
          g,
          lijn([
            [0, 84],
            [-36, 32],
            [0, 32],
          ]),
          wit(0.32),
        )
        streep(g, pad('M0 0V84M-36 32H36'), { dikte: 2.5 })
      },
    })
  })
}

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
    solid(g, { pad: lijn(punten), kader: [3, 3, 28, 28], kleur: '#ffd23f', lijn: 3 })
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
    streep(g, ovaal([27, 27, 18, 18]), { kleur: '#ffd23f', dikte: 6 })
    fill(g, ovaal([27, 27, 14, 14]), 'rgba(210,244,255,.7)')
  })

/** A dart with feathers, its nose pointing right. */
export const pijltje = (schaal: number): Plaat =>
  bak({ w: 62, h: 34, schaal }, (g) => {
    const veer = pad('M4 5L20 14H28L22 17L28 20H20L4 29L10 17Z')
    streep(g, veer, { dikte: 6 })
    fill(g, veer, '#ff5d7a')
    streep(g, pad('M22 17H44'), { dikte: 11 })
    streep(g, pad('M22 17H44'), { kleur: '#ffd23f', dikte: 5 })
    streep(g, pad('M44 17H57'), { dikte: 4.5 })
  })
