import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { CREME, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  bollen,
  doos,
  fill,
  gloed,
  lijn,
  pad,
  solid,
  streep,
  verloop,
  type G,
  type Punt,
} from '@letterhaven/game-kit/tekenen/teken'
import { write, uitlegKaart, uitlegVink } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawLand, drawRoute } from './paint-kaart.ts'
import { drawPlek } from './paint-plek.ts'
import { KOPPEN_IN_TAXI, drawBehind, drawFront } from './paint-taxi.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

function lucht(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 88], ['#5f9fe8', '#9fd0f5', '#ffefb8'])
  g.fillRect(0, 0, 190, 90)
  g.fillStyle = verloop(g, [0, 84, 0, 170], ['#b6de62', '#7cc54b', '#4fa243'])
  g.fillRect(0, 84, 190, 88)
}

/** The road of the pictures, with a street to the left and one to the right. */
const STRAAT =
  'M34 172Q64 128 74 118Q46 96 40 86H54Q66 102 95 112Q124 102 136 86H150Q144 96 116 118Q126 128 156 172Z'

function weg(g: G): void {
  streep(g, pad(STRAAT), { kleur: '#e9c892', dikte: 12 })
  streep(g, pad(STRAAT), { dikte: 6 })
  fill(g, pad(STRAAT), verloop(g, [0, 84, 0, 170], ['#b7a3c9', '#6d6199']))
}

/** Where the taxi is, and its size. */
type Stand = readonly [x: number, y: number, k: number]

/** Draws the taxi with hero and passenger. */
export function drawTaxiMet(g: G, held: HeldSoort, [x, y, k]: Stand): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  const deel = (teken: (g: G) => void): void => {
    g.save()
    g.translate(-135, -246)
    teken(g)
    g.restore()
  }
  deel(drawBehind)
  for (const [dier, [kx, ky]] of [
    [held, KOPPEN_IN_TAXI.held],
    [held === 'koala' ? 'muis' : 'koala', KOPPEN_IN_TAXI.passagier],
  ] as const) {
    g.save()
    g.translate(kx, ky)
    g.scale(0.68, 0.68)
    drawKop(g, dier)
    g.restore()
  }
  deel(drawFront)
  g.restore()
}

interface Bord {
  readonly tekst: string
  /** Whether the indicator is on for it. */
  readonly isAan: boolean
}

/** Draws the sign of a street with its arrow, which is the lamp of the indicator as well. */
function bord(g: G, [x, y]: Punt, { tekst, isAan }: Bord): void {
  const kader = [x, y, 82, 38] as const
  solid(g, { pad: doos(kader, 9), kader, kleur: '#2f6fd6', lijn: 3.5 })
  uitlegKaart(g, [x + 6, y + 6, 70, 26], { tekst, kleur: CREME, maat: 17, hoek: 7 })
  const lamp = [x + 41, y - 4] as const
  if (isAan) gloed(g, [...lamp, 26], '#ffb300')
  const rond = [lamp[0] - 11, lamp[1] - 11, 22, 22] as const
  const kleur = isAan ? '#ffb300' : CREME
  solid(g, { pad: bollen([[...lamp, 11]]), kader: rond, kleur, lijn: 3 })
  const kant = x < 95 ? -1 : 1
  const pijl = lijn([
    [lamp[0] + 7 * kant, lamp[1]],
    [lamp[0] - 4 * kant, lamp[1] - 6],
    [lamp[0] - 4 * kant, lamp[1] + 6],
  ])
  fill(g, pijl, INKT)
}

function ballon(g: G): void {
  const vorm =
    'M22 8H168Q178 8 178 18V46Q178 56 168 56H134L126 72L116 56H22Q12 56 12 46V18Q12 8 22 8Z'
  solid(g, { pad: pad(vorm), kader: [12, 8, 166, 64], kleur: CREME, donker: -0.05 })
  write(g, 'Ik wil slapen, rij', [95, 23, 17])
  write(g, 'naar …', [95, 44, 17])
}

function boek(g: G): void {
  const kader = [10, 24, 170, 122] as const
  solid(g, { pad: doos(kader, 14), kader, kleur: '#b5563f' })
  const blad = doos([16, 30, 158, 110], 9)
  fill(g, blad, '#fffaf0')
  g.save()
  g.translate(20, 34)
  const kaart = doos([0, 0, 78, 102], 6)
  binnen(g, kaart, () => {
    drawLand(g, { w: 78, h: 102 })
    drawRoute(g, pad('M14 94C14 70 62 82 60 62S16 52 20 30'), 9)
    for (const [x, y, plek] of [
      [60, 64, 'het bed'],
      [22, 34, 'het bos'],
    ] as const) {
      g.save()
      g.translate(x, y)
      g.scale(0.3, 0.3)
      drawPlek(g, plek)
      g.restore()
    }
  })
  streep(g, kaart, { dikte: 3 })
  g.restore()
  for (const [y, w] of [
    [50, 58],
    [66, 50],
    [82, 60],
    [98, 42],
    [114, 54],
  ] as const)
    streep(g, pad(`M108 ${y}h${w}`), { kleur: 'rgba(45,34,80,.55)', dikte: 5 })
}

/** How taxirit is played: read, choose a street and drive, and read the whole story. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      lucht(g)
      weg(g)
      drawTaxiMet(g, held.soort, [95, 168, 0.34])
      ballon(g)
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, held) => {
      lucht(g)
      weg(g)
      bord(g, [8, 40], { tekst: 'het bed', isAan: true })
      bord(g, [100, 40], { tekst: 'de zee', isAan: false })
      uitlegVink(g, 16, 76)
      drawTaxiMet(g, held.soort, [95, 168, 0.27])
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g) => {
      lucht(g)
      boek(g)
    },
  },
] as const satisfies readonly UitlegStap[]
