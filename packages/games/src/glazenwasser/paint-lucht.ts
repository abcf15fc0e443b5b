import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { mix } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { doos, gloed, lijn, ovaal, verloop, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling, Uur } from './indeling.ts'

const VER: Readonly<Record<Uur, readonly [string, string]>> = {
  dag: ['#a9d2ee', '#8cbce4'],
  avond: ['#b98fc4', '#8f6db4'],
  nacht: ['#33478f', '#28397c'],
}
/** The sky from its top to the houses, and what shines in it. */
const TINT = {
  dag: { lucht: ['#45b3ef', '#97dcfb', '#ffefc6'], gloed: '#fff0ad', zon: '#fffadf' },
  avond: { lucht: ['#4a4aa0', '#b069b0', '#ffb27d'], gloed: '#ffd0a0', zon: '#ffe0b0' },
  nacht: { lucht: ['#0e1648', '#1e3180', '#3f5fb4'], gloed: '#9db8ff', zon: '#fff4cf' },
} as const

/** Returns the outline of a distant gabled house, pointed or stepped. */
function silhouet(
  x: number,
  y: number,
  [b, voet, puntig]: readonly [number, number, boolean],
): Path2D {
  const top: Punt[] = puntig
    ? [[x + b / 2, y - 30]]
    : [
        [x + b * 0.2, y],
        [x + b * 0.2, y - 14],
        [x + b * 0.4, y - 14],
        [x + b * 0.4, y - 28],
        [x + b * 0.6, y - 28],
        [x + b * 0.6, y - 14],
        [x + b * 0.8, y - 14],
        [x + b * 0.8, y],
      ]
  return lijn([[x, voet], [x, y], ...top, [x + b, y], [x + b, voet]])
}

/** A church tower with a lantern and a pointed roof. */
function toren(g: G, [x, y, voet]: readonly [number, number, number], kleur: string): void {
  fill(
    g,
    lijn([
      [x - 26, voet],
      [x - 26, y],
      [x + 26, y],
      [x + 26, voet],
    ]),
    kleur,
  )
  fill(
    g,
    lijn([
      [x - 32, y],
      [x + 32, y],
      [x + 20, y - 26],
      [x - 20, y - 26],
    ]),
    kleur,
  )
  fill(
    g,
    lijn([
      [x - 15, y - 24],
      [x - 15, y - 54],
      [x + 15, y - 54],
      [x + 15, y - 24],
    ]),
    kleur,
  )
  fill(
    g,
    lijn([
      [x - 20, y - 54],
      [x, y - 116],
      [x + 20, y - 54],
    ]),
    kleur,
  )
  fill(g, ovaal([x, y + 26, 12, 12]), mix(kleur, '#ffffff', 0.45))
}

function skyline(g: G, { w, kade, k, uur }: Indeling): void {
  const rnd = stroom(7)
  const ver = VER[uur]
  toren(g, [w * 0.335, kade - 430 * k, kade], ver[0])
  for (const [laag, kleur] of ver.entries()) {
    for (let x = -20; x < w + 40;) {
      const breed = 44 + rnd() * 52
      const y = kade - (270 + rnd() * 120 + (1 - laag) * 60) * k
      fill(g, silhouet(x, y, [breed, kade, rnd() > 0.5]), kleur)
      if (uur === 'nacht') fill(g, doos([x + breed * 0.4, y + 16, 7, 10], 2), '#ffd98a')
      x += breed + 2
    }
  }
}

/** The stars over the roofs, the larger ones with a cross of light. */
function sterrenlucht(g: G, { w, h }: Indeling): void {
  const rnd = stroom(19)
  for (let i = 0; i < 90; i += 1) {
    const [x, y, r] = [rnd() * w, rnd() * h * 0.5, 0.8 + rnd() * 1.5]
    fill(g, ovaal([x, y, r, r]), i % 3 === 0 ? '#ffefc0' : '#dfe8ff')
    if (i % 11 !== 0) continue
    fill(g, ovaal([x, y, r * 5, 0.7]), '#dfe8ff')
    fill(g, ovaal([x, y, 0.7, r * 5]), '#dfe8ff')
  }
}

/** The spots on the moon. */
function kraters(g: G, x: number, y: number): void {
  for (const [dx, dy, r] of [
    [-16, -10, 10],
    [14, 12, 8],
    [10, -20, 5],
    [-12, 18, 6],
  ] as const)
    fill(g, ovaal([x + dx, y + dy, r, r]), 'rgba(214,190,140,.42)')
}

/** Sky, sun and the hazy town in the distance. There is no ink so far off. */
export function lucht(indeling: Indeling, schaal: number): Plaat {
  const { w, h, uur } = indeling
  const tint = TINT[uur]
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, h * 0.8], tint.lucht)
    g.fillRect(0, 0, w, h)
    const [zx, zy] = [w * 0.82, Math.min(150, h * 0.18)]
    gloed(g, [zx, zy, 340], tint.gloed)
    if (uur === 'nacht') sterrenlucht(g, indeling)
    gloed(g, [zx, zy, 120], '#fff9dc')
    fill(g, ovaal([zx, zy, 46, 46]), tint.zon)
    if (uur === 'nacht') kraters(g, zx, zy)
    g.save()
    g.globalAlpha = uur === 'nacht' ? 0.04 : 0.16
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2 + 0.2
      const punt = (hoek: number, r: number): Punt => [
        zx + Math.cos(hoek) * r,
        zy + Math.sin(hoek) * r,
      ]
      fill(
        g,
        lijn([punt(a - 0.05, 70), punt(a - 0.13, 420), punt(a + 0.13, 420), punt(a + 0.05, 70)]),
        '#fff8d0',
      )
    }
    g.restore()
    skyline(g, indeling)
  })
}
