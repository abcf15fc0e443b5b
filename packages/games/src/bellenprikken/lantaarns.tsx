import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import { KORT, lantaarns, type Indeling } from './indeling.ts'
import { lichtWoorden, type State } from './stand.ts'

interface LantaarnsProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: Letter
}

/** The size of the letters below a lantern, and how far below its hook they begin, for a scale of 1. */
const LETTERS = { min: 14, max: 20 } as const
const ONDER = 74
/** What a word takes beside its letters, in px. */
const RAND = 18

/** The words that fly, each below its lantern where there is room for it. All of them are read aloud. */
export function Lantaarns({ state, indeling, letter }: LantaarnsProps) {
  const plekken = lantaarns(indeling, state.aantal)
  return (
    <ul className="bp-lantaarns" aria-label="Lantaarns die branden">
      {lichtWoorden(state).map((woord, i) => {
        const plek = plekken[i]
        const em = woord.length * LETTERBREEDTE[letter]
        const past = plek ? (plek.tussen - RAND) / em : 0
        if (!plek || past < LETTERS.min || indeling.h < KORT)
          return (
            <li key={i} className="lhs-alleen-gehoord">
              {woord}
            </li>
          )
        const fontSize = Math.min(LETTERS.max, past)
        return (
          <li key={i} style={{ left: plek.x, top: plek.y + ONDER * plek.k, fontSize }}>
            {woord}
          </li>
        )
      })}
    </ul>
  )
}
