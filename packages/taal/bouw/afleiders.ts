import { distractors } from '../src/distractors.ts'
import type { Distractor, WordEntry } from '../src/woord.ts'
import { afleiderKlopt, type Bronnen } from '../gates/gates.ts'

/** How many wrong forms a word gets, where its rules can make that many. */
const AANTAL = 3

/**
 * Chooses the wrong forms of a new word: those that a child is offered, most telling first, as far as the gates accept them.
 */
export const chooseAfleiders = (entry: WordEntry, bronnen: Bronnen): Distractor[] =>
  distractors(
    entry,
    { n: AANTAL, mode: 'alles' },
    (afleider) => afleiderKlopt(entry, afleider, bronnen).length > 0,
  )
