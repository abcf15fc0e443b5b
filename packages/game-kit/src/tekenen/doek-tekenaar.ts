import { kaderVan } from './beeldlijst.ts'
import type { Blad, Knoop, Verf, Vorm } from './beeldlijst.ts'
import { makeGedraaid } from './gedraaid.ts'
import { isGelijk, maal, omhulsel } from './matrix.ts'
import type { Matrix } from './matrix.ts'
import { inStappen } from './stappen.ts'
import type { Stand } from './stappen.ts'
import type { G, Kader } from './teken.ts'
import { ACHTERGROND } from './tekenaar.ts'
import type { DoekMaat, Tekenaar } from './tekenaar.ts'
import { raakt, merge } from './vlakken.ts'
import type { Vlak } from './vlakken.ts'

/** How a thing was last drawn. */
interface Spoor extends Stand {
  alpha: number
  versie: number
  vlak: Vlak
  beurt: number
}

/** A margin in pixels round every plate, for the half pixels at its edges. */
const RAND = 1

/**
 * Puts a plate at its own size on whole pixels. Between two pixels it would be blended again, at eight times the cost
 * of copying it, and less sharp.
 */
function opPixels(blad: Blad, matrix: Matrix): Matrix {
  const [a, b, c, d, e, f] = matrix
  if (blad.soort === 'tekening' || b !== 0 || c !== 0 || a !== d) return matrix
  const { canvas, schaal } = blad.textuur.plaat
  if (a !== schaal) return matrix
  const [x, y] = [blad.anker[0] * canvas.width, blad.anker[1] * canvas.height]
  return [a, 0, 0, a, Math.round(e - x) + x, Math.round(f - y) + y]
}

function kader(blad: Blad): Kader {
  if (blad.soort === 'tekening') return kaderVan(blad)
  const { canvas, schaal } = blad.textuur.plaat
  const [w, h] = [canvas.width / schaal, canvas.height / schaal]
  return [-blad.anker[0] * w, -blad.anker[1] * h, w, h]
}

function vlakVan(blad: Blad, matrix: Matrix, doek: Vlak): Vlak {
  const { x0, y0, x1, y1 } = omhulsel(kader(blad), matrix, RAND)
  return {
    x0: Math.max(doek.x0, x0),
    y0: Math.max(doek.y0, y0),
    x1: Math.min(doek.x1, x1),
    y1: Math.min(doek.y1, y1),
  }
}

/** Returns how a thing stands exactly, and on a slow device how it stands in steps. */
function standVan(blad: Blad, matrix: Matrix, traag: boolean): Stand {
  if (blad.soort === 'tekening' || !traag) return { matrix: opPixels(blad, matrix), stappen: '' }
  const { canvas, schaal } = blad.textuur.plaat
  const [a, b, c, d, e, f] = matrix
  const [ax, ay] = blad.anker
  const straal = Math.hypot(
    Math.max(ax, 1 - ax) * canvas.width,
    Math.max(ay, 1 - ay) * canvas.height,
  )
  const stand = inStappen([a / schaal, b / schaal, c / schaal, d / schaal, e, f], straal)
  const [p, q, r, s, x, y] = stand.matrix
  const uit: Matrix = [p * schaal, q * schaal, r * schaal, s * schaal, x, y]
  return stand.stappen === ''
    ? { matrix: opPixels(blad, [uit[0], 0, 0, uit[3], e, f]), stappen: '' }
    : { matrix: uit, stappen: stand.stappen }
}

function pad(vorm: Vorm): Path2D {
  const p = new Path2D()
  switch (vorm.soort) {
    case 'lijn':
      p.moveTo(...vorm.van)
      p.lineTo(...vorm.naar)
      break
    case 'boog':
      p.moveTo(...vorm.van)
      p.quadraticCurveTo(...vorm.via, ...vorm.naar)
      break
    case 'cirkel':
      p.arc(...vorm.midden, vorm.r, 0, Math.PI * 2)
      break
    case 'doos':
      p.roundRect(...vorm.kader, vorm.rond)
  }
  return p
}

function drawVorm(g: G, vorm: Vorm, { vul, lijn, dikte = 1 }: Verf): void {
  const p = pad(vorm)
  if (vul !== undefined) {
    g.fillStyle = vul
    g.fill(p)
  }
  if (lijn === undefined) return
  g.strokeStyle = lijn
  g.lineWidth = dikte
  g.stroke(p)
}

type Draaier = ReturnType<typeof makeGedraaid>
type Regel = readonly [Blad, Spoor]

