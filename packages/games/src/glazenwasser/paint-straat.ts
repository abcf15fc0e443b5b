import { CREME, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { binnen, doos, lijn, streep, verloop, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { muur } from './paint-huis.ts'

const VLAGGEN = ['#ff5d5d', '#ffd23f', '#46bdf2', '#74d463', '#ff93d2'] as const

/** Paints the quay with its stones, and the water in which the houses are mirrored. */
export function kade(g: G, indeling: Indeling): void {
  const { w, h, k, kade: y } = indeling
  const diep = 32 * k
  g.fillStyle = verloop(g, [0, y, 0, y + diep], ['#e3d2bb', '#b09c86'])
  g.fillRect(0, y, w, diep)
  const steen = { kleur: 'rgba(70,40,70,.26)', dikte: 2 }
  for (let x = -20, i = 0; x < w; x += 46 * k, i++)
    streep(g, doos([x + (i % 3) * 3, y + 6 * k, 43 * k, 20 * k], 5), steen)
  g.fillStyle = INKT
  g.fillRect(0, y - 2, w, 4)
  g.fillRect(0, y + diep - 1, w, 4.5)
  const nat = y + diep + 3
  g.fillStyle = verloop(g, [0, nat, 0, h], ['#37abcd', '#176f9f'])
  g.fillRect(0, nat, w, h - nat)
  const spiegel = new Path2D()
  spiegel.rect(0, nat, w, h - nat)
  binnen(g, spiegel, () => {
    g.globalAlpha = 0.26
    for (const huis of indeling.huizen) {
      g.fillStyle = muur(huis)
      g.fillRect(huis.x + 6, nat, huis.w - 12, h - nat)
    }
    g.globalAlpha = 1
    g.fillStyle = 'rgba(20,30,90,.24)'
    g.fillRect(0, nat, w, 8 * k)
  })
}

function vlagLijn(g: G, [a, b]: readonly [Punt, Punt], k: number): void {
  const op = (u: number): Punt => [
    a[0] + (b[0] - a[0]) * u,
    a[1] + (b[1] - a[1]) * u + Math.sin(u * Math.PI) * 44 * k,
  ]
  const touw = Array.from({ length: 21 }, (_, i) => op(i / 20))
  streep(g, lijn(touw, false), { dikte: 3.5 })
  const n = Math.max(4, Math.round(Math.abs(b[0] - a[0]) / (36 * k)))
  for (let i = 0; i < n; i++) {
    const [x, y] = op((i + 0.5) / n)
    const f = 12 * k
    const vlag = lijn([
      [x - f, y],
      [x + f, y],
      [x, y + f * 2],
    ])
    streep(g, vlag, { dikte: 6 })
    fill(g, vlag, VLAGGEN[i % VLAGGEN.length] ?? CREME)
    g.fillStyle = 'rgba(255,255,255,.32)'
    g.fillRect(x - f * 0.8, y, f * 1.6, 4 * k)
  }
}

/** Bunting from gable to gable. */
export function vlaggen(g: G, { huizen, w, k }: Indeling): void {
  for (let i = -1; i < huizen.length; i++) {
    const [links, rechts] = [huizen[i], huizen[i + 1]]
    const hoog = (lijst: number, nok: number): number =>
      lijst - Math.min(52 * k, (lijst - nok) * 0.5)
    const van: Punt = links
      ? [links.x + links.w * 0.68, hoog(links.lijst, links.nok)]
      : [-30, (rechts?.lijst ?? 0) - 60 * k]
    const naar: Punt = rechts
      ? [rechts.x + rechts.w * 0.32, hoog(rechts.lijst, rechts.nok)]
      : [w + 30, (links?.lijst ?? 0) - 60 * k]
    vlagLijn(g, [van, naar], k)
  }
}
