import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  dOvaal,
  dVak,
  kleurvlak,
  lijn,
  op,
  vlak,
  type Doek,
  type Punt,
} from '../../features/landkaart/teken/kit.ts'
import { write, type Letter } from './letters.ts'

interface Blok {
  readonly letters: readonly Letter[]
  readonly kleur: string
  readonly maat?: number
  readonly draai?: number
  /** Stands on the ground, or hangs. */
  readonly schaduw?: boolean
}

/** A wooden block with a sound on it, the freight of this harbour; its middle is `plek`. */
export function blok(doek: Doek, plek: Punt, deel: Blok): string {
  const { letters, kleur, maat = 60, draai = 0, schaduw = true } = deel
  const hoeken: readonly Punt[] = [
    [-25, -25],
    [25, -25],
    [-25, 25],
    [25, 25],
  ]
  return op(
    plek,
    [
      schaduw ? kleurvlak(dOvaal([9, 31], 42, 9), INKT, 0.24) : '',
      vlak(dVak([-31, -31], [62, 62], 8), doek.verf(kleur, 0.2)),
      lijn('M-27 -20q0 -7 7 -7h30', '#ffffff', 2.4).replace('/>', ' opacity=".45"/>'),
      kleurvlak(dVak([-21.5, -21.5], [43, 43], 6), doek.verf('#fdf3dc', 0.07)),
      `<path d="${dVak([-21.5, -21.5], [43, 43], 6)}" fill="none" stroke-width="2" stroke="#5a2a4a" opacity=".4"/>`,
      ...hoeken.map((hoek) => kleurvlak(dOvaal(hoek, 2), INKT, 0.55)),
      op([0, 2], write(letters, letters.length > 1 ? 0.92 : 1.12)),
    ].join(''),
    { schaal: maat / 62, draai },
  )
}

/** The open place between blocks, where one is about to come. */
export const openPlek = ([x, y]: Punt, maat: number): string =>
  `<path d="${dVak([x - maat / 2, y - maat / 2], [maat, maat], 9)}" fill="${INKT}" fill-opacity=".06" stroke="${INKT}" stroke-width="3.4" stroke-dasharray="9 8" opacity=".62"/>`