function drawBlad(g: G, [blad, { matrix, stappen, alpha }]: Regel, turn: Draaier): void {
  g.globalAlpha = alpha
  const [a, b, c, d, e, f] = matrix
  if (blad.soort === 'tekening') {
    g.setTransform(a, b, c, d, e, f)
    for (const [vorm, verf] of blad.delen) drawVorm(g, vorm, verf)
    return
  }
  const { canvas, schaal } = blad.textuur.plaat
  const [p, q, r, s] = [a / schaal, b / schaal, c / schaal, d / schaal]
  const gedraaid = stappen === '' ? null : turn(blad, [p, q, r, s, 0, 0], stappen)
  if (gedraaid) {
    g.setTransform(1, 0, 0, 1, e, f)
    g.drawImage(gedraaid.canvas, gedraaid.x, gedraaid.y)
    return
  }
  g.setTransform(p, q, r, s, e, f)
  g.drawImage(canvas, -blad.anker[0] * canvas.width, -blad.anker[1] * canvas.height)
}

interface Penseel {
  readonly g: G
  readonly turn: Draaier
}

function drawVlak({ g, turn }: Penseel, volgorde: readonly Regel[], vlak: Vlak): void {
  const { x0, y0, x1, y1 } = vlak
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.beginPath()
  g.rect(x0, y0, x1 - x0, y1 - y0)
  g.clip()
  g.globalAlpha = 1
  g.fillStyle = ACHTERGROND
  g.fillRect(x0, y0, x1 - x0, y1 - y0)
  for (const regel of volgorde) if (raakt(regel[1].vlak, vlak)) drawBlad(g, regel, turn)
  g.restore()
}

/**
 * Draws in software, and only where something changed since the last frame. A slow processor has no time for a full
 * screen of pixels, and most of a scene stands still. On a slow device what turns and swells does so in steps.
 */
export function makeDoekTekenaar({ w, h, schaal }: DoekMaat): Tekenaar {
  const doek = document.createElement('canvas')
  doek.width = Math.ceil(w * schaal)
  doek.height = Math.ceil(h * schaal)
  const g = doek.getContext('2d', { alpha: false })
  if (!g) throw new Error('no 2d context')
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const heel: Vlak = { x0: 0, y0: 0, x1: doek.width, y1: doek.height }
  const sporen = new Map<Blad, Spoor>()
  const volgorde: Regel[] = []
  const penseel: Penseel = { g, turn: makeGedraaid() }
  let veranderd: Vlak[] = [heel]
  let beurt = 0
  let isTraag = false

  function report(vlak: Vlak): void {
    if (vlak.x1 > vlak.x0 && vlak.y1 > vlak.y0) veranderd.push(vlak)
  }

  function follow(blad: Blad, stand: Stand, alpha: number): void {
    const versie = blad.soort === 'beeld' ? blad.textuur.versie : blad.versie
    const spoor = sporen.get(blad)
    if (
      spoor &&
      spoor.alpha === alpha &&
      spoor.versie === versie &&
      isGelijk(spoor.matrix, stand.matrix)
    ) {
      spoor.beurt = beurt
      volgorde.push([blad, spoor])
      return
    }
    if (spoor) report(spoor.vlak)
    const nieuw = { ...stand, alpha, versie, beurt, vlak: vlakVan(blad, stand.matrix, heel) }
    report(nieuw.vlak)
    sporen.set(blad, nieuw)
    volgorde.push([blad, nieuw])
  }

  function loop(knoop: Knoop, boven: Matrix, alfa: number): void {
    const alpha = alfa * knoop.alpha
    if (!knoop.visible || alpha <= 0 || knoop.scale.x === 0) return
    const matrix = maal(boven, knoop)
    if (knoop.soort !== 'laag') follow(knoop, standVan(knoop, matrix, isTraag), Math.min(1, alpha))
    else for (const kind of knoop.kinderen) loop(kind, matrix, alpha)
  }

  return {
    doek,
    teken: (wortel, traag) => {
      beurt += 1
      isTraag = traag
      volgorde.length = 0
      loop(wortel, [schaal, 0, 0, schaal, 0, 0], 1)
      for (const [blad, spoor] of sporen) {
        if (spoor.beurt === beurt) continue
        report(spoor.vlak)
        sporen.delete(blad)
      }
      const vlakken = merge(veranderd)
      veranderd = []
      for (const vlak of vlakken) drawVlak(penseel, volgorde, vlak)
    },
    close: () => doek.remove(),
  }
}
