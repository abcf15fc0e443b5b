import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  doos,
  ovaal,
  pad,
  schaduw,
  solid,
  straal,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { snoerPunt } from './indeling.ts'
import type { Indeling } from './indeling.ts'

const HOUT = '#b5703c'

/** The plastered wall, its tiles and the red rail between them. */
export function muur(g: G, { w, h, k, toog, loket, isNacht }: Indeling): void {
  const kalk = isNacht ? ['#3b3277', '#5a4a9c', '#8c6fb8'] : ['#2f9a8f', '#5fc2ac', '#a5e0c4']
  g.fillStyle = verloop(g, [0, 0, 0, toog], kalk)
  g.fillRect(0, 0, w, h)
  const rail = Math.max(loket.y + 40 * k, toog - 164 * k)
  tegels(g, { van: rail, tot: toog, w, k })
  const lat = [-10, rail - 10 * k, w + 20, 17 * k] as const
  solid(g, { pad: doos(lat, 6), kader: lat, kleur: isNacht ? '#4b5bd0' : '#e2483d', strook: 0 })
}

interface Tegelvlak {
  readonly van: number
  readonly tot: number
  readonly w: number
  readonly k: number
}

function tegels(g: G, { van, tot, w, k }: Tegelvlak): void {
  const rnd = stroom(4)
  const [tw, th] = [64 * k, 36 * k]
  fill(g, doos([0, van, w, tot - van], 0), '#f3e3c6')
  for (let y = van, rij = 0; y < tot; y += th, rij += 1)
    for (let x = -(rij % 2) * tw * 0.5; x < w; x += tw) {
      const keus = rnd()
      const [boven, onder] =
        keus < 0.12
          ? ['#f9c4ae', '#f0a78e']
          : keus < 0.25
            ? ['#c8ecdc', '#a6dcc7']
            : ['#fffdf7', '#f4e6cd']
      const vak = [x + 1.5, y + 1.5, tw - 3, th - 3] as const
      fill(g, doos(vak, 5), verloop(g, [0, y, 0, y + th], [boven, onder]))
      fill(g, doos([x + 7 * k, y + 5 * k, tw * 0.45, 3.4 * k], 2), wit(0.7))
    }
}

/** A plank with jars, between the window and the oven. */
export function schap(g: G, { k, schap: vak, held }: Indeling): void {
  if (!vak) return
  const { x: van, y, w, h } = vak
  const tot = van + w
  fill(g, doos([van + 8, y + 12 * k, w, 10 * k], 5), 'rgba(45,20,80,.18)')
  solid(g, { pad: doos([van, y, w, h], 6), kader: [van, y, w, h], kleur: HOUT })
  const kleuren = ['#ff7a5c', '#ffd04d', '#7ccf5a', '#c98be0', '#ff9fb0'] as const
  for (let x = van + 26 * k, i = 0; x < tot - 20 * k; x += 58 * k, i += 1) {
    if (Math.abs(x - held.x) < 78 * held.k) continue
    pot(g, {
      x,
      y,
      hoog: ([46, 58, 40, 52][i % 4] ?? 46) * k,
      kleur: kleuren[i % 5] ?? '#ff7a5c',
      k,
    })
  }
}

interface Pot {
  readonly x: number
  readonly y: number
  readonly hoog: number
  readonly kleur: string
  readonly k: number
}

function pot(g: G, { x, y, hoog, kleur, k }: Pot): void {
  const glas = [x - 18 * k, y - hoog - 3, 36 * k, hoog] as const
  solid(g, {
    pad: doos(glas, 9 * k),
    kader: glas,
    kleur,
    binnen: () => fill(g, doos([x - 12 * k, y - hoog + 7 * k, 6 * k, hoog - 18 * k], 4), wit(0.5)),
  })
  const deksel = [x - 16 * k, y - hoog - 11 * k, 32 * k, 11 * k] as const
  solid(g, { pad: doos(deksel, 4), kader: deksel, kleur: '#e2483d' })
}

