import { ergens, UITZONDERINGEN } from './uitzonderingen.ts'

const UITGANG = "(?:s|'s|en|er|ers|je|jes|tje|tjes|t|te|ten|de|den|ing|ings)?"
const ENGELS = new RegExp(`^(?:${UITZONDERINGEN.engels.join('|')})${UITGANG}$`)
const KLANK = ergens(UITZONDERINGEN.engelseKlank)
/** Native words that look like an English word with a Dutch ending: `be-amen`. */
const INHEEMS = /^beam(?:en|t|de|den)$/

/** Returns whether this is a word of our list, as it stands or with a Dutch ending. */
export const isEngels = (w: string): boolean => ENGELS.test(w) && !INHEEMS.test(w)

/** Returns whether ea, oa, ow and sh are one sound here: in an English word, or a compound with one (`voetbalteam`). */
export const klinktEngels = (w: string): boolean =>
  isEngels(w) || /^(?:t-)?sh|sh$/.test(w) || KLANK.test(w)
