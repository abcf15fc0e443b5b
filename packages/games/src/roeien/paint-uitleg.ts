import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import { drawHeldKop, drawLijf, KOP_Y } from '@letterhaven/game-kit/held/held-plaat'
import { GOUD, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, fill, gloed, pad, solid, streep, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegVink, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawRomp, drawSpiegel } from './paint-boot.ts'
import { drawBrug } from './paint-brug.ts'
import { bij } from './paint-klein.ts'
import { paletVan, type Palet } from './palet.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

const OCHTEND = paletVan(1, 4)

/** Paints water and a bridge in a picture of 190 × 170. */
export function drawGrachtje(g: G, palet: Palet = OCHTEND): void {
  g.fillStyle = verloop(g, [0, 0, 0, 60], palet.lucht)
  g.fillRect(0, 0, 190, 60)
  gloed(g, [95, 44, 50], palet.zon)
  g.fillStyle = verloop(g, [0, 58, 0, 170], palet.water)
  g.fillRect(0, 58, 190, 112)
  g.save()
  g.beginPath()
  g.rect(0, 0, 190, 72)
  g.clip()
  bij(g, [95, 52, 1], () =>
    drawBrug(g, { half: 46, hoog: 36, laag: 24, breed: 112, oever: 2 }, palet),
  )
  g.restore()
  for (const [x, y, l] of [
    [20, 88, 30],
    [120, 100, 40],
    [50, 150, 46],
    [140, 156, 40],
  ] as const)
    streep(g, pad(`M${x} ${y}q${l / 4}-3 ${l / 2} 0t${l / 2} 0`), { kleur: palet.glans, dikte: 2 })
}

/** Paints the hero in its boat, the stern at (0, 0). */
export function drawRoeier(g: G, { soort, kleding }: AangekledeHeld): void {
  drawRomp(g, 0)
  bij(g, [0, -26, 0.8], () => {
    drawLijf(g, kleding)
    bij(g, [0, KOP_Y, 0.83], () => drawHeldKop(g, soort, kleding))
  })
  drawSpiegel(g)
}

/** Paints an oar from one point to its blade. */
export function drawOar(g: G, [x0, y0]: Punt, [x1, y1]: Punt): void {
  const weg = pad(`M${x0} ${y0}L${x1} ${y1}`)
  streep(g, weg, { dikte: 8 })
  streep(g, weg, { kleur: '#e8c48a', dikte: 4 })
  const hoek = Math.atan2(y1 - y0, x1 - x0)
  g.save()
  g.translate(x1, y1)
  g.rotate(hoek)
  solid(g, { pad: doos([-4, -8, 28, 16], 7), kader: [-4, -8, 28, 16], kleur: ROOD, lijn: 3 })
  g.restore()
}

/** A pointing hand. */
export function drawVinger(g: G, [x, y]: Punt): void {
  const hand = pad(`M${x} ${y}q8-4 10 5l4 18q16-2 20 8q3 16-8 26h-20q-10-12-16-24q4-8 12 0z`)
  solid(g, { pad: hand, kader: [x - 6, y - 4, 44, 62], kleur: '#ffe2bd', lijn: 3.5 })
}

/** Paints a word on planks: its pieces with a gap between them, of which the first so many letters are lit. */
export function drawPlanken(
  g: G,
  stukken: readonly string[],
  { x, y, lit = 0 }: { readonly x: number; readonly y: number; readonly lit?: number },
): void {
  const cel = 24
  let links = x
  let nr = 0
  for (const [i, stuk] of stukken.entries()) {
    const b = stuk.length * cel
    const kader = [links, y, b, 36] as const
    const kleur = stukken.length === 1 ? '#fff3d6' : i % 2 === 0 ? '#ffdf8c' : '#bfe9f0'
    solid(g, { pad: doos(kader, 10), kader, kleur, lijn: 3.5, donker: -0.05 })
    for (const [j, letter] of [...stuk].entries()) {
      if (nr < lit) fill(g, doos([links + j * cel + 1, y + 2, cel - 2, 32], 7), GOUD)
      write(g, letter, [links + (j + 0.5) * cel, y + 19, 23])
      nr += 1
    }
    links += b + 10
  }
}

/** A round button that is pressed, with an oar on it. */
function drawKnop(g: G, isIn: boolean): void {
  const kader = [52, isIn ? 133 : 129, 86, 32] as const
  solid(g, { pad: doos(kader, 14), kader, kleur: isIn ? GOUD : '#ffd08a', lijn: 3.5 })
  drawOar(g, [68, kader[1] + 16], [102, kader[1] + 16])
}

/** How roeien is played: hold the oar, let go where a piece ends, sail under the bridge. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g) => {
      drawGrachtje(g)
      drawPlanken(g, ['tafel'], { x: 35, y: 82, lit: 2 })
      drawKnop(g, true)
      drawVinger(g, [116, 138])
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      drawGrachtje(g)
      drawPlanken(g, ['ta', 'fel'], { x: 30, y: 82 })
      drawKnop(g, false)
      drawVinger(g, [142, 112])
      streep(g, pad('M83 74V66M83 132V124'), { kleur: ROOD, dikte: 4 })
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => {
      drawGrachtje(g)
      bij(g, [95, 166, 0.62], () => drawRoeier(g, held))
      for (const kant of [-1, 1]) drawOar(g, [95 + kant * 46, 130], [95 + kant * 72, 146])
      bij(g, [95, 18, 0.62], () => drawPlanken(g, ['ta', 'fel'], { x: -65, y: -18 }))
      uitlegVink(g, 160, 84)
    },
  },
] as const satisfies readonly UitlegStap[]
