import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt, GedeeldeZet, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import type { Opgave } from './quiz.ts'

type OpBank = GameInput & { readonly type: 'leg' | 'stuur' | 'neem'; readonly plek: number }
type Schuif = GameInput & {
  readonly type: 'schuif'
  readonly plek: number
  readonly naar: number
}
type Los = 'klaar' | 'lees' | 'terug' | 'geef' | 'bezem' | 'hoor' | GedeeldeZet
/** What a pupil does. */
export type Input = OpBank | Schuif | (GameInput & { readonly type: Los })
/** A question while it is played. */
export type Nu = Beurt<Opgave, TekstOpgave>
/** What a move changes; null where it is none. */
export type Stap = Zet<Opgave> | null
