import { kopPlaat, plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  ovaal,
  pad,
  solid,
  streep,
  type G,
  type Kader,
} from '@letterhaven/game-kit/tekenen/teken'
import { isEigen, type Eigen, type Gast } from './passagier.ts'

const vlak = (g: G, vorm: Path2D, [kader, kleur]: readonly [Kader, string]): void =>
  solid(g, { pad: vorm, kader, kleur })

/** Draws two eyes with a light in each. */
function ogen(g: G, [uit, y, r]: readonly [number, number, number]): void {
  for (const kant of [-1, 1]) {
    fill(g, ovaal([kant * uit, y, r, r * 1.15]), INKT)
    fill(g, ovaal([kant * uit - r * 0.3, y - r * 0.4, r * 0.36, r * 0.36]), '#ffffff')
  }
}

function pinguin(g: G): void {
  vlak(g, ovaal([0, 2, 48, 48]), [[-48, -46, 96, 96], '#3b4468'])
  fill(
    g,
    pad('M0 46C-34 44-42 16-32-8C-26-24-8-24 0-6C8-24 26-24 32-8C42 16 34 44 0 46Z'),
    '#ffffff',
  )
  ogen(g, [17, 0, 7])
  vlak(g, pad('M-15 14Q0 4 15 14Q0 36-15 14Z'), [[-15, 6, 30, 26], '#ff9d2e'])
  fill(g, ovaal([-29, 18, 7, 5]), '#ffb9b9')
  fill(g, ovaal([29, 18, 7, 5]), '#ffb9b9')
}

function draak(g: G): void {
  for (const kant of [-1, 1]) {
    const hoorn = pad(
      `M${kant * 20}-34Q${kant * 28}-66 ${kant * 50}-74Q${kant * 46}-46 ${kant * 40}-24Z`,
    )
    vlak(g, hoorn, [[Math.min(kant * 20, kant * 50), -74, 30, 50], CREME])
  }
  vlak(g, pad('M-12-38L0-70L12-38Z'), [[-12, -70, 24, 32], '#ff8f4d'])
  vlak(g, ovaal([0, 2, 46, 46]), [[-46, -44, 92, 92], '#4fae62'])
  vlak(g, ovaal([0, 24, 36, 24]), [[-36, 0, 72, 48], '#8fd58a'])
  ogen(g, [20, -10, 8])
  for (const kant of [-1, 1]) fill(g, ovaal([kant * 12, 16, 4.5, 5.5]), INKT)
  streep(g, pad('M-18 34Q0 44 18 34'), { dikte: 4 })
  fill(g, pad('M-12 37L-8 45L-3 39Z'), '#ffffff')
}

function sneeuwpop(g: G): void {
  vlak(g, ovaal([0, 4, 46, 45]), [[-46, -41, 92, 90], '#ffffff'])
  vlak(g, doos([-30, -84, 60, 46], 6), [[-30, -84, 60, 46], '#4a4560'])
  vlak(g, doos([-46, -44, 92, 12], 6), [[-46, -44, 92, 12], '#4a4560'])
  fill(g, doos([-30, -56, 60, 11], 0), '#e5484d')
  ogen(g, [17, -8, 6])
  vlak(g, pad('M-4 2L40 14L-4 18Z'), [[-4, 2, 44, 16], '#ff8f2e'])
  for (const [x, y] of [
    [-20, 26],
    [-7, 32],
    [8, 32],
    [21, 26],
  ] as const)
    fill(g, ovaal([x, y, 4, 4]), INKT)
}

function robot(g: G): void {
  streep(g, pad('M0-40V-68'), { dikte: 7 })
  vlak(g, ovaal([0, -74, 10, 10]), [[-10, -84, 20, 20], '#ff5d7a'])
  for (const kant of [-1, 1])
    vlak(g, doos([kant * 50 - 9, -12, 18, 34], 6), [[kant * 50 - 9, -12, 18, 34], '#8b93ad'])
  vlak(g, doos([-46, -42, 92, 90], 18), [[-46, -42, 92, 90], '#b9c3dc'])
  vlak(g, doos([-36, -26, 72, 34], 12), [[-36, -26, 72, 34], '#2f3c66'])
  for (const kant of [-1, 1]) fill(g, ovaal([kant * 17, -9, 9, 9]), '#7df0e0')
  for (const x of [-24, -12, 0, 12]) vlak(g, doos([x, 20, 12, 15], 2), [[x, 20, 12, 15], GOUD])
}

function heks(g: G): void {
  vlak(g, pad('M-44-6Q-62 36-44 50H44Q62 36 44-6Z'), [[-56, -6, 112, 56], '#ff8f4d'])
  vlak(g, ovaal([0, 8, 41, 41]), [[-41, -33, 82, 82], '#b7dd86'])
  vlak(g, pad('M-34-30Q-16-60-4-86Q14-92 26-78Q12-70 34-30Z'), [[-34, -88, 68, 58], '#6a3f9a'])
  vlak(g, ovaal([0, -28, 60, 12]), [[-60, -40, 120, 24], '#6a3f9a'])
  ogen(g, [16, 2, 7])
  vlak(g, pad('M-6 8Q10 10 12 24Q0 30-8 22Z'), [[-8, 8, 20, 20], '#9cc96a'])
  streep(g, pad('M-18 34Q2 44 20 30'), { dikte: 4 })
}

const SCHILDERS: Readonly<Record<Eigen, (g: G) => void>> = {
  pinguïn: pinguin,
  draak,
  sneeuwpop,
  robot,
  heks,
}

/** Bakes the head of a passenger, anchored as that of an animal. */
export const gastPlaat = (gast: Gast, maat: number, schaal: number): Plaat =>
  isEigen(gast) ? plaatInKopmaat(maat, schaal, SCHILDERS[gast]) : kopPlaat(gast, maat, schaal)
