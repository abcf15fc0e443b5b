import { KOPPEN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling, Straatplek } from './indeling.ts'

const SNEEUW = '#f4f8ff'
/** The fronts of the houses; each street begins with the next. */
const GEVELS = ['#b8574f', '#5d6fb4', '#c98a4a', '#4f8f86', '#8c5fa8'] as const
const KOZIJN = '#fdf6e6'

/** The winter sky with its moon and stars, and far roofs under snow. */
export function lucht({ w, toog, k, top }: Indeling, schaal: number): Plaat {
  return bak({ w, h: toog + 4, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, toog], ['#22336f', '#4a5aa6', '#a98fc9', '#f2b8b0'])
    g.fillRect(0, 0, w, toog + 4)
    const rnd = stroom(9)
    for (let i = 0; i < 60; i += 1)
      fill(g, ovaal([rnd() * w, rnd() * toog * 0.6, 1.3 * k, 1.3 * k]), wit(0.8))
    const maan: Punt = [w * 0.87, top + 34 * k]
    gloed(g, [...maan, 110 * k], '#fff3c0')
    fill(g, ovaal([...maan, 24 * k, 24 * k]), '#fff3d0')
    for (let x = -20; x < w;) {
      const [b, y] = [(60 + rnd() * 50) * k, toog - (96 + rnd() * 60) * k]
      fill(g, doos([x, y, b, toog], 0), '#5b5f9e')
      fill(g, pad(`M${x - 6 * k} ${y}L${x + b / 2} ${y - 36 * k}L${x + b + 6 * k} ${y}Z`), SNEEUW)
      x += b + 4
    }
  })
}

/** Bricks, here and there. */
function stenen(g: G, { x, y, w, h }: Vak, k: number): void {
  const rnd = stroom(Math.round(x) + 3)
  for (let i = 0; i < 16; i += 1) {
    const vak = [x + rnd() * (w - 22 * k), y + rnd() * (h - 12 * k), 20 * k, 8 * k] as const
    fill(g, doos(vak, 2), i % 2 ? wit(0.12) : 'rgba(45,20,80,.14)')
  }
}

/** A layer of snow that lies from `x` on, and hangs over a little. */
function sneeuwrand(g: G, [x, y]: Punt, { w, dik }: { w: number; dik: number }): void {
  const n = Math.max(2, Math.round(w / (dik * 2.4)))
  const stap = w / n
  let weg = `M${x} ${y}Q${x - dik * 0.6} ${y - dik} ${x + dik} ${y - dik}H${x + w - dik}Q${x + w + dik * 0.6} ${y - dik} ${x + w} ${y}`
  for (let i = n; i > 0; i -= 1)
    weg += `Q${x + (i - 0.5) * stap} ${y + dik * (i % 2 ? 0.9 : 0.4)} ${x + (i - 1) * stap} ${y}`
  const rand = pad(`${weg}Z`)
  solid(g, {
    pad: rand,
    kader: [x, y - dik, w, dik * 2],
    kleur: SNEEUW,
    lijn: 3,
    donker: -0.06,
    strook: 0,
  })
}

interface Rijtje {
  readonly straat: Straatplek
  /** Which street of the round it is. */
  readonly nummer: number
  readonly schaal: number
}

/** Returns the house round a window: as wide as its part of the street. */
function huisVak({ ramen }: Straatplek, i: number, w: number): readonly [x: number, breed: number] {
  const [a, b] = [ramen[0], ramen[1]]
  const slot = a && b ? b.x - a.x : w
  const midden = (ramen[i]?.x ?? 0) + (ramen[i]?.w ?? 0) / 2
  return [midden - slot / 2 + 2, slot - 4]
}

