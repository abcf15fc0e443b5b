import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, ovaal, pad, streep, type G } from '@letterhaven/game-kit/tekenen/teken'
import { vak, vorm } from './paint-oord.ts'

const RUIT = '#bfe7fb'

/** A practice in its own colour, with an empty sign on its roof. */
function praktijk(g: G, [kleur, deur]: readonly [string, string]): void {
  vak(g, [-50, -64, 100, 64], [kleur, 5])
  vak(g, [-30, -100, 60, 42], ['#ffffff', 8])
  for (const x of [-40, 22]) vak(g, [x, -50, 18, 18], [RUIT, 3])
  vak(g, [-11, -34, 22, 34], [deur, 4])
}

/** Paints where a doctor is: a red cross. */
export function arts(g: G): void {
  praktijk(g, ['#ffffff', '#46b3d8'])
  fill(g, doos([-5, -93, 10, 28], 2), '#e5484d')
  fill(g, doos([-14, -84, 28, 10], 2), '#e5484d')
}

/** Paints where a dentist is: a tooth. */
export function tandarts(g: G): void {
  praktijk(g, ['#a9e3dc', '#2f8f9a'])
  const tand = pad(
    'M0-91Q10-97 15-90Q19-83 13-74L9-64Q6-61 4-66L1-74H-1L-4-66Q-6-61-9-64L-13-74Q-19-83-15-90Q-10-97 0-91Z',
  )
  streep(g, tand, { dikte: 3.5 })
  fill(g, tand, '#f4f8ff')
  fill(g, ovaal([-7, -86, 3, 4]), '#cfe0f5')
}

/** Paints where animals are made well: a paw. */
export function dierenarts(g: G): void {
  praktijk(g, ['#ffd9a0', '#b5563f'])
  const kussen = pad('M0-83Q13-83 13-72Q13-64 6-65Q0-67-6-65Q-13-64-13-72Q-13-83 0-83Z')
  fill(g, kussen, '#8a4a2a')
  for (const [x, y] of [
    [-16, -83],
    [-6, -91],
    [6, -91],
    [16, -83],
  ] as const)
    fill(g, ovaal([x, y, 4.6, 5.8], x / 40), '#8a4a2a')
}

/** Paints a zoo: its gate in a fence, with a giraffe that looks over it. */
export function dierentuin(g: G): void {
  vorm(g, ovaal([-36, -48, 22, 22]), [[-58, -70, 44, 44], '#5fb83c'])
  const giraf = pad('M20-12L27-92Q27-110 40-110Q46-110 49-105L60-99Q65-93 58-89L46-90L48-12Z')
  streep(g, pad('M34-108L32-120M42-110L43-121'), { dikte: 4.5 })
  vorm(g, giraf, [[20, -110, 42, 98], '#ffcf5a'])
  for (const [x, y] of [
    [34, -80],
    [40, -66],
    [31, -56],
    [41, -44],
  ] as const)
    fill(g, ovaal([x, y, 4.4, 5]), '#b9702f')
  fill(g, ovaal([44, -101, 3, 3.4]), INKT)
  for (let x = -56; x <= 48; x += 13) vak(g, [x, -34, 7, 34], ['#e9a35a', 2])
  vak(g, [-58, -27, 116, 7], ['#c9803a', 3])
  for (const x of [-26, 14]) vak(g, [x, -58, 12, 58], ['#c9803a', 3])
  const boog = pad('M-34-56Q0-92 34-56L28-46Q0-74-28-46Z')
  vorm(g, boog, [[-34, -80, 68, 36], GOUD])
  fill(g, doos([-14, -46, 28, 46], 4), '#7a4a2a')
  fill(g, doos([-10, -42, 20, 42], 3), CREME)
  streep(g, pad('M0-42V0'), { dikte: 2.5 })
}
