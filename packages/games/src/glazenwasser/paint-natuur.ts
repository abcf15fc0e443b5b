import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  bollen,
  doos,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

const KROON = [
  [100, 58, 50],
  [56, 96, 46],
  [146, 98, 46],
  [72, 138, 44],
  [132, 138, 46],
  [100, 104, 58],
] as const

const APPELS = [
  [58, 70],
  [122, 50],
  [92, 128],
  [150, 112],
  [46, 122],
  [112, 86],
] as const

function appel(g: G, x: number, y: number): void {
  fill(g, ovaal([x, y, 9, 9]), INKT)
  fill(g, ovaal([x, y, 6.2, 6.2]), '#ff5d5d')
  fill(g, ovaal([x - 2, y - 2.2, 2, 1.8]), '#ffffff')
}

/** An apple tree, its foot in the middle of the lower edge. */
export function boom(schaal: number, k: number): Plaat {
  return bak({ w: 204 * k, h: 234 * k, schaal }, (g) => {
    g.scale(k, k)
    solid(g, {
      pad: pad('M86 150Q88 200 80 230H124Q114 200 118 150Z'),
      kader: [80, 150, 44, 80],
      kleur: '#9a6238',
    })
    fill(g, bollen(KROON, 5), INKT)
    const kroon = bollen(KROON)
    fill(g, kroon, verloop(g, [30, 10, 150, 190], ['#bdec58', '#62bd41', '#2f8f45']))
    binnen(g, kroon, () => {
      for (const [x, y, r] of [
        [82, 42, 28],
        [42, 84, 23],
        [126, 80, 25],
        [90, 98, 21],
      ] as const)
        fill(g, ovaal([x, y, r, r * 0.72], -0.4), 'rgba(255,255,210,.3)')
      for (const [x, y, r] of [
        [142, 152, 34],
        [80, 168, 30],
        [172, 120, 20],
      ] as const)
        fill(g, ovaal([x, y, r, r * 0.6], 0.2), 'rgba(16,84,70,.26)')
    })
    for (const [x, y] of APPELS) appel(g, x, y)
  })
}

function wiel(g: G, x: number): void {
  streep(g, ovaal([x, 58, 20, 20]), { dikte: 9 })
  streep(g, ovaal([x, 58, 20, 20]), { kleur: '#6d6f8f', dikte: 3 })
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 4
    const [dx, dy] = [Math.cos(a) * 18, Math.sin(a) * 18]
    streep(g, pad(`M${x - dx} ${58 - dy}L${x + dx} ${58 + dy}`), {
      kleur: 'rgba(45,34,80,.45)',
      dikte: 1.4,
    })
  }
  fill(g, ovaal([x, 58, 4, 4]), INKT)
}

/** A parked bicycle with a basket of flowers. */
export function fiets(schaal: number, k: number): Plaat {
  return bak({ w: 124 * k, h: 90 * k, schaal }, (g) => {
    g.scale(k, k)
    // The flowers stick out above the basket, so everything is moved down.
    g.translate(0, 6)
    wiel(g, 28)
    wiel(g, 96)
    const frame = pad('M28 58L46 28H82L58 58ZM46 28L58 58M42 18L46 28M82 28L96 58M82 28L78 12')
    streep(g, frame, { dikte: 10 })
    streep(g, frame, { kleur: '#ff4f73', dikte: 4.5 })
    streep(g, pad('M32 17H50'), { dikte: 9 })
    streep(g, pad('M33 16H49'), { kleur: '#8a5a3c', dikte: 4 })
    streep(g, pad('M70 13Q78 8 86 14'), { dikte: 6 })
    solid(g, {
      pad: doos([84, 14, 28, 20], [3, 3, 8, 8]),
      kader: [84, 14, 28, 20],
      kleur: '#d99a55',
      lijn: 3,
    })
    for (const [x, y, kleur] of [
      [90, 10, '#ff7ab0'],
      [98, 6, GOUD],
      [106, 10, '#ff7ab0'],
    ] as const)
      solid(g, { pad: ovaal([x, y, 6, 6]), kader: [x - 6, y - 6, 12, 12], kleur, lijn: 2.5 })
  })
}
