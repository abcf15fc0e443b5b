import type { Trap } from '@letterhaven/contracts/trap'
import { CREME, GOUD, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegVink } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawVlag, type Vlagkleur } from './paint-klein.ts'
import { drawLoper, drawRenner } from './paint-loper.ts'
import { drawRivaalKop, hemdVan } from './paint-rivaal.ts'
import { paletVan } from './palet.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** Where the track begins in a picture of 190 × 170. */
const BAAN = 128

export function bij(g: G, [x, y, s]: readonly [number, number, number], teken: () => void): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  teken()
  g.restore()
}

/** Paints the stadium of a stage: sky, stand, grass and a straight of the track. */
export function drawStadion(g: G, trap: Trap = 1): void {
  const { lucht, zon, trede, stoel, wand, baan, lijn: kleur, metLampen } = paletVan(trap)
  g.fillStyle = verloop(g, [0, 0, 0, 76], lucht)
  g.fillRect(0, 0, 190, 80)
  gloed(g, [30, 40, 66], zon.gloed)
  fill(g, ovaal([30, 40, 12, 12]), zon.kleur)
  g.fillStyle = verloop(g, [0, 50, 190, 110], trede)
  g.fillRect(0, 50, 190, 70)
  for (let rij = 0; rij < 3; rij += 1)
    for (let i = 0; i < 15; i += 1)
      fill(
        g,
        doos([i * 13 + 2, 55 + rij * 18, 9, 11], 3),
        stoel[(rij + Math.floor(i / 5)) % 2] ?? stoel[0],
      )
  streep(g, pad('M-4 112H194'), { dikte: 18 })
  streep(g, pad('M-4 112H194'), { kleur: wand, dikte: 12 })
  g.fillStyle = verloop(g, [0, BAAN - 8, 190, 170], baan)
  g.fillRect(0, BAAN - 8, 190, 60)
  streep(g, pad(`M-4 ${BAAN - 8}H194`), { kleur, dikte: 4 })
  for (const y of [BAAN + 8, BAAN + 26]) streep(g, pad(`M-4 ${y}H194`), { kleur, dikte: 2.4 })
  if (metLampen) for (const x of [60, 140]) gloed(g, [x, 20, 40], '#fff4c8')
}

/** A pointing hand, its tip at (x, y). */
export function drawVinger(g: G, [x, y]: Punt): void {
  const hand = pad(`M${x} ${y}q8-4 10 5l4 18q16-2 20 8q3 16-8 26h-20q-10-12-16-24q4-8 12 0z`)
  solid(g, { pad: hand, kader: [x - 6, y - 4, 44, 62], kleur: '#ffe2bd', lijn: 3.5 })
}

/** How a line of the text looks in a picture. */
export interface Lijn {
  readonly soort: 'donker' | 'nu' | 'aan' | 'mis' | 'goed'
  /** The lengths of its words, in px. */
  readonly woorden: readonly number[]
  readonly vlag?: Vlagkleur
  /** Whether the star lies on it. */
  readonly ster?: true
}

const KLEUR = {
  donker: '#c9553f',
  nu: '#fff6cf',
  aan: CREME,
  mis: '#eadbd4',
  goed: '#dcf7bd',
} as const

/** Paints a sheet with lines of a text, from (x, y) on. */
export function drawBlad(
  g: G,
  [x, y, w]: readonly [number, number, number],
  lijnen: readonly Lijn[],
): void {
  const kader: Kader = [x, y, w, lijnen.length * 24 + 10]
  solid(g, { pad: doos(kader, 10), kader, kleur: '#c9553f', lijn: 3.5 })
  for (const [nr, { soort, woorden, vlag, ster }] of lijnen.entries()) {
    const rij: Kader = [x + 6, y + 6 + nr * 24, w - 12, 21]
    if (soort === 'donker')
      streep(g, pad(`M${rij[0] + 4} ${rij[1] + 20}h${rij[2] - 8}`), { kleur: CREME, dikte: 2 })
    else fill(g, doos(rij, 5), KLEUR[soort])
    if (soort === 'nu') fill(g, doos([rij[0], rij[1], 12, 21], [5, 0, 0, 5]), GOUD)
    let hier = rij[0] + 18
    for (const breed of woorden) {
      if (soort !== 'donker')
        fill(g, doos([hier, rij[1] + 8, breed, 5], 2.5), soort === 'mis' ? '#a3938f' : '#4a4064')
      hier += breed + 7
    }
    if (ster) drawSter(g, [x + w - 20, rij[1] + 10, 10])
    if (vlag) bij(g, [x + w - 32, rij[1] + 20, 0.44], () => drawVlag(g, vlag))
  }
}

