import { INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  bollen,
  doos,
  ovaal,
  pad,
  solid,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { ZIJDEN } from './paint-sier.ts'

const STEEN = '#d9a273'
const STEEN_LICHT = '#f0c99a'
const VOEG = 'rgba(110,60,60,.28)'
/** How far a floor sticks out beside the wall. */
export const UIT = 18

/** Paints the blocks of the wall. Some are lighter, some are carved. */
function blokken(g: G, [x, y, w, h]: Kader): void {
  const [bw, bh] = [62, 34]
  for (let r = 0; r * bh < h; r += 1) {
    g.fillStyle = VOEG
    g.fillRect(x, y + r * bh, w, 2.5)
    for (let i = -1; i * bw < w; i += 1) {
      const bx = x + i * bw + (r % 2) * 31
      g.fillRect(bx, y + r * bh, 2.5, bh)
      if ((i * 5 + r * 3) % 7 === 0)
        fill(g, doos([bx + 4, y + r * bh + 4, bw - 7, bh - 6], 4), wit(0.16))
    }
  }
}

/** Paints ivy that grows up along an edge of the wall, thick at the bottom and thin at the top. */
function klimop(
  g: G,
  [x, onder, hoog]: readonly [number, number, number],
  { k, kant }: { k: number; kant: 1 | -1 },
): void {
  const bladeren = Array.from({ length: 22 }, (_, i): readonly [number, number, number] => {
    const t = i / 22
    const breed = (1 - t) * 46 * k
    return [x + kant * ((i * 37) % 100) * 0.01 * breed, onder - t * hoog, (15 - t * 7) * k]
  })
  const vorm = bollen(bladeren)
  solid(g, {
    pad: vorm,
    kader: [x - 50 * k, onder - hoog, 100 * k, hoog],
    kleur: '#4f9a5c',
    lijn: 3.5,
  })
  for (const [bx, by, r] of bladeren.filter((_, i) => i % 2))
    fill(g, ovaal([bx - r * 0.2, by - r * 0.3, r * 0.46, r * 0.3], -0.5), '#8ccf82')
}

/** Paints a stone floor on which arches hang. */
function vloer(g: G, [x, y, w]: readonly [number, number, number], k: number): void {
  for (let i = 0; i * 44 * k < w - 20; i += 1) {
    const bx = x + 10 + i * 44 * k
    const kraag = pad(
      `M${bx} ${y + 14}h${26 * k}v${10 * k}q-2 ${12 * k}-${13 * k} ${14 * k}q-${11 * k}-2-${13 * k}-${14 * k}z`,
    )
    solid(g, { pad: kraag, kader: [bx, y + 12, 26 * k, 24 * k], kleur: show(STEEN, -0.1), lijn: 3 })
  }
  const plaat: Kader = [x - UIT, y, w + 2 * UIT, 20]
  solid(g, { pad: doos(plaat, 7), kader: plaat, kleur: STEEN_LICHT, lijn: 4 })
  fill(g, doos([x - UIT + 6, y + 3, w + 2 * UIT - 12, 4], 2), wit(0.5))
}

/** Paints one storey of a side, as wide as the tower with the ledges beside it. It repeats upwards without a seam. */
export function drawZijde(
  g: G,
  { w, hoog, k, nr }: { w: number; hoog: number; k: number; nr: number },
): void {
  const muur: Kader = [UIT, 0, w, hoog + 2]
  g.fillStyle = INKT
  g.fillRect(UIT - 4, 0, w + 8, hoog)
  binnen(g, doos(muur, 0), () => {
    // A round wall: light on its left, and darker towards both edges.
    const kleuren = [show(STEEN, -0.12), STEEN_LICHT, STEEN, show(STEEN, -0.16), show(STEEN, -0.32)]
    g.fillStyle = verloop(g, [UIT, 0, UIT + w, 0], kleuren)
    g.fillRect(...muur)
    blokken(g, muur)
  })
  const zijde = ZIJDEN[nr % ZIJDEN.length]
  const maat = Math.min(w * 0.2, hoog * 0.3, 190)
  zijde?.[0](g, [UIT + w / 2, hoog * 0.5, maat], Math.max(0.6, k))
  if (w > 420)
    for (const deel of [0.17, 0.83])
      zijde?.[1](g, [UIT + w * deel, hoog * 0.5, maat], Math.max(0.6, k))
  for (const kant of [1, -1] as const) {
    const x = kant === 1 ? UIT + 2 : UIT + w - 2
    klimop(g, [x, hoog - 4, hoog * (kant === 1 ? 0.6 : 0.42)], { k: Math.max(0.5, k), kant })
  }
  vloer(g, [UIT, 0, w], Math.max(0.6, k))
}
