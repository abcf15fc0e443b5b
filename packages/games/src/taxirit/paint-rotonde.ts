import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { rotondeVan, type Rotonde } from './rotonde.ts'

/** The verge and lines round the roundabout, from the outside, as a share of its half axes. */
const RANDEN = [
  [1.2, '#8fd053'],
  [1.11, '#e9c892'],
  [1.045, INKT],
  [1.015, CREME],
] as const
/** How large the island is. */
const EILAND = 0.44
const TULPEN = ['#ff5d7a', GOUD, '#ff8fc0', '#ff8f4d'] as const

const kring = ({ x, y, rx, ry }: Rotonde, deel: number): Path2D =>
  ovaal([x, y, rx * deel, ry * deel])

/** Draws the three arrows that show which way round is driven. */
function pijlen(g: G, { x, y, rx, ry }: Rotonde): void {
  for (const hoek of [0.95, Math.PI, 5.33]) {
    const [px, py] = [x + Math.sin(hoek) * rx * 0.74, y + Math.cos(hoek) * ry * 0.74]
    g.save()
    g.translate(px, py)
    g.scale(rx / 150, ry / 45)
    g.scale(1, 0.42)
    g.rotate(-hoek)
    fill(
      g,
      lijn([
        [18, 0],
        [0, -17],
        [0, -7],
        [-20, -7],
        [-20, 7],
        [0, 7],
        [0, 17],
      ]),
      'rgba(255,248,234,.85)',
    )
    g.restore()
  }
}

/** Draws the tall lantern of the island, its foot at (0, 0), 190 high. */
function lantaarn(g: G): void {
  schaduw(g, [6, 0, 34, 9])
  streep(g, pad('M0-4V-150M-44-150Q-44-166-28-166H28Q44-166 44-150'), { dikte: 15 })
  streep(g, pad('M0-4V-150M-44-150Q-44-166-28-166H28Q44-166 44-150'), {
    kleur: '#5c6aa8',
    dikte: 7,
  })
  for (const x of [-44, 44])
    solid(g, {
      pad: pad(`M${x - 17}-128L${x - 10}-150H${x + 10}L${x + 17}-128Z`),
      kader: [x - 17, -150, 34, 22],
      kleur: '#ffe28a',
      lijn: 3.5,
    })
  solid(g, {
    pad: doos([-14, -14, 28, 18], 5),
    kader: [-14, -14, 28, 18],
    kleur: '#5c6aa8',
    lijn: 4,
  })
}

/** The size of the lantern on the island. */
export const lantaarnMaat = ({ rx }: Rotonde): number => Math.min(0.8, rx / 360)

/** Draws the island: grass behind a kerb, beds of tulips, and the lantern. */
function eiland(g: G, rond: Rotonde): void {
  const { x, y, rx, ry } = rond
  const dik = Math.max(4, ry * 0.12)
  fill(g, ovaal([x, y + dik, rx * EILAND + 4, ry * EILAND + 4]), INKT)
  fill(g, ovaal([x, y + dik * 0.6, rx * EILAND, ry * EILAND]), '#c9c3de')
  fill(g, ovaal([x, y, rx * EILAND, ry * EILAND]), CREME)
  const gras = ovaal([x, y, rx * (EILAND - 0.04), ry * (EILAND - 0.05)])
  fill(g, gras, verloop(g, [0, y - ry, 0, y + ry], ['#b6de62', '#6cbc4b']))
  const rnd = stroom(17)
  const bloemen = Array.from({ length: 54 }, () => {
    const [hoek, ver] = [rnd() * Math.PI * 2, 0.5 + rnd() * 0.42]
    return { bx: Math.sin(hoek) * ver, by: Math.cos(hoek) * ver, kleur: rnd() }
  }).toSorted((een, ander) => een.by - ander.by)
  const maat = Math.max(2.2, rx * 0.02)
  for (const { bx, by, kleur } of bloemen) {
    const [tx, ty] = [x + bx * rx * EILAND * 0.94, y + by * ry * EILAND * 0.9]
    streep(g, pad(`M${tx} ${ty}v${-maat * 1.4}`), { kleur: '#3f9a45', dikte: maat * 0.5 })
    const tint = TULPEN[Math.floor(kleur * TULPEN.length)] ?? TULPEN[0]
    fill(g, ovaal([tx, ty - maat * 1.9, maat * 0.8, maat]), tint)
  }
  const k = lantaarnMaat(rond)
  g.save()
  g.translate(x, y + 4 * k)
  g.scale(k, k)
  lantaarn(g)
  g.restore()
}

/** The roundabout over the road and its streets. */
export function rotondePlaat(indeling: Indeling, schaal: number): Plaat {
  const { w, h } = indeling
  const rond = rotondeVan(indeling)
  const { y, ry } = rond
  return bak({ w, h, schaal }, (g) => {
    for (const [deel, kleur] of RANDEN) fill(g, kring(rond, deel), kleur)
    fill(g, kring(rond, 0.99), verloop(g, [0, y - ry, 0, y + ry], ['#a695c2', '#8374ab']))
    pijlen(g, rond)
    eiland(g, rond)
  })
}