/** Paints a star round a point. */
function drawSter(g: G, [x, y, r]: readonly [number, number, number]): void {
  const punten = Array.from({ length: 10 }, (_, i): Punt => {
    const [hoek, ver] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 === 0 ? r : r * 0.46]
    return [x + Math.cos(hoek) * ver, y + Math.sin(hoek) * ver]
  })
  solid(g, { pad: lijn(punten), kader: [x - r, y - r, r * 2, r * 2], kleur: GOUD, lijn: 3 })
}

/** Paints a rival who runs, the feet at (0, 0). */
export const drawRivaal = (g: G, wie: number): void =>
  drawRenner(g, {
    hemd: hemdVan(wie),
    nummer: `${wie + 2}`,
    kop: () => drawRivaalKop(g, wie),
  })

/** Paints what a rival calls: a balloon with words in it, its tail down at a place. */
export function drawBallon(
  g: G,
  kader: Kader,
  { breed, punt }: { readonly breed: number; readonly punt: number },
): void {
  const [x, y, w, h] = kader
  solid(g, {
    pad: pad(`M${punt - 9} ${y + h - 4}l4 20 16-20z`),
    kader,
    kleur: PAPIER,
    lijn: 3.4,
  })
  solid(g, { pad: doos(kader, 14), kader, kleur: PAPIER, lijn: 3.4 })
  fill(g, doos([punt - 6, y + h - 8, 14, 6], 0), PAPIER)
  fill(g, doos([x + (w - breed) / 2, y + h / 2 - 4, breed, 8], 4), '#4a4064')
}

/** Paints the star-shaped light round something that is right. */
export function drawStralen(g: G, [x, y, r]: readonly [number, number, number]): void {
  const punten = Array.from({ length: 20 }, (_, i): Punt => {
    const [hoek, ver] = [(i / 20) * Math.PI * 2, i % 2 === 0 ? r : r * 0.72]
    return [x + Math.cos(hoek) * ver, y + Math.sin(hoek) * ver]
  })
  fill(g, lijn(punten), 'rgba(255,226,110,0.7)')
}

/** Paints the hurdle on the track. */
function drawHordeOp(g: G, x: number): void {
  bij(g, [x, 160, 0.9], () => {
    streep(g, pad('M-19 0V-36M19 0V-36'), { dikte: 6 })
    const lat: Kader = [-28, -46, 56, 17]
    solid(g, { pad: doos(lat, 4), kader: lat, kleur: PAPIER, lijn: 3.4 })
    for (const dx of [-22, 0, 20]) fill(g, doos([dx - 5, -46, 10, 17], 0), ROOD)
  })
}

/** How leesrace is played: read and lay the star, hear who calls, prove it and run. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      drawStadion(g)
      bij(g, [44, 158, 0.7], () => drawLoper(g, held))
      drawBlad(
        g,
        [78, 14, 104],
        [
          { soort: 'nu', woorden: [20, 26] },
          { soort: 'nu', woorden: [26, 16], ster: true },
          { soort: 'nu', woorden: [16, 30] },
        ],
      )
      drawVinger(g, [142, 60])
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, held) => {
      drawStadion(g)
      drawBallon(g, [74, 10, 104, 44], { breed: 62, punt: 140 })
      bij(g, [40, 160, 0.66], () => drawLoper(g, held))
      drawHordeOp(g, 92)
      bij(g, [146, 160, 0.72], () => drawRivaal(g, 0))
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => {
      drawStadion(g)
      drawStralen(g, [150, 42, 40])
      drawBlad(
        g,
        [14, 12, 162],
        [
          { soort: 'aan', woorden: [30, 18, 36] },
          { soort: 'goed', woorden: [18, 40, 24], vlag: 'hand' },
          { soort: 'aan', woorden: [36, 22] },
        ],
      )
      bij(g, [120, 160, 0.66], () => drawLoper(g, held))
      bij(g, [52, 158, 0.6], () => {
        g.rotate(-1.4)
        g.translate(0, 40)
        drawRivaal(g, 0)
      })
      uitlegVink(g, 168, 148)
    },
  },
] as const satisfies readonly UitlegStap[]
