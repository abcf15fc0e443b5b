import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { BUMPER, buildKast } from './kast-wereld.ts'
import type { KastWereld, MaakNatuurkunde } from './kast-wereld.ts'
import { bal as balPlaat } from './paint-klein.ts'

const KLEUREN = [GOUD, '#ff7ab0', '#7fd2fb', '#9be27a'] as const
/** A ball that nobody loses goes out after this long, in ms. */
const LEVEN_MS = 9000
/** How long after one another the balls fall in, in ms. */
const NA_MS = 180

interface Extra {
  readonly kast: KastWereld
  readonly nr: number
  ms: number
}

export interface Multibal {
  /** Lets so many balls fall in; all that there are when no number is given. */
  begin(make: MaakNatuurkunde, aantal?: number): void
  verstrijk(ms: number): void
  hef(kant: number, op: boolean): void
  stop(): void
}

/** Makes the balls that roll for joy. Each has the cabinet to itself, knocks its bumpers, and gives nothing. */
export function makeMultibal(
  stage: Stage,
  indeling: Indeling,
  opBots: (nummer: number) => void,
): Multibal {
  const { veld, bal: r, k } = indeling
  const beelden = KLEUREN.map((kleur) => {
    const beeld = stage.beeld(
      stage.textuur(() => balPlaat(r * 0.9, stage.schaal, kleur)),
      { x: 0, y: 0 },
    )
    beeld.visible = false
    return beeld
  })
  const rnd = stroom(7)
  let ballen: readonly Extra[] = []

  function move(bal: Extra, ms: number): boolean {
    bal.ms += ms
    const beeld = beelden[bal.nr]
    if (!beeld || bal.ms < 0) return true
    for (const naam of bal.kast.verstrijk(ms, null)) if (naam >= BUMPER) opBots(naam - BUMPER)
    const { x, y } = bal.kast.plaats()
    beeld.set(x, y)
    const leeft = bal.ms < LEVEN_MS && !bal.kast.isKwijt()
    beeld.visible = leeft
    return leeft
  }

  function stop(): void {
    for (const beeld of beelden) beeld.visible = false
    ballen = []
  }

  return {
    begin: (make, aantal = KLEUREN.length) => {
      stop()
      ballen = KLEUREN.slice(0, aantal).map((_, nr): Extra => {
        const kast = buildKast(indeling, make, 0)
        const x = veld.links + (veld.rechts - veld.links) * (0.3 + 0.4 * rnd())
        kast.drop([x, veld.bocht], [(rnd() - 0.5) * 500 * k, 0])
        return { kast, nr, ms: -nr * NA_MS }
      })
    },
    verstrijk: (ms) => {
      ballen = ballen.filter((bal) => move(bal, ms))
    },
    hef: (kant, op) => {
      for (const { kast } of ballen) kast.armen[kant === 0 ? 0 : 1].hef(op)
    },
    stop,
  }
}
