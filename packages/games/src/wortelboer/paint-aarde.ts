import { INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import type { Palet } from './palet.ts'

/** A number in 0…1 that is the same each time for a place. */
const lot = (n: number): number => {
  const s = Math.sin(n * 127.1) * 43758.5453
  return s - Math.floor(s)
}

/** Paints a stone with a light side. */
function drawSteen(g: G, [x, y, r]: readonly [number, number, number], kleur: string): void {
  const vorm = pad(
    `M${x - r} ${y + r * 0.3}Q${x - r * 0.9} ${y - r * 0.7} ${x - r * 0.1} ${y - r * 0.75}Q${x + r} ${y - r * 0.6} ${x + r} ${y + r * 0.2}Q${x + r * 0.6} ${y + r * 0.8} ${x - r * 0.2} ${y + r * 0.7}Q${x - r * 0.9} ${y + r * 0.7} ${x - r} ${y + r * 0.3}Z`,
  )
  solid(g, { pad: vorm, kader: [x - r, y - r, 2 * r, 2 * r], kleur, lijn: 3, glans: 0.35 })
}

/** Paints a worm in its tunnel. */
export function drawWorm(g: G, [x, y]: Punt, k: number): void {
  const weg = pad(
    `M${x - 40 * k} ${y + 6 * k}Q${x - 22 * k} ${y - 16 * k} ${x - 4 * k} ${y}Q${x + 14 * k} ${y + 16 * k} ${x + 34 * k} ${y - 4 * k}`,
  )
  streep(g, weg, { kleur: 'rgba(30,14,20,.35)', dikte: 26 * k })
  streep(g, weg, { dikte: 17 * k })
  streep(g, weg, { kleur: '#ff9fae', dikte: 10 * k })
  for (const dx of [-3, 4]) fill(g, ovaal([x + (30 + dx) * k, y - 5 * k, 1.7 * k, 2.2 * k]), INKT)
}

/** Paints a snail of stone, from long ago. */
function drawFossiel(g: G, [x, y]: Punt, r: number): void {
  solid(g, {
    pad: ovaal([x, y, r, r]),
    kader: [x - r, y - r, 2 * r, 2 * r],
    kleur: '#d9b98f',
    lijn: 3,
  })
  const p = new Path2D()
  for (let i = 0; i <= 60; i += 1) {
    const [hoek, straal] = [i * 0.28, r * 0.9 * (1 - i / 64)]
    p.lineTo(x + Math.cos(hoek) * straal, y + Math.sin(hoek) * straal)
  }
  streep(g, p, { kleur: '#8a5f3c', dikte: 3 })
}

/** Paints a bone. */
function drawBot(g: G, [x, y]: Punt, k: number): void {
  g.save()
  g.translate(x, y)
  g.rotate(-0.5)
  g.scale(k, k)
  const vorm = pad('M-26-6Q-40-16-36-2Q-44 8-30 8Q-26 12-22 6H22Q26 14 34 8Q44 4 36-2Q40-16 26-6Z')
  solid(g, { pad: vorm, kader: [-42, -16, 84, 30], kleur: '#fff3dc', lijn: 3.5 })
  g.restore()
}

/** What lies in the earth: fractions of the width and of the earth below the carrots, and what. */
const VONDSTEN = [
  [0.08, 0.5, 'worm'],
  [0.9, 0.42, 'fossiel'],
  [0.82, 0.86, 'worm'],
  [0.3, 0.92, 'bot'],
  [0.62, 0.94, 'fossiel'],
] as const

const TEKEN: Readonly<Record<(typeof VONDSTEN)[number][2], (g: G, plek: Punt, k: number) => void>> =
  {
    worm: drawWorm,
    fossiel: (g, plek, k) => drawFossiel(g, plek, 24 * k),
    bot: drawBot,
  }

/** Paints layers of earth, as waves that go darker. */
function drawLagen(g: G, { w, h, grond, k }: Indeling, { aarde }: Palet): void {
  g.fillStyle = verloop(g, [0, grond, 0, h], aarde)
  g.fillRect(0, grond, w, h - grond)
  for (const [deel, donker] of [
    [0.3, 0.1],
    [0.58, 0.12],
    [0.82, 0.14],
  ] as const) {
    const y = grond + (h - grond) * deel
    const golf = pad(
      `M0 ${y}C${w * 0.2} ${y - 26 * k} ${w * 0.34} ${y + 24 * k} ${w * 0.52} ${y}S${w * 0.84} ${y - 22 * k} ${w} ${y + 8 * k}V${h}H0Z`,
    )
    fill(g, golf, `rgba(35,14,26,${donker})`)
  }
}

/** Paints roots as fine as threads, which come down from the grass. */
function drawWortels(g: G, { w, grond, k }: Indeling): void {
  for (let x = 12; x < w; x += 34) {
    const [diep, bocht] = [(16 + lot(x) * 34) * k, (lot(x + 3) - 0.5) * 26 * k]
    const draad = pad(
      `M${x} ${grond}q${bocht} ${diep * 0.5} ${bocht * 0.3} ${diep}M${x + 2} ${grond + diep * 0.4}q${bocht * 0.8} ${diep * 0.2} ${bocht * 1.4} ${diep * 0.46}`,
    )
    streep(g, draad, { kleur: 'rgba(255,226,178,.38)', dikte: 2.2 * k })
  }
}

/** Paints the cross-section of the earth: layers, stones, roots, worms and what was lost there. */
export function drawAarde(g: G, indeling: Indeling, palet: Palet): void {
  const { w, h, grond, rij, k } = indeling
  drawLagen(g, indeling, palet)
  drawWortels(g, indeling)
  const onder = grond + rij
  for (let nr = 0; nr < Math.round(w / 60); nr += 1) {
    const [x, y] = [lot(nr + 1) * w, onder + (0.08 + lot(nr + 40) * 0.9) * (h - onder)]
    drawSteen(g, [x, y, (5 + lot(nr + 80) * 13) * k], show(palet.steen, -0.22 + lot(nr) * 0.2))
  }
  for (let nr = 0; nr < Math.round(w / 9); nr += 1) {
    const [x, y] = [lot(nr + 200) * w, grond + 14 + lot(nr + 300) * (h - grond)]
    fill(
      g,
      ovaal([x, y, 2.6 * k, 1.9 * k]),
      nr % 2 ? 'rgba(255,224,176,.25)' : 'rgba(30,12,20,.28)',
    )
  }
  const diep = h - onder
  if (diep > 150)
    for (const [x, y, wat] of VONDSTEN) TEKEN[wat](g, [x * w, onder + y * diep], 0.85 * k)
}
