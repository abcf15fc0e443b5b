import { INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  bollen,
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

/** The colours of the ladders, the same as on their signs. */
export const LADDER = ['#e8645a', '#f4b63f', '#45b7a4'] as const
const STEEN = '#d9a273'
const STEEN_LICHT = '#f0c99a'
const VOEG = 'rgba(110,60,60,.28)'
/** How far a floor sticks out beside the wall. */
const UIT = 18

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

/** Paints a pointed window through which the morning light comes. */
function boograam(g: G, [x, y, w, h]: Kader): void {
  const boog = pad(
    `M${x} ${y + h}V${y + w * 0.6}Q${x} ${y} ${x + w / 2} ${y - w * 0.2}Q${x + w} ${y} ${x + w} ${y + w * 0.6}V${y + h}Z`,
  )
  solid(g, { pad: boog, kader: [x, y, w, h], kleur: '#7a4a5e', lijn: 5 })
  binnen(g, boog, () => {
    g.fillStyle = verloop(g, [0, y, 0, y + h], ['#8b6fc4', '#f2a6a6', '#ffd9a0'])
    g.fillRect(x + 6, y - w * 0.2, w - 6, h + w)
  })
  streep(
    g,
    lijn(
      [
        [x + w / 2, y - w * 0.15],
        [x + w / 2, y + h],
      ],
      false,
    ),
    { kleur: '#5d3a52', dikte: 4 },
  )
  const bank: Kader = [x - 8, y + h - 3, w + 16, 11]
  solid(g, { pad: doos(bank, 4), kader: bank, kleur: STEEN_LICHT, lijn: 3.5 })
}

/** Red and yellow flowers in a box under a window. */
function bloembak(g: G, [x, y, w]: readonly [number, number, number], k: number): void {
  for (let i = 0; i * 13 * k < w; i += 1) {
    const [bx, by] = [x + i * 13 * k + 6, y - 5 * k - (i % 2) * 6 * k]
    fill(g, ovaal([bx, by + 6 * k, 9 * k, 8 * k]), '#3f8f5a')
    solid(g, {
      pad: ovaal([bx, by, 6 * k, 6 * k]),
      kader: [bx - 6 * k, by - 6 * k, 12 * k, 12 * k],
      kleur: ['#e8645a', '#ffd23f', '#fff8ea'][i % 3] ?? '#e8645a',
      lijn: 2.5,
    })
  }
  const bakje: Kader = [x - 4, y, w + 8, 17 * k]
  solid(g, { pad: doos(bakje, 5), kader: bakje, kleur: '#9c5a3c', lijn: 3.5 })
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

function ladder(
  g: G,
  [x, boven, onder]: readonly [number, number, number],
  { k, kleur }: { k: number; kleur: string },
): void {
  const half = 30 * Math.max(0.6, k)
  const dikte = 9 * Math.max(0.7, k)
  const stap = 30 * Math.max(0.66, k)
  for (let y = onder - stap * 0.6; y > boven + 4; y -= stap)
    for (const [kl, d] of [
      [INKT, dikte + 5],
      ['#fff0cf', dikte - 2],
    ] as const)
      streep(
        g,
        lijn(
          [
            [x - half, y],
            [x + half, y],
          ],
          false,
        ),
        { kleur: kl, dikte: d },
      )
  for (const px of [x - half - dikte / 2, x + half - dikte / 2]) {
    const kader: Kader = [px, boven - 8, dikte, onder - boven + 8]
    solid(g, { pad: doos(kader, dikte / 2), kader, kleur, lijn: 3.5 })
  }
}

/** Paints the number of a ladder at its foot. */
function nummer(
  g: G,
  [x, y, r]: readonly [number, number, number],
  { nr, kleur }: { nr: number; kleur: string },
): void {
  solid(g, {
    pad: ovaal([x, y, r, r]),
    kader: [x - r, y - r, 2 * r, 2 * r],
    kleur,
    lijn: 3.5,
    glans: 0.3,
  })
  g.font = `800 ${r * 1.3}px "Baloo 2 Variable", system-ui, sans-serif`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = INKT
  g.fillText(`${nr}`, x, y + 1)
}

/** Paints one floor: wall, windows, ladders, and the floor on which the hero stands. It repeats upwards without a seam. */
export function verdieping(g: G, indeling: Indeling): void {
  const { toren, ladders, k, isSmal } = indeling
  const hoog = indeling.grond - indeling.boven
  const muur: Kader = [toren.x, 0, toren.w, hoog + 2]
  g.fillStyle = INKT
  g.fillRect(toren.x - 4, 0, toren.w + 8, hoog)
  binnen(g, doos(muur, 0), () => {
    g.fillStyle = verloop(
      g,
      [toren.x, 0, toren.x + toren.w, 0],
      [STEEN_LICHT, STEEN, show(STEEN, -0.24)],
    )
    g.fillRect(...muur)
    blokken(g, muur)
  })
  if (!isSmal)
    for (const [a, b] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const midden = ((ladders[a] ?? 0) + (ladders[b] ?? 0)) / 2
      const rw = Math.min(toren.w * 0.1, hoog * 0.26)
      boograam(g, [midden - rw / 2, hoog * 0.3, rw, hoog * 0.32])
      bloembak(g, [midden - rw / 2, hoog * 0.62 + 4, rw], Math.max(0.6, k))
    }
  for (const [i, x] of ladders.entries()) {
    const kleur = LADDER[i] ?? LADDER[0]
    ladder(g, [x, 2, hoog], { k, kleur })
    nummer(g, [x, hoog * 0.62, Math.max(13, 19 * k)], { nr: i + 1, kleur })
  }
  for (const kant of [1, -1] as const) {
    const x = kant === 1 ? toren.x + 2 : toren.x + toren.w - 2
    klimop(g, [x, hoog - 4, hoog * (kant === 1 ? 0.6 : 0.42)], { k: Math.max(0.5, k), kant })
  }
  vloer(g, [toren.x, 0, toren.w], Math.max(0.6, k))
}

/** A crate to hop over or to stand on. */
export function drawKist(g: G, w: number, h: number): void {
  const kader: Kader = [4, 4, w - 8, h - 8]
  solid(g, { pad: doos(kader, 5), kader, kleur: '#b9783f', lijn: 3.5 })
  streep(g, pad(`M8 8L${w - 8} ${h - 8}M${w - 8} 8L8 ${h - 8}`), {
    kleur: 'rgba(70,30,20,.4)',
    dikte: 5,
  })
  streep(g, doos([9, 9, w - 18, h - 18], 3), { kleur: '#e0a868', dikte: 4 })
}

/** A bell, with or without its shine. */
export function drawBel(g: G, maat: number, aan: boolean): void {
  const m = maat / 40
  g.save()
  g.translate(maat, maat)
  g.scale(m, m)
  if (aan) gloed(g, [0, 0, 38], '#ffe08a')
  fill(g, ovaal([0, 17, 6, 6]), INKT)
  solid(g, {
    pad: pad('M-17 14Q-12 8-12-4Q-11-18 0-18Q11-18 12-4Q12 8 17 14Z'),
    kader: [-17, -18, 34, 32],
    kleur: aan ? '#ffc93c' : '#8d86a8',
    lijn: 3.5,
    glans: aan ? 0.6 : 0.1,
  })
  g.restore()
}

/** The rope on which the bells hang. */
export function touw(g: G, { bellen }: Indeling): void {
  const stuk = lijn(
    [
      [bellen.x, bellen.boven - 22],
      [bellen.x, bellen.onder],
    ],
    false,
  )
  streep(g, stuk, { dikte: 7 })
  streep(g, stuk, { kleur: '#e0c08c', dikte: 3 })
}