/** The fronts of the houses with their dark rooms, roofs and snow. */
export function gevel({ w, toog, k }: Indeling, { straat, nummer, schaal }: Rijtje): Plaat {
  return bak({ w, h: toog + 4, schaal }, (g) => {
    for (const [i, { x, y, w: rw, h: rh }] of straat.ramen.entries()) {
      const kleur = GEVELS[(nummer + i * 2) % GEVELS.length] ?? GEVELS[0]
      const [hx, hw] = huisVak(straat, i, w)
      const dak = y - 18 * k
      const top = pad(
        `M${hx} ${toog + 8}V${dak}L${hx + hw * 0.5} ${dak - 46 * k}L${hx + hw} ${dak}V${toog + 8}Z`,
      )
      solid(g, {
        pad: top,
        kader: [hx, dak - 46 * k, hw, toog - dak + 46 * k],
        kleur,
        licht: 0.12,
        binnen: () => stenen(g, { x: hx, y: dak, w: hw, h: toog - dak }, k),
      })
      const kap = pad(
        `M${hx - 7 * k} ${dak + 4 * k}L${hx + hw * 0.5} ${dak - 56 * k}L${hx + hw + 7 * k} ${dak + 4 * k}L${hx + hw + 2 * k} ${dak + 14 * k}L${hx + hw * 0.5} ${dak - 32 * k}L${hx - 2 * k} ${dak + 14 * k}Z`,
      )
      solid(g, { pad: kap, kader: [hx, dak - 56 * k, hw, 70 * k], kleur: SNEEUW, donker: -0.08 })
      const lijst = [x - 7 * k, y - 7 * k, rw + 14 * k, rh + 14 * k] as const
      solid(g, { pad: doos(lijst, 9), kader: lijst, kleur: KOZIJN, lijn: 3.5 })
      fill(g, doos([x, y, rw, rh], 6), verloop(g, [0, y, 0, y + rh], ['#ffdf8a', '#ff9f5a']))
      gloed(g, [x + rw / 2, y + rh * 0.3, rw * 0.8], '#fff6cf')
    }
  })
}

/** What stands before the guests: the wall under the windows, and the sills with snow. */
export function voorgevel({ w, toog, k }: Indeling, { straat, nummer, schaal }: Rijtje): Plaat {
  return bak({ w, h: toog + 4, schaal }, (g) => {
    for (const [i, { x, y, w: rw, h: rh }] of straat.ramen.entries()) {
      const kleur = GEVELS[(nummer + i * 2) % GEVELS.length] ?? GEVELS[0]
      const onder = y + rh
      fill(g, doos([x - 8 * k, onder + 2, rw + 16 * k, toog - onder + 4], 0), show(kleur, -0.12))
      const bank = [x - 12 * k, onder - 3 * k, rw + 24 * k, 11 * k] as const
      solid(g, { pad: doos(bank, 4), kader: bank, kleur: KOZIJN, lijn: 3.5 })
      sneeuwrand(g, [x - 10 * k, onder + 1 * k], { w: rw + 20 * k, dik: 5 * k })
    }
  })
}

/** One half of the curtains of a window, painted from its outer edge. */
export function gordijn({ w, h }: Pick<Vak, 'w' | 'h'>, kleur: string, schaal: number): Plaat {
  return bak({ w, h, schaal }, (g) => {
    solid(g, { pad: doos([0, 0, w, h], 3), kader: [0, 0, w, h], kleur, lijn: 2 })
    for (let i = 1; i < 4; i += 1)
      streep(g, pad(`M${(w * i) / 4} 2Q${(w * i) / 4 + 3} ${h / 2} ${(w * i) / 4} ${h - 2}`), {
        kleur: show(kleur, -0.4),
        dikte: 2.5,
      })
    for (let i = 0; i < 4; i += 1)
      fill(g, ovaal([w * (0.14 + i * 0.25), h * (0.18 + (i % 2) * 0.4), 3, 3]), wit(0.5))
  })
}

/** A small lamp that stands on a sill, 70 wide and 84 high. */
export function schemerlamp(schaal: number, k: number): Plaat {
  return bak({ w: 80 * k, h: 92 * k, schaal }, (g) => {
    g.scale(k, k)
    gloed(g, [40, 36, 38], '#fff0a0')
    streep(g, pad('M40 48V82'), { dikte: 11 })
    streep(g, pad('M40 48V82'), { kleur: '#c98446', dikte: 5 })
    solid(g, { pad: ovaal([40, 83, 20, 6]), kader: [20, 77, 40, 12], kleur: '#c98446', lijn: 3 })
    const kap = pad('M26 14H54L68 50H12Z')
    solid(g, { pad: kap, kader: [12, 14, 56, 36], kleur: GOUD, lijn: 3.5, licht: 0.5 })
    streep(g, pad('M17 40H63'), { kleur: '#f08a5a', dikte: 4 })
  })
}

