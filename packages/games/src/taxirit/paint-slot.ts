import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  type G,
  type Punt,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { DING_MAAT, drawDing } from './paint-ding.ts'
import { drawLand, drawRoute, drawTaxi } from './paint-kaart.ts'
import { OP_DAK, plekOpDak } from './dak.ts'
import type { Ding } from './weg.ts'

const VLAGGEN = ['#ff5d7a', GOUD, '#5b95ea', '#b56be0', '#ff8f4d'] as const
/** After so many stops somebody else rides along. */
const PER_RIT = 4

/** Returns the way round the panel at the end: up on the left, along the top, and down on the right. */
function omheen({ w, h }: Indeling): readonly Punt[] {
  const m = Math.max(26, Math.min(150, w * 0.11))
  const boven = Math.max(62, h * 0.16)
  return [
    [m, h - 40],
    [m, boven],
    [w - m, boven],
    [w - m, h - 40],
  ]
}

/** Returns the place at a share of a way. */
function opWeg(weg: readonly Punt[], deel: number): Punt {
  const stukken = weg.slice(1).map((naar, i) => {
    const van = weg[i] ?? naar
    return { van, naar, lang: Math.hypot(naar[0] - van[0], naar[1] - van[1]) }
  })
  let rest = stukken.reduce((som, { lang }) => som + lang, 0) * deel
  for (const { van, naar, lang } of stukken) {
    if (rest <= lang)
      return [
        van[0] + ((naar[0] - van[0]) * rest) / lang,
        van[1] + ((naar[1] - van[1]) * rest) / lang,
      ]
    rest -= lang
  }
  return weg.at(-1) ?? [0, 0]
}

/** Returns the points of a part of a way. */
const stuk = (weg: readonly Punt[], [van, tot]: readonly [number, number]): readonly Punt[] =>
  Array.from({ length: 13 }, (_, i) => opWeg(weg, van + ((tot - van) * i) / 12))

/** Draws a bed of tulips round a place. */
function tulpen(g: G, [x, y]: Punt, [k, nr]: readonly [number, number]): void {
  for (let i = 0; i < 7; i += 1) {
    const [tx, ty] = [x + (i - 3) * 11 * k, y + (i % 2 ? 12 : 18) * k]
    streep(g, pad(`M${tx} ${ty}v${12 * k}`), { kleur: '#3f9a45', dikte: 3 })
    fill(
      g,
      ovaal([tx, ty, 5.5 * k, 7 * k]),
      VLAGGEN[(nr + (i % 2) * 2) % VLAGGEN.length] ?? VLAGGEN[0],
    )
  }
}

/** Draws a stop: a flag and tulips where the street was right, else the bare post. */
function halte(g: G, [x, y]: Punt, { k, nr, isGoed }: { k: number; nr: number; isGoed: boolean }) {
  solid(g, {
    pad: ovaal([x, y, 12 * k, 9 * k]),
    kader: [x - 12 * k, y - 9 * k, 24 * k, 18 * k],
    kleur: isGoed ? GOUD : '#d9d5ea',
    lijn: 3,
  })
  streep(g, pad(`M${x} ${y}V${y - 52 * k}`), { dikte: 5 * k })
  if (!isGoed) return
  const kader = [x, y - 54 * k, 34 * k, 24 * k] as const
  const doek = lijn([
    [x, y - 54 * k],
    [x + 34 * k, y - 42 * k],
    [x, y - 30 * k],
  ])
  solid(g, { pad: doek, kader, kleur: VLAGGEN[nr % VLAGGEN.length] ?? VLAGGEN[0], lijn: 3 })
  tulpen(g, [x, y], [k, nr])
}

/** How a round went: its verdicts, and what was picked up along the roads. */
interface Ronde {
  readonly oordelen: readonly boolean[]
  readonly dak: readonly Ding[]
  readonly schaal: number
}

/** Draws the taxi with all that lies on its roof. */
function drawVolleTaxi(g: G, [x, y]: Punt, { k, dak }: { k: number; dak: readonly Ding[] }): void {
  drawTaxi(g, [x, y], k)
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  for (const [nr, wat] of dak.slice(-OP_DAK).entries()) {
    const [dx, dy] = plekOpDak(nr)
    g.save()
    g.translate(dx - DING_MAAT / 2, dy - DING_MAAT)
    drawDing(g, wat)
    g.restore()
  }
  g.restore()
}

/**
 * The map of a round at its end. There is a road to every stop whose street was right, with a flag and tulips; without any, the
 * taxi stands at the beginning and all the land is still ahead.
 */
export function slotPlaat(indeling: Indeling, { oordelen, dak, schaal }: Ronde): Plaat {
  const { w, h } = indeling
  const weg = omheen(indeling)
  const k = Math.max(0.6, Math.min(1.15, w / 900))
  const aantal = Math.max(1, oordelen.length)
  const plekOp = (nr: number): number => (nr + 1) / (aantal + 0.4)
  return bak({ w, h, schaal }, (g) => {
    drawLand(g, { w, h })
    g.save()
    g.setLineDash([4, 16])
    streep(g, lijn(weg, false), { kleur: 'rgba(45,34,80,.55)', dikte: 6 })
    g.restore()
    oordelen.forEach((isGoed, nr) => {
      if (isGoed) drawRoute(g, lijn(stuk(weg, [plekOp(nr - 1), plekOp(nr)]), false), 20 * k)
    })
    oordelen.forEach((isGoed, nr) => halte(g, opWeg(weg, plekOp(nr)), { k, nr, isGoed }))
    const [x, y] = opWeg(weg, plekOp(oordelen.lastIndexOf(true)))
    drawVolleTaxi(g, [x, y + 14 * k], { k: 0.36 * k, dak })
  })
}

/** Somebody who waves at the end, by the map. */
export interface Kijker {
  readonly punt: Punt
  readonly plaat: (schaal: number) => Plaat
}

/** Returns who waves along the lower edge: everybody where all was right, one for each ride that was half right, or nobody. */
export function zwaaiersVan(
  { w, h, k }: Indeling,
  oordelen: readonly boolean[],
): readonly Kijker[] {
  const goed = oordelen.filter(Boolean).length
  const isAlles = goed === oordelen.length && goed > 0
  const aantal = isAlles ? DIEREN.length : Math.floor(goed / PER_RIT)
  const maat = Math.max(48, 92 * k)
  return DIEREN.slice(0, aantal).map((dier, i) => ({
    punt: [(w * (i + 0.5)) / aantal, h - maat * 0.3],
    plaat: (schaal) => kopPlaat(dier, maat, schaal),
  }))
}
