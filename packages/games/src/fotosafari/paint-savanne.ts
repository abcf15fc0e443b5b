import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { bollen, doos, ovaal, pad, solid, streep, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

/** A flat-topped acacia in the distance. */
export function acacia(
  g: G,
  [x, y, s]: readonly [number, number, number],
  tint: { readonly stam: string; readonly kroon: string },
): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  const stam = pad('M-9 0Q-4-60-22-104L-10-108Q0-86 3-70Q8-96 26-116L36-110Q14-70 12 0Z')
  solid(g, {
    pad: stam,
    kader: [-24, -116, 60, 116],
    kleur: tint.stam,
    lijn: 0,
  })
  const kroon = bollen([
    [-86, -118, 26],
    [-50, -134, 32],
    [-8, -142, 36],
    [38, -138, 34],
    [78, -124, 28],
  ])
  kroon.addPath(doos([-104, -124, 204, 20], 10))
  solid(g, {
    pad: kroon,
    kader: [-112, -178, 220, 76],
    kleur: tint.kroon,
    lijn: 0,
  })
  g.restore()
}

/** Tufts of grass. */
export function gras(g: G, [x, y, s]: readonly [number, number, number], kleur: string): void {
  const pol = pad(
    `M${x - 16 * s} ${y}Q${x - 14 * s} ${y - 18 * s} ${x - 22 * s} ${y - 28 * s}Q${x - 8 * s} ${y - 18 * s} ${x - 6 * s} ${y - 3 * s}Q${x - 4 * s} ${y - 30 * s} ${x + 2 * s} ${y - 40 * s}Q${x + 4 * s} ${y - 20 * s} ${x + 6 * s} ${y - 3 * s}Q${x + 10 * s} ${y - 20 * s} ${x + 22 * s} ${y - 26 * s}Q${x + 14 * s} ${y - 14 * s} ${x + 16 * s} ${y}Z`,
  )
  const kader: Kader = [x - 22 * s, y - 40 * s, 44 * s, 40 * s]
  solid(g, { pad: pol, kader, kleur, lijn: 0, strook: 0 })
}

/** A flower of the plain. */
export function bloem(g: G, [x, y, s]: readonly [number, number, number]): void {
  streep(g, pad(`M${x} ${y}q${3 * s}-${12 * s} 0-${24 * s}`), { kleur: '#6f7a35', dikte: 4 * s })
  for (let i = 0; i < 6; i += 1) {
    const hoek = (i * Math.PI) / 3
    const [px, py] = [x + Math.cos(hoek) * 8 * s, y - 26 * s + Math.sin(hoek) * 8 * s]
    fill(g, ovaal([px, py, 6.5 * s, 6.5 * s]), INKT)
  }
  for (let i = 0; i < 6; i += 1) {
    const hoek = (i * Math.PI) / 3
    const [px, py] = [x + Math.cos(hoek) * 8 * s, y - 26 * s + Math.sin(hoek) * 8 * s]
    fill(g, ovaal([px, py, 4.4 * s, 4.4 * s]), '#ff7d8f')
  }
  fill(g, ovaal([x, y - 26 * s, 5 * s, 5 * s]), GOUD)
}
