import { CREME, INKT, show, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  doos,
  gloed,
  lijn,
  ovaal,
  straal,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling, Uur } from './indeling.ts'
import { muur } from './paint-huis.ts'

/** The stones of the quay from light to dark, and the water from near the quay to the front. */
const KADE: Readonly<Record<Uur, { steen: readonly string[]; water: readonly string[] }>> = {
  dag: { steen: ['#e3d2bb', '#b09c86'], water: ['#37abcd', '#176f9f'] },
  avond: { steen: ['#e3d2bb', '#b09c86'], water: ['#37abcd', '#176f9f'] },
  nacht: { steen: ['#b9b4d8', '#7d78ac'], water: ['#27609c', '#122f6c'] },
}
const VLAGGEN = ['#ff5d5d', GOUD, '#46bdf2', '#74d463', '#ff93d2'] as const

/** Paints the quay with its stones, and the water in which the houses are mirrored. */
export function kade(g: G, indeling: Indeling): void {
  const { w, h, k, kade: y, uur } = indeling
  const diep = 32 * k
  g.fillStyle = verloop(g, [0, y, 0, y + diep], KADE[uur].steen)
  g.fillRect(0, y, w, diep)
  const steen = { kleur: 'rgba(70,40,70,.26)', dikte: 2 }
  for (let x = -20, i = 0; x < w; x += 46 * k, i++)
    streep(g, doos([x + (i % 3) * 3, y + 6 * k, 43 * k, 20 * k], 5), steen)
  g.fillStyle = INKT
  g.fillRect(0, y - 2, w, 4)
  g.fillRect(0, y + diep - 1, w, 4.5)
  const nat = y + diep + 3
  g.fillStyle = verloop(g, [0, nat, 0, h], KADE[uur].water)
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

type Slinger = (g: G, plek: readonly [number, number, number], kleur: string) => void

/** A little flag of the bunting. */
const vlag: Slinger = (g, [x, y, f], kleur) => {
  const doek = lijn([
    [x - f, y],
    [x + f, y],
    [x, y + f * 2],
  ])
  streep(g, doek, { dikte: 6 })
  fill(g, doek, kleur)
  g.fillStyle = 'rgba(255,255,255,.32)'
  g.fillRect(x - f * 0.8, y, f * 1.6, f / 3)
}

/** A paper lantern with a light in it. */
const lampion: Slinger = (g, [x, y, f], kleur) => {
  const bol = ovaal([x, y + f * 1.1, f, f * 0.92])
  gloed(g, [x, y + f * 1.1, f * 3], kleur)
  streep(g, bol, { dikte: 6 })
  fill(g, bol, straal(g, [x, y + f * 1.1, 1, f], ['#fffbe0', show(kleur, 0.25), kleur]))
  for (const top of [y, y + f * 1.94]) fill(g, doos([x - f * 0.4, top - 2, f * 0.8, 5], 2), INKT)
}

function slinger(
  g: G,
  [a, b]: readonly [Punt, Punt],
  { k, ding, om }: { k: number; ding: Slinger; om: number },
): void {
  const op = (u: number): Punt => [
    a[0] + (b[0] - a[0]) * u,
    a[1] + (b[1] - a[1]) * u + Math.sin(u * Math.PI) * 44 * k,
  ]
  const touw = Array.from({ length: 21 }, (_, i) => op(i / 20))
  streep(g, lijn(touw, false), { dikte: 3.5 })
  const n = Math.max(4, Math.round(Math.abs(b[0] - a[0]) / (om * k)))
  for (let i = 0; i < n; i++)
    ding(g, [...op((i + 0.5) / n), 12 * k], VLAGGEN[i % VLAGGEN.length] ?? CREME)
}

/** A bulb that burns. */
const peer: Slinger = (g, [x, y, f], kleur) => {
  gloed(g, [x, y + f * 0.7, f * 2.4], kleur)
  fill(g, ovaal([x, y + f * 0.8, f * 0.62, f * 0.78]), INKT)
  fill(g, ovaal([x, y + f * 0.8, f * 0.4, f * 0.54]), '#fff3c4')
}

const SLINGERS: Readonly<Record<Uur, { readonly ding: Slinger; readonly om: number }>> = {
  dag: { ding: vlag, om: 36 },
  avond: { ding: lampion, om: 64 },
  nacht: { ding: peer, om: 46 },
}

/** Bunting from gable to gable, paper lanterns in the evening, or bulbs by night. */
export function slingers(g: G, { huizen, w, k, uur }: Indeling): void {
  const wat = { k, ...SLINGERS[uur] }
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
    slinger(g, [van, naar], wat)
  }
}

/** The light over the street: violet from above and warm along the water, or the blue of the night. */
const LICHT: Readonly<Record<Uur, readonly string[] | null>> = {
  dag: null,
  avond: ['rgba(52,36,120,.38)', 'rgba(96,44,130,.22)', 'rgba(255,130,80,.2)'],
  nacht: ['rgba(14,16,92,.54)', 'rgba(20,24,104,.42)', 'rgba(30,40,120,.3)'],
}

/** The light of the evening or the night over everything that was painted. */
export function schemer(g: G, { w, h, uur }: Pick<Indeling, 'w' | 'h' | 'uur'>): void {
  const tinten = LICHT[uur]
  if (!tinten) return
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = verloop(g, [0, 0, 0, h], tinten)
  g.fillRect(0, 0, w, h)
  g.restore()
}
