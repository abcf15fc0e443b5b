/** The kinds of mistakes: one that a rule explains, or else what happened to the letters. */
export const FOUT_SOORTEN = [
  'regel',
  /** Nothing was written. */
  'leeg',
  'weglating',
  'toevoeging',
  /** The same letters in another order. */
  'volgorde',
  /** One letter instead of two, or two instead of one. */
  'verdubbeling',
  'hoofdletter',
  /** Another mark on the letter, or none. */
  'accent',
  /** A space, hyphen or apostrophe. */
  'teken',
  /** Other letters. */
  'ander',
] as const
export type FoutSoort = (typeof FOUT_SOORTEN)[number]

const zonderAccent = (tekst: string): string => tekst.normalize('NFD').replace(/\p{M}/gu, '')
const zonderTeken = (tekst: string): string => tekst.replace(/[- ']/g, '')
const enkel = (tekst: string): string => tekst.replace(/(.)\1+/gu, '$1')
const opVolgorde = (tekst: string): string => [...tekst].toSorted().join('')

const PROEVEN: readonly (readonly [FoutSoort, (tekst: string) => string])[] = [
  ['teken', zonderTeken],
  ['accent', zonderAccent],
  ['verdubbeling', enkel],
  ['volgorde', opVolgorde],
]

/** Returns the kind of a difference that no rule explains: the first comparison in which both sides are equal. */
export function beschrijf(deel: string, gegeven: string): FoutSoort {
  const gelijk = PROEVEN.find(([, make]) => make(deel) === make(gegeven))
  if (gelijk) return gelijk[0]
  if (gegeven === '') return 'weglating'
  return deel === '' ? 'toevoeging' : 'ander'
}
