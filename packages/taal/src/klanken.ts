import type { CatCode } from './cat-code.ts'
import type { WordEntry } from './woord.ts'

/** What a letter or a group of letters says by itself, where that is not written as it is. */
const ZEGT: ReadonlyMap<string, string> = new Map([
  ['ch', 'g'],
  ['ei', 'ij'],
  ['au', 'ou'],
  ['auw', 'ou'],
  ['ouw', 'ou'],
])

const KLINKERS = 'a e i o u aa ee oo uu ie oe eu ui ij ou aai ooi oei eeuw ieuw uw'.split(' ')
const MEDEKLINKERS = 'b d f g h j k l m n ng p r s t v w z'.split(' ')
const GEZEGD: ReadonlySet<string> = new Set([...KLINKERS, ...MEDEKLINKERS])

/** Returns a sound as a recording names it. A voice that reads from letters would name the letter, so none ever says it. */
export const klankTekst = (klank: string): string => `/${klank}/`

/** Every sound that is said apart, as a recording names it. */
export const KLANKTEKSTEN: readonly string[] = [...GEZEGD].map(klankTekst)

/** Words of these categories sound as they are written, letter by letter, where they belong to no other. */
const KLANKZUIVER: readonly CatCode[] = [
  'hak',
  'sch',
  'zing',
  'lucht',
  'aaiooioei',
  'eeuwieuw',
  'ei',
  'ij',
  'au',
  'ou',
]

/**
 * Returns the sounds of a word one by one, as recordings name them; null for a word of which a letter says something else than by
 * itself: of more klankgroepen than one, or with a rule in it.
 */
export function klankenVan({ g, kg, cat }: Pick<WordEntry, 'g' | 'kg' | 'cat'>): string[] | null {
  if (kg.length !== 1 || !cat.every((code) => KLANKZUIVER.includes(code))) return null
  const klanken = g.map((grafeem) => ZEGT.get(grafeem) ?? grafeem)
  return klanken.every((klank) => GEZEGD.has(klank)) ? klanken.map(klankTekst) : null
}
