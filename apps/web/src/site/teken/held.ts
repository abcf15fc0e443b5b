import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { KOPPEN, type Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { kop } from '../../features/landkaart/teken/kop.ts'
import {
  dOvaal,
  dVak,
  kleurvlak,
  lijn,
  op,
  tint,
  vlak,
  type Doek,
  type Punt,
} from '../../features/landkaart/teken/kit.ts'

/** An arm from the shoulder over the elbow to the hand. */
export type Arm = readonly [elleboog: Punt, hand: Punt]

interface Held {
  readonly dier: Dier
  readonly kleur: string
  readonly links: Arm
  readonly rechts: Arm
  readonly schuin?: number
  /** What is held before the body. */
  readonly voor?: string
  readonly schaal?: number
  readonly schaduw?: boolean
}

const SCHOUDER = 28

function arm(kant: -1 | 1, [[ex, ey], [hx, hy]]: Arm, vacht: string): string {
  const d = `M${kant * SCHOUDER} -68Q${ex} ${ey} ${hx} ${hy}`
  return lijn(d, INKT, 22) + lijn(d, vacht, 15) + vlak(dOvaal([hx, hy], 9), tint(vacht, 0.34))
}

function been(x: number, kleur: string): string {
  const d = `M${x} -28v20`
  return (
    lijn(d, INKT, 25) +
    lijn(d, tint(kleur, -0.2), 18) +
    vlak(dVak([x - 14, -12], [28, 13], 6.5), '#5b4a8a')
  )
}

/** An animal of the harbour at work; its feet stand at `plek`, it is about 175 high. */
export function held(doek: Doek, plek: Punt, deel: Held): string {
  const { dier, kleur, links, rechts, schuin = 0, voor = '', schaal = 1, schaduw = true } = deel
  const { vacht } = KOPPEN[dier]
  return op(
    plek,
    [
      schaduw ? kleurvlak(dOvaal([5, 0], 45, 10), INKT, 0.24) : '',
      been(-14, kleur),
      been(14, kleur),
      arm(-1, links, vacht),
      vlak(
        'M-31 -30V-66Q-31 -92 0 -92T31 -66V-30Q31 -20 20 -20H-20Q-31 -20 -31 -30Z',
        doek.verf(vacht),
      ),
      vlak('M-34 -56H34V-30Q34 -12 16 -12H-16Q-34 -12 -34 -30Z', doek.verf(kleur, 0.2)),
      vlak(dVak([-21, -77], [42, 34], 9), doek.verf(kleur, 0.2), 'stroke-width="3"'),
      kleurvlak(dVak([-25, -54], [50, 12], 3), kleur),
      lijn('M-10 -44q10 7 20 0', tint(kleur, -0.3), 3),
      kleurvlak(dOvaal([-14, -69], 4) + dOvaal([14, -69], 4), GOUD),
      arm(1, rechts, vacht),
      op([0, -122], kop(doek, dier), { schaal: 1.2, draai: schuin }),
      voor,
    ].join(''),
    { schaal },
  )
}
