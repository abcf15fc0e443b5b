import { diepteVan, strook, wegX } from '@letterhaven/game-kit/onderdelen/banen'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { binnen, gloed, lijn, ovaal, verloop, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { heuvels, stad } from '@letterhaven/game-kit/themas/verte'
import type { Indeling } from './indeling.ts'

const HEMEL = {
  dag: ['#5f9fe8', '#9fd0f5', '#ffd9c2', '#ffefb8'],
  avond: ['#5a4fb8', '#8f6ad0', '#ff9a8a', '#ffd890'],
} as const

/** The sky with a low sun, and the hazy town in the distance. There is no ink so far off. */
export function lucht(indeling: Indeling, uur: keyof typeof HEMEL, schaal: number): Plaat {
  const { w, h, horizon, k } = indeling
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, horizon + 20], HEMEL[uur])
    g.fillRect(0, 0, w, horizon + 40)
    const [x, y] = [w * 0.2, horizon - 120 * k]
    gloed(g, [x, y, 420 * k], '#fff0b0')
    fill(g, ovaal([x, y, 42 * k, 42 * k]), '#fff8d8')
    const doek = { w, h, horizon, k }
    heuvels('#b9c6ea', { y: 0.97, hoog: 26 })(g, doek)
    stad('#a9b6e2', { hoog: 96, toren: 0.6, zaad: 5 })(g, doek)
    stad('#8d9bd0', { hoog: 52, toren: 0, zaad: 9 })(g, doek)
  })
}

type Lijnen = readonly [number, number]

const band = (g: G, vlak: readonly Punt[], kleur: string): void => fill(g, lijn(vlak), kleur)

function wei(g: G, indeling: Indeling): void {
  const { w, h, horizon } = indeling
  g.fillStyle = verloop(g, [0, horizon, 0, h], ['#b6de62', '#7cc54b', '#4fa243'])
  g.fillRect(0, horizon, w, h - horizon)
  for (let i = 0; i < 12; i++) {
    const u = -2.6 - i * 0.9
    band(g, strook(indeling, [u - 0.4, u]), i % 2 ? 'rgba(255,255,170,.22)' : 'rgba(20,110,70,.16)')
  }
}

function sloot(g: G, indeling: Indeling): void {
  band(g, strook(indeling, [-2.3, -1.62]), '#3a7f3f')
  band(g, strook(indeling, [-2.24, -1.68]), '#46b3d8')
  band(g, strook(indeling, [-2.0, -1.9]), 'rgba(255,255,255,.4)')
  band(g, strook(indeling, [-1.69, -1.64]), INKT)
  band(g, strook(indeling, [-2.28, -2.23]), INKT)
}

/** Draws pasture and ditch. */
export function drawWei(g: G, indeling: Indeling): void {
  wei(g, indeling)
  sloot(g, indeling)
}

/** Pasture and ditch. */
export const land = (indeling: Indeling, schaal: number): Plaat =>
  bak({ w: indeling.w, h: indeling.h, schaal }, (g) => drawWei(g, indeling))

const TULPEN = ['#ff5d7a', GOUD, '#b56be0', '#ff8f4d', '#ff8fc0'] as const

/** Returns the lines between which row `nr` of the flower bed lies. */
const rijVan = ({ veld }: Indeling, nr: number): Lijnen => {
  const u = veld.u + nr * veld.breed
  return [u, u + veld.breed * 0.68]
}

/** Paints a row in leaf that does not bloom yet. */
function knoppen(g: G, indeling: Indeling, nr: number): void {
  const [van, tot] = rijVan(indeling, nr)
  band(g, strook(indeling, [van, tot]), '#69b04a')
  band(g, strook(indeling, [tot, van + indeling.veld.breed]), nr % 2 ? '#3f9a45' : '#57ad45')
  stippel(g, indeling, { nr, deel: 1, kleuren: ['rgba(190,235,110,.55)', 'rgba(20,90,50,.28)'] })
}

interface Stippels {
  readonly nr: number
  readonly deel: number
  readonly kleuren: readonly [string, string]
}

function stippel(g: G, indeling: Indeling, { nr, deel, kleuren }: Stippels): void {
  const { w, h, horizon } = indeling
  const [van, tot] = rijVan(indeling, nr)
  const rnd = stroom(31 + nr)
  for (let i = 0; i < 130; i++) {
    const y = horizon + 6 + (h - horizon) * rnd() ** 1.5
    const d = diepteVan(indeling, y)
    const x = wegX(indeling, y, van + (tot - van) * rnd())
    const kleur = rnd() > 0.5 ? kleuren[0] : kleuren[1]
    if (x < w + 20 && d <= deel) fill(g, ovaal([x, y, 2 + 9 * d, 1.5 + 6 * d]), kleur)
  }
}

/** Paints a row in bloom, from the horizon to `deel` of the way to the pupil. */
export function bloei(g: G, indeling: Indeling, { nr, deel }: { nr: number; deel: number }): void {
  const { w, h, horizon } = indeling
  const vlak = new Path2D()
  vlak.rect(0, horizon, w, (h - horizon) * deel)
  binnen(g, vlak, () => {
    band(g, strook(indeling, rijVan(indeling, nr)), TULPEN[nr % TULPEN.length] ?? TULPEN[0])
    stippel(g, indeling, { nr, deel, kleuren: ['rgba(255,255,255,.5)', 'rgba(120,10,80,.26)'] })
  })
}

/** The flower bed with one row for each word of the taak, the first `gelukt` of them in bloom. */
export function veld(
  indeling: Indeling,
  { rijen, gelukt, schaal }: { rijen: number; gelukt: number; schaal: number },
): Plaat {
  const { w, h } = indeling
  return bak({ w, h, schaal }, (g) => {
    for (let nr = rijen + 3; nr >= 0; nr--) knoppen(g, indeling, nr)
    for (let nr = 0; nr < gelukt; nr++) bloei(g, indeling, { nr, deel: 1 })
    band(g, strook(indeling, [indeling.veld.u - 0.04, indeling.veld.u]), INKT)
  })
}
