import { CREME, GOUD, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  fill,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { isOpVeld, type Indeling } from './indeling.ts'
import type { Palet } from './palet.ts'

/** A round bush, its foot at (x, y). */
function drawStruik(g: G, [x, y, s]: readonly [number, number, number], kleur: string): void {
  schaduw(g, [x, y, 48 * s, 9 * s], 0.3)
  const bol = [
    [x - 26 * s, y - 16 * s, 20 * s],
    [x + 2 * s, y - 28 * s, 27 * s],
    [x + 30 * s, y - 14 * s, 19 * s],
  ] as const
  streep(g, bollen(bol), { dikte: 7 * s })
  fill(g, bollen(bol), kleur)
  fill(g, ovaal([x - 8 * s, y - 40 * s, 12 * s, 6 * s], -0.4), show(kleur, 0.35))
  for (const [dx, dy] of [
    [-24, -18],
    [6, -20],
    [26, -12],
  ] as const)
    fill(g, ovaal([x + dx * s, y + dy * s, 4 * s, 4 * s]), '#fff1c9')
}

/** A cone on the grass. */
function drawKegel(g: G, [x, y, s]: readonly [number, number, number]): void {
  schaduw(g, [x, y, 17 * s, 4 * s], 0.3)
  const kader: Kader = [x - 12 * s, y - 34 * s, 24 * s, 34 * s]
  solid(g, {
    pad: pad(`M${x - 12 * s} ${y}L${x - 3 * s} ${y - 34 * s}h${6 * s}L${x + 12 * s} ${y}z`),
    kader,
    kleur: '#ff9436',
    lijn: 3 * s,
    binnen: () => fill(g, doos([x - 14 * s, y - 20 * s, 28 * s, 7 * s], 0), CREME),
  })
}

/** Paints what stands in the corners outside the track. */
export function drawHoek(
  g: G,
  { opstelling, w, h, k, baan: { buiten } }: Indeling,
  palet: Palet,
): void {
  if (opstelling !== 'ring') return
  const groen = show(palet.gras[1], -0.12)
  const s = k * 1.25
  drawStruik(g, [44 * s, h - 8, s], groen)
  drawKegel(g, [106 * s, h - 8, s])
  drawStruik(g, [w - 50 * s, h - 8, s * 1.1], groen)
  drawKegel(g, [w - 116 * s, h - 10, s * 0.9])
  drawStruik(g, [36 * s, buiten.y + 36 * s, s * 0.7], groen)
}

/** Paints the platform with its three steps, its foot at (x, y). */
export function drawPodium(g: G, [x, y, s]: readonly [number, number, number]): void {
  schaduw(g, [x, y, 84 * s, 12 * s], 0.3)
  for (const [dx, hoog, kleur, nr] of [
    [-50, 34, '#cfd6e8', '2'],
    [50, 24, '#e2a46c', '3'],
    [0, 54, GOUD, '1'],
  ] as const) {
    const kader: Kader = [x + (dx - 25) * s, y - hoog * s, 50 * s, hoog * s]
    solid(g, { pad: doos(kader, 5 * s), kader, kleur, lijn: 3.5 * s })
    write(g, nr, [x + dx * s, y - (hoog - 17) * s, 22 * s])
  }
}

/** A mat and a bar to jump over, its foot at (x, y). */
function drawHoogspringen(g: G, [x, y, s]: readonly [number, number, number]): void {
  schaduw(g, [x + 20 * s, y, 64 * s, 9 * s], 0.26)
  const mat: Kader = [x - 34 * s, y - 24 * s, 104 * s, 24 * s]
  solid(g, { pad: doos(mat, 8 * s), kader: mat, kleur: '#4f8fe0', lijn: 3.5 * s })
  for (const dx of [-42, 78])
    streep(g, pad(`M${x + dx * s} ${y + 2 * s}v${-66 * s}`), { dikte: 6 * s })
  streep(g, pad(`M${x - 42 * s} ${y - 56 * s}h${120 * s}`), { dikte: 8 * s })
  streep(g, pad(`M${x - 42 * s} ${y - 56 * s}h${120 * s}`), { kleur: GOUD, dikte: 3.5 * s })
}

/** Paints what stands on the field inside the track, where the sheet does not lie over it. */
export function drawMiddenveld(g: G, indeling: Indeling): void {
  const { opstelling, baan, k } = indeling
  const { binnen } = baan
  if (opstelling === 'ring' || isOpVeld(indeling)) return
  const s = Math.min(k * 1.2, binnen.h / 110)
  const y = binnen.y + binnen.h * (binnen.h > 220 ? 0.52 : 0.78)
  const links = binnen.x + binnen.w * 0.34
  drawPodium(g, [links, y, s])
  if (binnen.w > 260 * s) drawHoogspringen(g, [binnen.x + binnen.w * 0.68, y - 4 * s, s * 0.9])
}
