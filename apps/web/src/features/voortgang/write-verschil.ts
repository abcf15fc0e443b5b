import { segment } from '@letterhaven/taal/grafemen'

/** A wrong spelling in three parts: what is right before, what differs, what is right after. */
export interface Verschil {
  readonly voor: string
  readonly anders: string
  readonly na: string
}

/** A sentence of which more than this part differs is another one. */
const ANDERE_ZIN = 0.5

/**
 * Returns where a wrong spelling leaves the word: between the longest equal beginning and the longest equal end, in whole
 * graphemes, so that in 'liest' for 'lijst' not the e but the ie is marked. Null for
 * another sentence altogether, in which there is no such place.
 */
export function writeVerschil(woord: string, gegeven: string): Verschil | null {
  const [goed, fout] = [segment(woord).graphemes, segment(gegeven).graphemes]
  const kortste = Math.min(goed.length, fout.length)
  let voor = 0
  while (voor < kortste && goed[voor] === fout[voor]) voor += 1
  let na = 0
  while (na < kortste - voor && goed.at(-1 - na) === fout.at(-1 - na)) na += 1
  const eind = fout.length - na
  const isAndere = gegeven.includes(' ') && eind - voor > fout.length * ANDERE_ZIN
  if (isAndere) return null
  return {
    voor: fout.slice(0, voor).join(''),
    anders: fout.slice(voor, eind).join(''),
    na: fout.slice(eind).join(''),
  }
}
