import { CREME, GOUD, ROOD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  dOvaal,
  dVak,
  dVeelhoek,
  kleurvlak,
  lijn,
  vlak,
  type Doek,
} from '../../features/landkaart/teken/kit.ts'

const LIJF = 'M-52 0Q-38 -110 -33 -206H33Q38 -110 52 0Q0 14 -52 0Z'

/** A red band around the tower, from one height to another. */
function band(boven: number, onder: number): string {
  const half = (y: number): number => 33 + 19 * ((206 + y) / 206) ** 1.5
  const [b, o] = [half(boven), half(onder)]
  return kleurvlak(
    `M${-b} ${boven}Q0 ${boven + 11} ${b} ${boven}L${o} ${onder}Q0 ${onder + 11} ${-o} ${onder}Z`,
    ROOD,
  )
}

const boog = (x: number, y: number, [half, hoog]: readonly [number, number]): string =>
  `M${x - half} ${y}v${-hoog}a${half} ${half} 0 0 1 ${2 * half} 0v${hoog}Z`

/** The lighthouse of the brand: its foot is [0, 0], its ball 308 above it. */
export function toren(doek: Doek, nacht: boolean): string {
  const raam = nacht ? '#ffe08a' : '#4f8fb8'
  return [
    kleurvlak(dOvaal([26, 4], 88, 19), INKT, 0.24),
    vlak(LIJF, CREME),
    band(-206, -163),
    band(-119, -76),
    band(-33, 4),
    kleurvlak('M14 6Q30 -100 20 -206H33Q38 -110 52 0Q36 7 14 6Z', INKT, 0.17),
    kleurvlak('M-46 0Q-33 -110 -29 -206H-20Q-24 -110 -34 3Z', '#ffffff', 0.34),
    lijn(LIJF),
    vlak(boog(0, -144, [9, 18]), doek.verf(raam, 0.24), 'stroke-width="3"'),
    vlak(boog(-2, -82, [9, 18]), doek.verf(raam, 0.24), 'stroke-width="3"'),
    vlak(boog(0, 8, [17, 36]), CREME, 'stroke-width="3"'),
    vlak(boog(0, 8, [11, 34]), doek.verf('#2c6e8f'), 'stroke-width="3"'),
    kleurvlak(dOvaal([6, -12], 2.3), GOUD),
    vlak('M-36 -205L-47 -222H47L36 -205Z', doek.verf('#5568ad', 0.2)),
    vlak(dVak([-27, -262], [54, 40], 4), nacht ? '#fff6bf' : doek.verf('#ffe28a', 0.16)),
    nacht
      ? ''
      : kleurvlak(
          dVeelhoek([
            [-22, -222],
            [-6, -261],
            [6, -261],
            [-10, -222],
          ]),
          '#fff',
          0.6,
        ),
    vlak(dOvaal([0, -241], 9, 11), '#fffef0', 'stroke-width="2.6"'),
    lijn('M-13 -262v40M13 -262v40', INKT, 3.2),
    lijn('M-47 -240H47M-47 -240v18M-24 -240v18M24 -240v18M47 -240v18', INKT, 3.2),
    vlak('M-36 -262Q-27 -293 0 -298Q27 -293 36 -262Z', doek.verf(ROOD, 0.26)),
    lijn('M-24 -268q6 -16 16 -21', '#ff9c8c', 4),
    vlak(dOvaal([0, -302], 6.5), doek.verf(GOUD)),
  ].join('')
}

/** The lit room and windows again, for over the dark of the evening; the same places as in `toren`. */
export function lampenkamer(doek: Doek): string {
  return [
    vlak(dVak([-27, -262], [54, 40], 4), '#fff3b4'),
    kleurvlak(dOvaal([0, -241], 26, 19), doek.gloed('#ffffff')),
    vlak(dOvaal([0, -241], 9, 11), '#ffffff', 'stroke-width="2.6"'),
    lijn('M-13 -262v40M13 -262v40', INKT, 3.2),
    vlak(boog(0, -144, [9, 18]), '#ffdf8a', 'stroke-width="3"'),
    vlak(boog(-2, -82, [9, 18]), '#ffdf8a', 'stroke-width="3"'),
  ].join('')
}