/** A pan on strings, under the wheel by which it rolls along the rope; the wheel is on the upper edge. */
export function panPlaat({ touw, pan, r }: Straatplek, schaal: number): Plaat {
  const hoog = pan - touw
  return bak({ w: r * 2.3, h: hoog + r * 0.7 + 12, schaal }, (g, w) => {
    g.translate(w / 2, 10)
    for (const x of [-r * 0.96, r * 0.96]) {
      streep(g, pad(`M0 0L${x} ${hoog}`), { dikte: 6 })
      streep(g, pad(`M0 0L${x} ${hoog}`), { kleur: '#e9c98a', dikte: 2.6 })
    }
    const rand = ovaal([0, hoog + r * 0.1, r * 1.06, r * 0.56])
    solid(g, {
      pad: rand,
      kader: [-r, hoog - r * 0.5, r * 2, r * 1.1],
      kleur: '#9a6a3c',
      lijn: 3.5,
    })
    fill(g, ovaal([0, hoog + r * 0.04, r * 0.94, r * 0.46]), '#c98446')
    solid(g, { pad: ovaal([0, 0, 8, 8]), kader: [-8, -8, 16, 16], kleur: GOUD, lijn: 3 })
    fill(g, ovaal([0, 0, 2.6, 2.6]), INKT)
  })
}

/** An arrow that shows which way the pan is pulled. */
export const trekpijl = (schaal: number): Plaat =>
  bak({ w: 60, h: 44, schaal }, (g) => {
    const pijl = pad('M50 22H12M26 8L12 22L26 36')
    streep(g, pijl, { dikte: 14 })
    streep(g, pijl, { kleur: GOUD, dikte: 7 })
  })

/** A snowflake that falls. */
export const vlok = (schaal: number): Plaat =>
  bak({ w: 10, h: 10, schaal }, (g) => fill(g, ovaal([5, 5, 4, 4]), wit(0.9)))

/** Eyes that are still shut, and a yawn. */
function gaap(g: G, vacht: string, [opzij, hoog]: Punt): void {
  for (const kant of [-1, 1]) {
    fill(g, ovaal([opzij * kant, hoog, 10, 11]), vacht)
    streep(g, pad(`M${opzij * kant - 8} ${hoog}q8 7 16 0`), { dikte: 4 })
  }
  solid(g, { pad: ovaal([0, 32, 8, 11]), kader: [-8, 21, 16, 22], kleur: '#8c2433', lijn: 3 })
}

/** A nightcap with its tip hanging down. */
function muts(g: G): void {
  const zak = pad('M-40-24C-34-66 10-78 44-50Q62-34 58-4Q44-18 36-26Q0-38-40-24Z')
  solid(g, { pad: zak, kader: [-40, -78, 102, 76], kleur: '#5aa0e0' })
  solid(g, { pad: ovaal([58, 2, 10, 10]), kader: [48, -8, 20, 20], kleur: CREME, lijn: 3.5 })
  solid(g, { pad: doos([-44, -34, 84, 15], 8), kader: [-44, -34, 84, 15], kleur: CREME, lijn: 3.5 })
}

/** A head full of foam, out of the bath. */
function schuim(g: G): void {
  const wolk = bollen([
    [-34, -24, 14],
    [-16, -40, 17],
    [10, -46, 19],
    [32, -28, 15],
    [0, -26, 20],
  ])
  solid(g, { pad: wolk, kader: [-48, -64, 96, 56], kleur: '#eafaff', donker: -0.06 })
  for (const [x, y, r] of [
    [-50, -6, 6],
    [50, -14, 7],
    [56, 14, 5],
  ] as const)
    streep(g, ovaal([x, y, r, r]), { kleur: '#bfe6f5', dikte: 3 })
}

/** Curlers in the hair. */
function krulspelden(g: G): void {
  for (const [x, y] of [
    [-34, -30],
    [-12, -42],
    [12, -42],
    [34, -30],
  ] as const) {
    solid(g, {
      pad: doos([x - 10, y - 8, 20, 16], 7),
      kader: [x - 10, y - 8, 20, 16],
      kleur: '#ff8fb0',
      lijn: 3,
    })
    streep(g, pad(`M${x - 3} ${y - 6}v12M${x + 4} ${y - 6}v12`), { kleur: '#d8557f', dikte: 2.4 })
  }
}

const OVER = [muts, schuim, krulspelden] as const

/** Paints over the face of somebody who ordered nothing, and was in bed, in the bath or at the mirror. */
export const overval =
  (dier: Dier, keer: number, ogen: Punt) =>
  (g: G): void => {
    const wat = OVER[keer % OVER.length] ?? muts
    if (wat === muts) gaap(g, KOPPEN[dier].vacht, ogen)
    else solid(g, { pad: ovaal([0, 32, 7, 8]), kader: [-7, 24, 14, 16], kleur: '#8c2433', lijn: 3 })
    wat(g)
  }
