import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, CREME } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  binnen,
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  type G,
  type Punt,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import { drawPlek } from './paint-plek.ts'
import { drawBehind, drawFront } from './paint-taxi.ts'
import type { Halte } from './rit.ts'

const AKKERS = ['#ff8fa8', '#ffd97a', '#c9a0ea', '#ffb184'] as const

interface Maat {
  readonly w: number
  readonly h: number
}

/** Paints a land as a map shows it: meadow, fields, a river and trees. */
export function drawLand(g: G, { w, h }: Maat): void {
  g.fillStyle = verloop(g, [0, 0, w, h], ['#d8f0ae', '#bfe493', '#a9d884'])
  g.fillRect(0, 0, w, h)
  const rnd = stroom(17)
  for (let i = 0; i < 9; i += 1) {
    const [x, y] = [w * rnd(), h * rnd()]
    const kleur = i % 3 === 0 ? (AKKERS[i % AKKERS.length] ?? AKKERS[0]) : 'rgba(90,170,80,.22)'
    g.save()
    g.translate(x, y)
    g.rotate(-0.35)
    for (let rij = 0; rij < 4; rij += 1) fill(g, doos([-32, rij * 9, 64, 6], 3), kleur)
    g.restore()
  }
  const rivier = pad(
    `M${-10} ${h * 0.22}C${w * 0.3} ${h * 0.1} ${w * 0.36} ${h * 0.62} ${w * 0.62} ${h * 0.52}S${w * 0.9} ${h * 0.8} ${w + 10} ${h * 0.72}`,
  )
  streep(g, rivier, { kleur: '#4b9fc4', dikte: 17 })
  streep(g, rivier, { kleur: '#8fd6f0', dikte: 12 })
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [w * rnd(), h * rnd()]
    fill(g, ovaal([x + 2, y + 4, 9, 4]), 'rgba(30,80,50,.25)')
    fill(g, ovaal([x, y - 3, 9, 10]), i % 2 ? '#5fb05a' : '#77c162')
  }
}

/** Returns a way that bends through these points. */
function bocht(punten: readonly Punt[]): Path2D {
  const [[x0, y0] = [0, 0]] = punten
  const weg = new Path2D()
  weg.moveTo(x0, y0)
  punten.slice(1).forEach(([x, y], i) => {
    const [vx, vy] = punten[i] ?? [x, y]
    weg.bezierCurveTo(vx + (x - vx) * 0.5, vy, vx + (x - vx) * 0.5, y, x, y)
  })
  return weg
}

/** Draws a ridden way: a road with the line of the taxi on it. */
export function drawRoute(g: G, weg: Path2D, dik: number): void {
  streep(g, weg, { dikte: dik })
  streep(g, weg, { kleur: CREME, dikte: dik * 0.68 })
  g.save()
  g.setLineDash([dik * 0.9, dik * 0.8])
  streep(g, weg, { kleur: '#f0a500', dikte: dik * 0.3 })
  g.restore()
}

/** Draws the taxi with its wheels at (x, y). */
export function drawTaxi(g: G, [x, y]: Punt, k: number): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  g.translate(-135, -246)
  drawBehind(g)
  drawFront(g)
  g.restore()
}

/** Draws something at a place, so many times its own size. */
function op(g: G, [[x, y], k]: readonly [Punt, number], teken: () => void): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  teken()
  g.restore()
}

/** Returns where a ride begins and where its stops are on a map. */
function puntenOp({ w, h }: Maat, aantal: number): readonly Punt[] {
  return Array.from({ length: aantal + 1 }, (_, i): Punt => {
    const deel = i / Math.max(1, aantal)
    return w > h * 1.15
      ? [w * (0.1 + 0.77 * deel), h * (i % 2 ? 0.5 : 0.86)]
      : [w * (i % 2 ? 0.74 : 0.24), h * (0.93 - 0.69 * deel)]
  })
}

/** How much smaller a silly place is on the map, and half its width and its height at scale 1. */
const OMWEG = { maat: 0.58, half: 58, hoog: 108 } as const

/** Returns what a place covers on the map. */
const bedekt = ([x, y]: Punt, k: number): Vak => ({
  x: x - OMWEG.half * k,
  y: y - OMWEG.hoog * k,
  w: 2 * OMWEG.half * k,
  h: (OMWEG.hoog + 8) * k,
})

/** Returns how much of a place lies under others, or over the edge of the map. */
function bedektVan(vlak: Vak, { w, h }: Maat, bezet: readonly Vak[]): number {
  const over = (een: Vak, ander: Vak): number =>
    Math.max(0, Math.min(een.x + een.w, ander.x + ander.w) - Math.max(een.x, ander.x)) *
    Math.max(0, Math.min(een.y + een.h, ander.y + ander.h) - Math.max(een.y, ander.y))
  const buiten = vlak.w * vlak.h - over(vlak, { x: 0, y: 0, w, h })
  return bezet.reduce((tot, een) => tot + over(vlak, een), 4 * buiten)
}

