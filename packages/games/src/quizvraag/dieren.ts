import { DIEREN, type Dier } from '@letterhaven/game-kit/keuzen/koppen'

/** Who sits at the desks, from left to right: the show-off, the dry one, the shy one and the cheerful one. */
const KANDIDATEN = ['tijger', 'kat', 'konijn', 'kikker'] as const satisfies readonly Dier[]
/** Who stands in for one of them who is the pupil's own animal, and sits in the jury. */
const INVALLER = 'panda' as const satisfies Dier
/** Who asks the questions. */
const MEESTERS = ['koala', 'beer'] as const satisfies readonly Dier[]

/** Returns who sits at the desks: never the pupil's own animal. */
export const dierenBij = (held: Dier | null): readonly Dier[] =>
  KANDIDATEN.map((dier) => (dier === held ? INVALLER : dier))

/** Returns the quizmaster. */
export const meesterBij = (held: Dier | null): Dier =>
  held === MEESTERS[0] ? MEESTERS[1] : MEESTERS[0]

/** Returns the visitors of the hall, in turn. */
export const bezoekers: readonly Dier[] = DIEREN
