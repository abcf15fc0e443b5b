import type { Werkwoordzin } from './werkwoord.ts'

/** How the address of every sentence of a verb begins. No word of the corpus has a colon. */
const BEGIN = 'ww:'

/** Returns the address of a sentence of a verb: the verb, and the number of the sentence among its own. */
export const werkwoordAdres = ({
  infinitief,
  nr,
}: Pick<Werkwoordzin, 'infinitief' | 'nr'>): string => `${BEGIN}${infinitief}:${nr}`
