import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Input } from './rules.ts'
import type { State } from './straat.ts'
import type { OpenBrief } from './tas.ts'

/** What shows a letter: which one, how it is read and how wide the desk is. */
export interface KaartProps {
  readonly state: State
  readonly brief: OpenBrief
  readonly letter: Letter
  readonly stem: boolean
  readonly rustig: boolean
  /** The width of the desk, in px. */
  readonly breed: number
  readonly send: (input: Input) => void
  /** Whether its word is written now: what cannot be heard stands until the first move, and is called back. */
  readonly aanDeur?: boolean
}