/** Returns where a silly place stands: as near its road as it can be seen whole. */
export function omwegPlek(
  maat: Maat,
  [x, y]: Punt,
  { k, bezet }: { readonly k: number; readonly bezet: readonly Vak[] },
): Punt {
  const klein = k * OMWEG.maat
  const kansen = [0.5, 0.8, 1.1, 1.5, 2].flatMap((ver) =>
    Array.from({ length: 16 }, (_, i): Punt => {
      // Beside the road first: right, left, and further round.
      const hoek = (i % 2) * Math.PI + (Math.floor(i / 2) * Math.PI) / 8
      return [x + Math.cos(hoek) * 110 * k * ver, y + Math.sin(hoek) * 96 * k * ver]
    }),
  )
  const waarde = (punt: Punt): number => bedektVan(bedekt(punt, klein), maat, bezet)
  return kansen.reduce((beste, punt) => (waarde(punt) < waarde(beste) - 1 ? punt : beste))
}

/** Draws the way to a silly place and back: a broken line, off the road. */
function drawOmweg(
  g: G,
  [van, doel]: readonly [Punt, Punt],
  { mis, k }: { readonly mis: string; readonly k: number },
): void {
  g.save()
  g.setLineDash([6, 8])
  streep(g, lijn([van, doel], false), { kleur: INKT, dikte: 4 })
  g.restore()
  op(g, [doel, k * OMWEG.maat], () => drawPlek(g, mis))
}

interface Rit {
  readonly haltes: readonly Halte[]
  /** What stays free: where the passenger is. */
  readonly vrij: readonly Vak[]
}

/** Paints the map of a ride: its way, its places, and where it went in vain. */
function drawRit(g: G, maat: Maat, { haltes, vrij }: Rit): void {
  drawLand(g, maat)
  const punten = puntenOp(maat, haltes.length)
  const k = Math.max(0.34, Math.min(0.95, Math.min(maat.w / 520, maat.h / 380)))
  drawRoute(g, bocht(punten), 18 * k)
  const [start = [0, 0]] = punten
  const bezet = [...punten.slice(1).map((punt) => bedekt(punt, k)), bedekt(start, k * 0.5), ...vrij]
  haltes.forEach(({ mis }, i) => {
    const [van, naar] = [punten[i], punten[i + 1]]
    if (!van || !naar || mis === null) return
    const midden: Punt = [(van[0] + naar[0]) / 2, (van[1] + naar[1]) / 2]
    const doel = omwegPlek(maat, midden, { k, bezet })
    bezet.push(bedekt(doel, k * OMWEG.maat))
    drawOmweg(g, [midden, doel], { mis, k })
  })
  haltes.forEach(({ plek }, i) => {
    const punt = punten[i + 1]
    if (punt) op(g, [punt, k], () => drawPlek(g, plek))
  })
  const [begin] = punten
  if (begin) drawTaxi(g, [begin[0], begin[1] + 10 * k], 0.26 * k)
}

/** Returns where the passenger is on the map, and how large. */
export function gastVan({ x, y, w, h }: Vak): {
  readonly x: number
  readonly y: number
  readonly maat: number
} {
  const maat = Math.max(54, Math.min(116, h * 0.34, w * 0.3))
  return { x: x + w - maat * 0.72, y: y + maat * 0.78, maat }
}

/** The open book at the end of a ride: its map on one page, and paper for the story on the other. */
export function boekPlaat(
  { w, h, boek: { kaart, tekst } }: Indeling,
  haltes: readonly Halte[],
  schaal: number,
): Plaat {
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = 'rgba(30,24,70,.34)'
    g.fillRect(0, 0, w, h)
    const [breed, hoog] = [tekst.x + tekst.w - kaart.x, tekst.y + tekst.h - kaart.y]
    const kader = [kaart.x - 5, kaart.y - 5, breed + 10, hoog + 10] as const
    solid(g, { pad: doos(kader, 26), kader, kleur: '#b5563f' })
    const papier = [kaart.x, kaart.y, breed, hoog] as const
    solid(g, {
      pad: doos(papier, 20),
      kader: papier,
      kleur: '#fffaf0',
      lijn: 3,
      donker: -0.03,
      strook: 0.04,
    })
    const rand = 12
    const maat = { w: kaart.w - 2 * rand, h: kaart.h - 2 * rand }
    g.translate(kaart.x + rand, kaart.y + rand)
    const vlak = doos([0, 0, maat.w, maat.h], 14)
    const gast = gastVan(kaart)
    const vrij = [
      {
        x: gast.x - kaart.x - rand - gast.maat / 2,
        y: gast.y - kaart.y - rand - gast.maat / 2,
        w: gast.maat,
        h: gast.maat,
      },
    ]
    binnen(g, vlak, () => drawRit(g, maat, { haltes, vrij }))
    streep(g, vlak, { dikte: 4 })
  })
}
