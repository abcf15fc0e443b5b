/** Alphabetical for pupils who are learning the alphabet; otherwise the order of the keyboards at school. */
export type Volgorde = 'abc' | 'qwerty' | 'azerty'

/** The last year in which the letters are in alphabetical order. */
const LAATSTE_ABC_JAAR = 5

const RIJEN: Readonly<Record<Volgorde, readonly string[]>> = {
  abc: ['abcdefghi', 'jklmnopqr', 'stuvwxyz'],
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
}

/** What Dutch words need besides. All of it is always there, so that no key gives away what a word asks for. */
const BIJZONDER = ['ij', 'é', 'è', 'ê', 'ë', 'ï', 'ö', 'ü', "'", '-'] as const

/** Returns the order that a pupil knows. Flemish schools have azerty. */
export function volgordeVan({ jaargroep, land }: { jaargroep: number; land: string }): Volgorde {
  if (jaargroep <= LAATSTE_ABC_JAAR) return 'abc'
  return land === 'be' ? 'azerty' : 'qwerty'
}

/** Returns the rows of keys. `ij` is one key, as it is one sound. `extra` are signs that these words need besides. */
export function letterRijen(
  volgorde: Volgorde,
  extra: readonly string[] = [],
): readonly (readonly string[])[] {
  const letters = RIJEN[volgorde].map((rij) => [...rij])
  return [...letters, [...new Set([...BIJZONDER, ...extra])]]
}

/** A text with a selection, as a text field has it. */
export interface Gekozen {
  readonly tekst: string
  readonly van: number
  readonly tot: number
}

/** Replaces the selection by a sign and puts the cursor after it. */
export function typ({ tekst, van, tot }: Gekozen, teken: string): Gekozen {
  const plek = van + teken.length
  return { tekst: tekst.slice(0, van) + teken + tekst.slice(tot), van: plek, tot: plek }
}

/** Removes the selection, or else the sign before it. An accent goes with its letter, and ij is one sign. */
export function erase({ tekst, van, tot }: Gekozen): Gekozen {
  if (tot > van) return typ({ tekst, van, tot }, '')
  const begin = tekst.slice(0, van)
  const laatste = [...new Intl.Segmenter('nl').segment(begin)].at(-1)?.segment ?? ''
  const voor = begin.endsWith('ij') ? 'ij' : laatste
  return typ({ tekst, van: van - voor.length, tot: van }, '')
}
