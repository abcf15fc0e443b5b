import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  binnen,
  doos,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'

/** Returns an arch that fits a box. */
function boog({ x, y, w, h }: Vak): Path2D {
  const schouder = Math.min(h * 0.55, w / 2)
  return pad(
    `M${x} ${y + h}V${y + schouder}A${w / 2} ${schouder} 0 0 1 ${x + w} ${y + schouder}V${y + h}Z`,
  )
}

function stenen(g: G, { x, y, w, h }: Vak, k: number): void {
  const rnd = stroom(2)
  const [sw, sh] = [48 * k, 22 * k]
  for (let by = y, rij = 0; by < y + h; by += sh, rij += 1)
    for (let bx = x - (rij % 2) * sw * 0.5; bx < x + w; bx += sw) {
      const keus = rnd()
      const kleur =
        keus < 0.22
          ? 'rgba(255,240,220,.2)'
          : keus < 0.42
            ? 'rgba(110,20,50,.17)'
            : 'rgba(255,255,255,.04)'
      fill(g, doos([bx + 2, by + 2, sw - 4, sh - 4], 4), kleur)
    }
}

function koepel(g: G, { oven: { x, y, w, h }, k, toog, top }: Indeling): void {
  const pijp = [x + w * 0.42, top - 90, w * 0.24, y - top + 110] as const
  solid(g, {
    pad: doos(pijp, 4),
    kader: pijp,
    kleur: '#c4654d',
    binnen: () => stenen(g, { x: pijp[0], y: pijp[1], w: pijp[2], h: pijp[3] }, k),
  })
  const schouder = y + h * 0.46
  const vorm = pad(
    `M${x} ${toog + 6}V${schouder}C${x} ${y + h * 0.06} ${x + w * 0.28} ${y} ${x + w * 0.54} ${y}` +
      `C${x + w * 0.84} ${y} ${x + w * 1.08} ${y + h * 0.08} ${x + w * 1.08} ${schouder}V${toog + 6}Z`,
  )
  solid(g, {
    pad: vorm,
    kader: [x, y, w * 1.08, toog + 6 - y],
    kleur: '#dd7753',
    donker: -0.15,
    binnen: () => stenen(g, { x, y, w: w * 1.1, h: h + 20 }, k),
  })
}

/** Paints the brick oven against the wall. The fire itself is drawn separately. */
export function oven(g: G, indeling: Indeling): void {
  const { mond, k, toog, oven: o } = indeling
  koepel(g, indeling)
  const dik = 24 * k
  const lijst = boog({
    x: mond.x - dik,
    y: mond.y - dik,
    w: mond.w + 2 * dik,
    h: mond.h + dik,
  })
  solid(g, {
    pad: lijst,
    kader: [mond.x - dik, mond.y - dik, mond.w + 2 * dik, mond.h + dik],
    kleur: '#fff1d6',
  })
  const [mx, my] = [mond.x + mond.w / 2, mond.y + Math.min(mond.h * 0.55, mond.w / 2)]
  for (let i = 1; i < 9; i += 1) {
    const hoek = Math.PI + (i * Math.PI) / 9
    const [c, s] = [Math.cos(hoek), Math.sin(hoek)]
    const [ry, uit] = [my - mond.y, dik - 3]
    const voeg = pad(
      `M${mx + c * (mond.w / 2 + 4)} ${my + s * (ry + 4)}L${mx + c * (mond.w / 2 + uit)} ${my + s * (ry + uit)}`,
    )
    streep(g, voeg, { kleur: 'rgba(120,60,60,.28)', dikte: 3 })
  }
  const gat = boog(mond)
  solid(g, { pad: gat, kader: [mond.x, mond.y, mond.w, mond.h], kleur: '#5a1f3d' })
  binnen(g, gat, () => gloed(g, [mx, mond.y + mond.h - 10, mond.w * 0.62], '#ff9a3c'))
  const drempel = [mond.x - 42 * k, mond.y + mond.h - 2, mond.w + 84 * k, 19 * k] as const
  solid(g, { pad: doos(drempel, 7), kader: drempel, kleur: '#ead8bd' })
  for (let i = 0; i < 4; i += 1) {
    const bx = o.x + (32 + i * 36) * k
    if (bx > mond.x + mond.w * 0.5) break
    const blok = [bx, toog - 5 * k, 16 * k, 14 * k] as const
    solid(g, {
      pad: ovaal(blok),
      kader: [bx - 16 * k, toog - 19 * k, 32 * k, 28 * k],
      kleur: '#a8703f',
    })
    streep(g, ovaal([bx, toog - 5 * k, 7 * k, 6 * k]), { kleur: 'rgba(255,230,190,.65)', dikte: 3 })
  }
}
