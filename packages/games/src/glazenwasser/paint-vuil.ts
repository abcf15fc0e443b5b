import { legePlaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Maat, Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  doos,
  lijn,
  ovaal,
  straal,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'

const MODDER = '#80592f'
const MODDER_LICHT = '#9d7448'

/** Returns a splash of mud round (x, y), with eleven soft points. */
function klodder(g: G, [x, y, r]: readonly [number, number, number], rnd: () => number): Path2D {
  const punten = Array.from({ length: 11 }, (_, i): Punt => {
    const hoek = (i / 11) * Math.PI * 2
    const ver = r * (i % 2 ? 0.66 + rnd() * 0.2 : 0.95 + rnd() * 0.5)
    return [x + Math.cos(hoek) * ver, y + Math.sin(hoek) * ver * 0.9]
  })
  const vorm = new Path2D()
  punten.forEach(([ax, ay], i) => {
    const [bx, by] = punten[(i + 1) % punten.length] ?? [ax, ay]
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
    if (i === 0) vorm.moveTo(mx, my)
    const [cx, cy] = punten[(i + 2) % punten.length] ?? [bx, by]
    vorm.quadraticCurveTo(bx, by, (bx + cx) / 2, (by + cy) / 2)
  })
  fill(g, vorm, MODDER)
  return vorm
}

function spetter(g: G, plek: readonly [number, number, number], rnd: () => number): void {
  const [x, y, r] = plek
  if (rnd() > 0.4) {
    const lang = r * 0.8 + 12 + rnd() * 24
    streep(
      g,
      lijn(
        [
          [x, y],
          [x, y + lang],
        ],
        false,
      ),
      { kleur: MODDER, dikte: 5.5 },
    )
    fill(g, ovaal([x, y + lang, 4.5, 5.5]), MODDER)
  }
  klodder(g, plek, rnd)
  fill(g, ovaal([x - r * 0.12, y - r * 0.16, r * 0.7, r * 0.56]), MODDER_LICHT)
  fill(g, ovaal([x - r * 0.34, y - r * 0.42, r * 0.22, r * 0.13], -0.6), 'rgba(255,242,214,.45)')
}

/** A dirty pane: dust with wiped marks, and mud in the lower half. It is seeded. */
export function vuil({ w, h, schaal }: Maat, zaad: number): Plaat {
  const plaat = legePlaat({ w, h, schaal })
  const { g } = plaat
  const rnd = stroom(zaad)
  g.save()
  g.clip(doos([0, 0, w, h], 4))
  g.fillStyle = verloop(g, [0, 0, 0, h], ['rgba(226,214,176,.72)', 'rgba(196,176,128,.9)'])
  g.fillRect(0, 0, w, h)
  for (let i = 0; i < 10; i++) {
    const [x, y] = [rnd() * w, rnd() * h]
    fill(g, ovaal([x, y, 14 + rnd() * 34, 9 + rnd() * 20], rnd() * 3), 'rgba(255,250,226,.3)')
  }
  for (let i = 0; i < 6; i++) {
    const [x, y] = [rnd() * w, h * (0.4 + rnd() * 0.58)]
    spetter(g, [x, y, (9 + rnd() * 12) * Math.min(1, w / 130)], rnd)
  }
  for (let i = 0; i < 12; i++)
    fill(g, ovaal([rnd() * w, rnd() * h, 1.5 + rnd() * 2.5, 1.5 + rnd() * 2.5]), MODDER_LICHT)
  g.restore()
  return plaat
}

/** Wipes away a soft round spot of the dirt, in the plate's own pixels. */
export function swipe({ g, w, h }: Plaat, x: number, y: number): void {
  const r = Math.max(22, Math.min(w, h) * 0.24)
  g.save()
  g.globalCompositeOperation = 'destination-out'
  g.fillStyle = straal(
    g,
    [x, y, r * 0.15, r],
    ['rgba(0,0,0,1)', 'rgba(0,0,0,.95)', 'rgba(0,0,0,0)'],
  )
  g.fillRect(x - r, y - r, 2 * r, 2 * r)
  g.restore()
}

/** The mud that splashes over the pane of a misspelled word. */
export function modder({ w, h, schaal }: Maat): Plaat {
  const plaat = legePlaat({ w, h, schaal })
  const { g } = plaat
  const rnd = stroom(91)
  g.save()
  g.clip(doos([0, 0, w, h], 4))
  for (const [fx, fy, f] of [
    [0.2, 0.74, 0.13],
    [0.5, 0.86, 0.19],
    [0.8, 0.7, 0.15],
    [0.36, 0.98, 0.14],
    [0.72, 0.98, 0.16],
    [0.08, 0.95, 0.1],
  ] as const)
    spetter(g, [w * fx, h * fy, w * f], rnd)
  g.restore()
  return plaat
}
