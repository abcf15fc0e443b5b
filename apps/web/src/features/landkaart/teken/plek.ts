import { BLAD, grond } from './grond.ts'
import { bloemen } from './groen.ts'
import { dOvaal, kleurvlak, lijn, makeDoek, op, type Punt } from './kit.ts'

/** The part of the usual sheet that lies above the land. */
const BOVEN = 116

const pol = ([x, y]: Punt): string =>
  lijn(`M${x} ${y}q-2 -6 -5 -8m5 8q0 -7 1 -10m-1 10q2 -5 6 -7`, '#5fae49', 2.6)

/** Draws the leerling's own island, empty: sand around grass, a path, a few tufts. Sheet of 420 × 234. */
export function drawPlekEiland(): string {
  const doek = makeDoek()
  const polletjes: readonly Punt[] = [
    [128, 196],
    [188, 178],
    [262, 186],
    [318, 214],
    [92, 242],
    [286, 268],
    [150, 284],
  ]
  const inhoud = [
    grond(doek, { zaad: 91, rand: '#f7dc9d', binnen: '#9ad865', klif: '#c79a58' }),
    kleurvlak(dOvaal([210, 250], 58, 21), '#f2d08c', 0.9),
    kleurvlak('M196 262q-8 22 -34 44h56q18 -20 14 -44Z', '#f2d08c', 0.9),
    kleurvlak(dOvaal([176, 292], 5, 2.4) + dOvaal([204, 280], 4, 2), '#d9b069', 0.8),
    ...polletjes.map(pol),
    bloemen([300, 292], 3, 9),
    bloemen([96, 206], 2, 9),
  ].join('')
  return doek.klaar(BLAD.breed, BLAD.hoog - BOVEN, op([0, -BOVEN], inhoud))
}
