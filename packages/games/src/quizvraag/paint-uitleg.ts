import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { GOUD, INKT, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  lijn,
  pad,
  solid,
  streep,
  verloop,
  type G,
  type Punt,
} from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart, uitlegVink } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { dierenBij } from './dieren.ts'
import { drawSteen } from './paint-klein.ts'
import { CHROOM, paletVan, type Palet } from './palet.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** Draws the dark wall and floor of the studio, in a picture of 190 × 170. */
export function drawStudio(g: G, { wand, vloer, licht }: Palet = paletVan(1)): void {
  g.fillStyle = verloop(g, [0, 0, 0, 120], wand)
  g.fillRect(0, 0, 190, 120)
  g.fillStyle = verloop(g, [0, 112, 0, 172], vloer)
  g.fillRect(0, 112, 190, 60)
  streep(g, pad('M0 112H190'), { kleur: licht, dikte: 2 })
}

function kegel(g: G, x: number, kleur = 'rgba(255,231,160,.4)'): void {
  fill(
    g,
    lijn([
      [x - 6, 0],
      [x + 6, 0],
      [x + 38, 112],
      [x - 38, 112],
    ]),
    kleur,
  )
}

function steen(g: G, [x, y]: Punt, k = 0.42): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  drawSteen(g)
  g.restore()
}

function kop(g: G, dier: Dier, [x, y, k]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  drawKop(g, dier)
  g.restore()
}

interface Bank {
  readonly x: number
  readonly tekst: string
  readonly stenen: number
  readonly dier: Dier
}

/** Draws a desk with its animal, its answer and its stones. */
export function drawBank(g: G, { x, tekst, stenen, dier }: Bank): void {
  kop(g, dier, [x, 70, 0.5])
  solid(g, { pad: doos([x - 42, 100, 84, 58], 8), kader: [x - 42, 100, 84, 58], kleur: CHROOM })
  uitlegKaart(g, [x - 36, 118, 72, 30], { tekst, maat: 15, hoek: 7, lijn: 2.5 })
  for (let i = 0; i < stenen; i += 1) steen(g, [x + (i - (stenen - 1) / 2) * 20, 104])
}

/** Draws the large screen with a text; one of its lines is marked where that is asked. */
export function drawScherm(g: G, merk: number | null): void {
  const kader = [18, 14, 154, 92] as const
  solid(g, { pad: doos(kader, 12), kader, kleur: CHROOM })
  fill(g, doos([26, 22, 138, 76], 7), PAPIER)
  streep(g, doos([26, 22, 138, 76], 7), { dikte: 2.5 })
  for (const [nr, breed] of [112, 104, 116, 70].entries()) {
    const y = 36 + nr * 16
    if (nr === merk) fill(g, doos([34, y - 7, breed + 8, 14], 4), '#ffe45c')
    streep(g, pad(`M38 ${y}h${breed}`), { kleur: 'rgba(45,34,80,.62)', dikte: 5 })
  }
}

/** Who comes in for the stones of the second picture. */
const KIJKERS = ['hond', 'beer', 'muis'] as const satisfies readonly Dier[]

/** How quizvraag is played: read, lay your stones, and divide them where you doubt. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, { soort }) => {
      drawStudio(g)
      drawScherm(g, null)
      kop(g, soort, [95, 142, 0.52])
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, { soort }) => {
      drawStudio(g)
      const [, kat = 'kat', konijn = 'konijn'] = dierenBij(soort)
      kegel(g, 50, 'rgba(255,210,63,.62)')
      kegel(g, 142)
      drawBank(g, { x: 48, tekst: 'in de tas', stenen: 3, dier: kat })
      drawBank(g, { x: 142, tekst: 'in bed', stenen: 0, dier: konijn })
      uitlegVink(g, 92, 22)
      // As many visitors as stones.
      for (const [nr, gast] of KIJKERS.entries()) kop(g, gast, [21 + nr * 27, 158, 0.2])
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, { soort }) => {
      drawStudio(g)
      const [tijger = 'tijger', , , kikker = 'kikker'] = dierenBij(soort)
      kegel(g, 48)
      kegel(g, 142)
      drawBank(g, { x: 48, tekst: 'in de tas', stenen: 2, dier: tijger })
      drawBank(g, { x: 142, tekst: 'in bed', stenen: 1, dier: kikker })
      g.font = '800 44px "Baloo 2 Variable", system-ui'
      g.textAlign = 'center'
      g.lineWidth = 7
      g.strokeStyle = INKT
      g.strokeText('?', 95, 40)
      g.fillStyle = GOUD
      g.fillText('?', 95, 40)
    },
  },
] as const satisfies readonly UitlegStap[]

export { kegel as drawKegel, kop as drawDier, steen as drawEenSteen }
