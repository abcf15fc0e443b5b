import { show } from '@letterhaven/game-kit/tekenen/kleur'
import { lijn, ovaal, pad, streep, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Kleur } from '@letterhaven/taal/beeldzin/kudde/woorden'

/**
 * The five colours as they are painted. They differ in tone as well: from light to dark yellow, green, blue, red and purple; and each
 * has a pattern of its own.
 */
export const VERF: Readonly<Record<Kleur, string>> = {
  geel: '#fbd42c',
  groen: '#62b840',
  blauw: '#3f8ee6',
  rood: '#dd3a33',
  paars: '#743aa6',
}

const PERIODE = 15

/** Calls `paint` for every place of a grid over a box, each second row shifted by half. */
function tile([x, y, w, h]: Kader, stap: number, paint: (punt: Punt) => void): void {
  const rijen = Math.ceil(h / stap) + 1
  const kolommen = Math.ceil(w / stap) + 2
  for (let rij = 0; rij < rijen; rij += 1)
    for (let kolom = 0; kolom < kolommen; kolom += 1)
      paint([x + (kolom - (rij % 2) / 2) * stap, y + rij * stap])
}

/** A star with five points round (x, y). */
function ster([x, y]: Punt, r: number): Path2D {
  return lijn(
    Array.from({ length: 10 }, (_, i): Punt => {
      const [hoek, straal] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? r * 0.45 : r]
      return [x + Math.cos(hoek) * straal, y + Math.sin(hoek) * straal]
    }),
  )
}

type Patroon = (g: G, kader: Kader, stap: number) => void

/** The pattern of each colour, in a lighter or darker tone of it: dots, stripes, stars, diamonds, waves. */
const PATRONEN: Readonly<Record<Kleur, Patroon>> = {
  rood: (g, kader, stap) =>
    tile(kader, stap, ([x, y]) =>
      fill(g, ovaal([x, y, stap * 0.2, stap * 0.2]), show(VERF.rood, 0.5)),
    ),
  blauw: (g, [x, y, w, h], stap) => {
    for (let dx = -h; dx < w; dx += stap * 0.8)
      streep(g, pad(`M${x + dx} ${y + h}L${x + dx + h} ${y}`), {
        kleur: show(VERF.blauw, 0.42),
        dikte: stap * 0.2,
      })
  },
  geel: (g, kader, stap) =>
    tile(kader, stap, (punt) => fill(g, ster(punt, stap * 0.34), show(VERF.geel, -0.34))),
  groen: (g, kader, stap) =>
    tile(kader, stap, ([x, y]) => {
      const r = stap * 0.36
      const ruit = pad(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`)
      fill(g, ruit, show(VERF.groen, -0.24))
    }),
  paars: (g, [x, y, w, h], stap) => {
    for (let dy = stap * 0.3; dy < h + stap; dy += stap * 0.75) {
      let svg = `M${x - stap} ${y + dy}`
      for (let dx = -stap; dx < w + stap; dx += stap)
        svg += `q${stap / 4}${-stap * 0.5} ${stap / 2} 0t${stap / 2} 0`
      streep(g, pad(svg), { kleur: show(VERF.paars, 0.36), dikte: stap * 0.16 })
    }
  },
}

/** Paints the pattern of a colour over a box; the caller clips it to a shape. */
export const drawPatroon = (
  g: G,
  { kleur, kader, fijn = 1 }: { kleur: Kleur; kader: Kader; fijn?: number },
): void => PATRONEN[kleur](g, kader, PERIODE * fijn)
