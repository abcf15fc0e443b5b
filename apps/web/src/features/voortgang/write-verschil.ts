import { segment } from '@letterhaven/taal/grafemen'

/** A wrong spelling in three parts: what is right before, what differs, what is right after. */
export interface Verschil {
  readonly voor: string
  readonly anders: string
  readonly na: string
}

/**
 * Returns where a wrong spelling leaves the word: between the longest equal beginning and the longest equal end, in whole
 * graphemes, so that in 'liest' for 'lijst' not the e but the ie is marked.
 */
export function writeVerschil(woord: string, gegeven: string): Verschil {
  const [goed, fout] = [segment(woord).graphemes, segment(gegeven).graphemes]
  const kortste = Math.min(goed.length, fout.length)
  let voor = 0
  while (voor < kortste && goed[voor] === fout[voor]) voor += 1
  let na = 0
  while (na < kortste - voor && goed.at(-1 - na) === fout.at(-1 - na)) na += 1
  const eind = fout.length - na
  return {
    voor: fout.slice(0, voor).join(''),
    anders: fout.slice(voor, eind).join(''),
    na: fout.slice(eind).join(''),
  }
}
