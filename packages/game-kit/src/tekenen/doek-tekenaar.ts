import { kaderVan } from './beeldlijst.ts'
import type { Blad, Knoop, Verf, Vorm } from './beeldlijst.ts'
import type { G, Kader } from './teken.ts'
import { ACHTERGROND } from './tekenaar.ts'
import type { DoekMaat, Tekenaar } from './tekenaar.ts'
import { raakt, merge } from './vlakken.ts'
import type { Vlak } from './vlakken.ts'

/** a b c d e f, as the canvas takes them. */
type Matrix = readonly [number, number, number, number, number, number]

/** How a thing was last drawn. */
interface Spoor {
  matrix: Matrix
  alpha: number
  versie: number
  vlak: Vlak
  beurt: number
}

/** A margin in pixels round every plate, for the half pixels at its edges. */
const RAND = 1

function maal([a, b, c, d, e, f]: Matrix, { x, y, rotation, scale }: Knoop): Matrix {
  const [cos, sin] = rotation === 0 ? [1, 0] : [Math.cos(rotation), Math.sin(rotation)]
  const [p, q, r, s] = [cos * scale.x, sin * scale.x, -sin * scale.y, cos * scale.y]
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * x + c * y + e,
    b * x + d * y + f,
  ]
}

const isGelijk = (m: Matrix, n: Matrix): boolean => m.every((v, i) => v === n[i])

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

function vlakVan([x, y, w, h]: Kader, [a, b, c, d, e, f]: Matrix, doek: Vlak): Vlak {
  const xs = [a * x, a * (x + w)]
  const ys = [b * x, b * (x + w)]
  const xt = [c * y, c * (y + h)]
  const yt = [d * y, d * (y + h)]
  const links = Math.min(...xs) + Math.min(...xt) + e
  const rechts = Math.max(...xs) + Math.max(...xt) + e
  const boven = Math.min(...ys) + Math.min(...yt) + f
  const onder = Math.max(...ys) + Math.max(...yt) + f
  return {
    x0: Math.max(doek.x0, Math.floor(links) - RAND),
    y0: Math.max(doek.y0, Math.floor(boven) - RAND),
    x1: Math.min(doek.x1, Math.ceil(rechts) + RAND),
    y1: Math.min(doek.y1, Math.ceil(onder) + RAND),
  }
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

function drawBlad(g: G, blad: Blad, { matrix, alpha }: Spoor): void {
  g.globalAlpha = alpha
  const [a, b, c, d, e, f] = matrix
  if (blad.soort === 'tekening') {
    g.setTransform(a, b, c, d, e, f)
    for (const [vorm, verf] of blad.delen) drawVorm(g, vorm, verf)
    return
  }
  const { canvas, schaal } = blad.textuur.plaat
  g.setTransform(a / schaal, b / schaal, c / schaal, d / schaal, e, f)
  g.drawImage(canvas, -blad.anker[0] * canvas.width, -blad.anker[1] * canvas.height)
}

function drawVlak(g: G, volgorde: readonly (readonly [Blad, Spoor])[], vlak: Vlak): void {
  const { x0, y0, x1, y1 } = vlak
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.beginPath()
  g.rect(x0, y0, x1 - x0, y1 - y0)
  g.clip()
  g.globalAlpha = 1
  g.fillStyle = ACHTERGROND
  g.fillRect(x0, y0, x1 - x0, y1 - y0)
  for (const [blad, spoor] of volgorde) if (raakt(spoor.vlak, vlak)) drawBlad(g, blad, spoor)
  g.restore()
}

/**
 * Draws in software, and only where something changed since the last frame. A slow processor has no time for a full
 * screen of pixels, and most of a scene stands still.
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
  const volgorde: [Blad, Spoor][] = []
  let veranderd: Vlak[] = [heel]
  let beurt = 0

  function report(vlak: Vlak): void {
    if (vlak.x1 > vlak.x0 && vlak.y1 > vlak.y0) veranderd.push(vlak)
  }

  function follow(blad: Blad, matrix: Matrix, alpha: number): void {
    const versie = blad.soort === 'beeld' ? blad.textuur.versie : blad.versie
    const spoor = sporen.get(blad)
    if (
      spoor &&
      spoor.alpha === alpha &&
      spoor.versie === versie &&
      isGelijk(spoor.matrix, matrix)
    ) {
      spoor.beurt = beurt
      volgorde.push([blad, spoor])
      return
    }
    if (spoor) report(spoor.vlak)
    const nieuw = { matrix, alpha, versie, beurt, vlak: vlakVan(kader(blad), matrix, heel) }
    report(nieuw.vlak)
    sporen.set(blad, nieuw)
    volgorde.push([blad, nieuw])
  }

  function loop(knoop: Knoop, boven: Matrix, alfa: number): void {
    const alpha = alfa * knoop.alpha
    if (!knoop.visible || alpha <= 0 || knoop.scale.x === 0) return
    const matrix = maal(boven, knoop)
    if (knoop.soort !== 'laag') follow(knoop, opPixels(knoop, matrix), Math.min(1, alpha))
    else for (const kind of knoop.kinderen) loop(kind, matrix, alpha)
  }

  return {
    doek,
    teken: (wortel) => {
      beurt += 1
      volgorde.length = 0
      loop(wortel, [schaal, 0, 0, schaal, 0, 0], 1)
      for (const [blad, spoor] of sporen) {
        if (spoor.beurt === beurt) continue
        report(spoor.vlak)
        sporen.delete(blad)
      }
      const vlakken = merge(veranderd)
      veranderd = []
      for (const vlak of vlakken) drawVlak(g, volgorde, vlak)
    },
    close: () => doek.remove(),
  }
}