/** Paints the string on which lamps and tickets hang. */
export function snoer(g: G, indeling: Indeling): void {
  const punten = Array.from({ length: 41 }, (_, i) => snoerPunt(indeling, i / 40))
  const draad = new Path2D()
  for (const [i, [x, y]] of punten.entries()) {
    if (i === 0) draad.moveTo(x, y)
    else draad.lineTo(x, y)
  }
  streep(g, draad, { dikte: 4 })
}

/** The counter with flour on it. */
export function toog(g: G, { w, toog: y, doek, pizza, k }: Indeling): void {
  g.fillStyle = verloop(g, [0, y, 0, doek], ['#f4bd78', '#e09a54', '#c2763a'])
  g.fillRect(0, y, w, doek - y + 6)
  const rnd = stroom(6)
  for (let i = 0; i < 46; i += 1) {
    const [x, py] = [rnd() * w, y + 14 + rnd() * (doek - y)]
    const kleur = rnd() > 0.5 ? 'rgba(120,50,30,.15)' : 'rgba(255,240,200,.32)'
    streep(g, pad(`M${x} ${py}c${40 * k} -7 ${90 * k} 7 ${150 * k} 0`), { kleur, dikte: 2.5 })
  }
  for (let i = 0; i < 70; i += 1) {
    const [hoek, ver] = [rnd() * 7, pizza.r * (1.22 + rnd() * 0.42)]
    const maat = (1.4 + rnd() * 3.4) * k
    const [x, py] = [pizza.x + Math.cos(hoek) * ver * 1.1, pizza.y + Math.sin(hoek) * ver * 0.84]
    if (py > y + 12) fill(g, ovaal([x, py, maat, maat * 0.8]), wit(0.55))
  }
  fill(g, doos([0, y - 3, w, 5], 0), INKT)
  fill(g, doos([0, y + 2, w, 6 * k], 0), wit(0.4))
}

/** Paints the edge of the counter, and the checked cloth in front of it where the bowls stand. */
export function tafeldoek(g: G, { w, h, doek, k, isNacht, straat }: Indeling): void {
  const ruit = 44 * Math.max(0.62, k)
  g.fillStyle = verloop(
    g,
    [0, doek, 0, h],
    straat ? ['#2f9a78', '#1f6f63'] : isNacht ? ['#4b5bd0', '#33409c'] : ['#e2483d', '#b92a3a'],
  )
  g.fillRect(0, doek, w, h - doek)
  for (let i = 0; i * ruit < w; i += 1)
    for (let j = 0; doek + j * ruit < h; j += 1)
      if ((i + j) % 2 === 1)
        fill(g, doos([i * ruit, doek + j * ruit, ruit, ruit], 0), 'rgba(255,248,234,.96)')
  const licht = ['rgba(45,20,80,.3)', 'rgba(45,20,80,0)', 'rgba(45,20,80,.2)']
  fill(g, doos([0, doek, w, h - doek], 0), verloop(g, [0, doek, 0, h], licht))
  const lat = [-10, doek - 9 * k, w + 20, 17 * k] as const
  solid(g, { pad: doos(lat, 6), kader: lat, kleur: '#c9803f', strook: 0 })
}

/** Paints the shadow of a small thing on the counter. */
export const voetschaduw = (g: G, [x, y, a]: readonly [number, number, number]): void =>
  schaduw(g, [x, y, a, a * 0.2], 0.36)

/** The light of the lamps at night: warm in the middle of the kitchen, dark at its edges. */
export function nachtlicht(g: G, { w, h, pizza, loket }: Indeling): void {
  g.save()
  g.globalCompositeOperation = 'source-atop'
  const ver = Math.max(w, h) * 0.75
  const kleuren = ['rgba(255,196,110,.16)', 'rgba(60,30,120,.12)', 'rgba(30,20,90,.5)']
  g.fillStyle = straal(g, [pizza.x, (pizza.y + loket.y) / 2, pizza.r * 0.5, ver], kleuren)
  g.fillRect(0, 0, w, h)
  g.restore()
}
