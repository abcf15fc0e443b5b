import { doorzichtig, INKT, show } from './kleur.ts'

export type G = CanvasRenderingContext2D
/** x, y, width, height in CSS pixels. */
export type Kader = readonly [number, number, number, number]
export type Punt = readonly [number, number]
type Vulling = string | CanvasGradient

/** Makes a path from SVG path data. */
export function pad(svg: string): Path2D {
  return new Path2D(svg)
}

/** A box with rounded corners. */
export function doos([x, y, w, h]: Kader, rond: number | number[] = 8): Path2D {
  const p = new Path2D()
  p.roundRect(x, y, w, h, rond)
  return p
}

/** An ellipse with a centre and half axes, turned by `draai` radians. */
export function ovaal([x, y, a, b]: Kader, draai = 0): Path2D {
  const p = new Path2D()
  p.ellipse(x, y, a, b, draai, 0, Math.PI * 2)
  return p
}

/** A closed polygon, or an open line. */
export function lijn(punten: readonly Punt[], dicht = true): Path2D {
  const p = new Path2D()
  punten.forEach(([x, y], i) => (i === 0 ? p.moveTo(x, y) : p.lineTo(x, y)))
  if (dicht) p.closePath()
  return p
}

/** One path of many circles [x, y, r], for crowns, clouds and foam. */
export function bollen(cirkels: readonly (readonly [number, number, number])[], extra = 0): Path2D {
  const p = new Path2D()
  for (const [x, y, r] of cirkels) {
    p.moveTo(x + r + extra, y)
    p.arc(x, y, r + extra, 0, Math.PI * 2)
  }
  return p
}

/** A linear gradient with evenly spread stops. */
export function verloop(g: G, [x0, y0, x1, y1]: Kader, kleuren: readonly string[]): CanvasGradient {
  const uit = g.createLinearGradient(x0, y0, x1, y1)
  kleuren.forEach((k, i) => uit.addColorStop(i / Math.max(1, kleuren.length - 1), k))
  return uit
}

/** A radial gradient round (x, y) from radius r0 to r1, with evenly spread stops. */
export function straal(g: G, [x, y, r0, r1]: Kader, kleuren: readonly string[]): CanvasGradient {
  const uit = g.createRadialGradient(x, y, r0, x, y, r1)
  kleuren.forEach((k, i) => uit.addColorStop(i / Math.max(1, kleuren.length - 1), k))
  return uit
}

export function fill(g: G, vorm: Path2D, vulling: Vulling): void {
  g.fillStyle = vulling
  g.fill(vorm)
}

/** Draws a line with round ends along a path. */
export function streep(g: G, vorm: Path2D, { kleur = INKT, dikte = 4 } = {}): void {
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.strokeStyle = kleur
  g.lineWidth = dikte
  g.stroke(vorm)
}

/** This many rings make a shadow look soft. */
const RINGEN = 5

/**
 * Draws a soft dark edge round a path, as rings on top of each other. The canvas's own blur costs a slow processor more
 * than all the rest of a street.
 */
export function zacht(
  g: G,
  vorm: Path2D,
  { kleur, rond, over = [0, 0] }: { kleur: string; rond: number; over?: Punt },
): void {
  g.save()
  g.translate(...over)
  for (let ring = 1; ring <= RINGEN; ring++)
    streep(g, vorm, { kleur, dikte: (rond * 2 * ring) / RINGEN })
  fill(g, vorm, kleur)
  g.restore()
}

/** Draws inside a path only. */
export function binnen(g: G, vorm: Path2D, teken: () => void): void {
  g.save()
  g.clip(vorm)
  teken()
  g.restore()
}

export interface Massief {
  readonly pad: Path2D
  /** The box the light runs over, at least as big as the path. */
  readonly kader: Kader
  readonly kleur: string
  /** The width of the ink outside the shape. */
  readonly lijn?: number
  readonly inkt?: string
  readonly licht?: number
  readonly donker?: number
  readonly strook?: number
  readonly glans?: number
  readonly binnen?: (g: G) => void
}

const STANDAARD = { lijn: 4, inkt: INKT, licht: 0.2, donker: -0.2, strook: 0.2, glans: 0 }

/**
 * Draws a solid shape in the style that all pictures share: ink outside, three-stop light from the top left, a warm
 * strip on the left and a multiplied shade on the right, an optional gloss, and an optional pattern inside.
 */
export function solid(g: G, massief: Massief): void {
  const m = { ...STANDAARD, ...massief }
  const [x, y, w, h] = m.kader
  if (m.lijn > 0) streep(g, m.pad, { kleur: m.inkt, dikte: m.lijn * 2 })
  binnen(g, m.pad, () => {
    const ruim: Kader = [x - 4, y - 4, w + 8, h + 8]
    const kleuren = [show(m.kleur, m.licht), m.kleur, show(m.kleur, m.donker)]
    g.fillStyle = verloop(g, [x, y, x + w * 0.3, y + h], kleuren)
    g.fillRect(...ruim)
    if (m.strook > 0) strook(g, m.kader, m.strook)
    m.binnen?.(g)
    if (m.glans > 0)
      fill(g, ovaal([x + w * 0.32, y + h * 0.2, w * 0.2, h * 0.09], -0.15), wit(m.glans))
  })
}

function strook(g: G, [x, y, w, h]: Kader, k: number): void {
  const warm = (alfa: number) => doorzichtig('#fff8d7', alfa)
  const koel = (alfa: number) => doorzichtig('#aa6ebe', alfa)
  const over: Kader = [x, 0, x + w, 0]
  g.fillStyle = verloop(g, over, [warm(k * 1.3), warm(0), warm(0)])
  g.fillRect(x - 4, y - 4, w + 8, h + 8)
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = verloop(g, over, [koel(0), koel(0), koel(k * 1.2)])
  g.fillRect(x - 4, y - 4, w + 8, h + 8)
  g.globalCompositeOperation = 'source-over'
}

export function wit(alfa: number): string {
  return `rgba(255,255,255,${alfa})`
}

/** Draws a soft contact shadow: an ellipse with half axes a and b round (x, y). */
export function schaduw(g: G, [x, y, a, b]: Kader, sterkte = 0.3): void {
  const tint = (alfa: number) => `rgba(45,20,80,${alfa})`
  g.save()
  g.translate(x, y)
  g.scale(a, b)
  g.fillStyle = straal(g, [0, 0, 0.2, 1], [tint(sterkte), tint(sterkte * 0.8), tint(0)])
  g.beginPath()
  g.arc(0, 0, 1, 0, Math.PI * 2)
  g.fill()
  g.restore()
}

/** Draws light that fades out from (x, y) to radius r. */
export function gloed(g: G, [x, y, r]: readonly [number, number, number], kleur: string): void {
  const d = (alfa: number) => doorzichtig(kleur, alfa)
  g.fillStyle = straal(g, [x, y, 0, r], [d(0.9), d(0.4), d(0.1), d(0)])
  g.fillRect(x - r, y - r, 2 * r, 2 * r)
}
