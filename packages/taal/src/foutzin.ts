import { sayLangzaam } from '@letterhaven/domain/gesproken'
import type { WordEntry } from './woord.ts'

/** The part of an entry that a hint is made from. */
export type Uitlegbaar = Pick<WordEntry, 'w' | 'g' | 'kg' | 'lang' | 'd'> &
  Partial<Pick<WordEntry, 'cat'>>
/** Makes one hint for one kind of wrong form. */
export type Zin = (entry: Uitlegbaar, gegeven: string) => string

/** Returns the word in its klankgroepen. A hyphen or space of the word itself already parts two of them. */
export const stukjes = ({ kg }: Uitlegbaar): string =>
  kg.map((groep, i) => (i === kg.length - 1 || /[- ]$/.test(groep) ? groep : `${groep}-`)).join('')

/** Returns from where to where the letters differ; nothing in between where the given form only has more. */
export function verschilPlek(w: string, gegeven: string): { van: number; tot: number } {
  const kortste = Math.min(w.length, gegeven.length)
  let voor = 0
  while (voor < kortste && w[voor] === gegeven[voor]) voor += 1
  let na = 0
  while (na < kortste && w.at(-1 - na) === gegeven.at(-1 - na)) na += 1
  const [van, tot] = [voor, w.length - na]
  return { van: Math.min(van, tot), tot: Math.max(van, tot) }
}

/**
 * Returns the graphemes of the target in which the letters differ. It does not divide the given form, whose letters may form
 * others (`o-w` for `ow`). Where a letter was added between two graphemes, it is the first of those.
 */
export function foutDeel({ w, g }: Uitlegbaar, gegeven: string): string {
  const [klein, anders] = [w.toLowerCase(), gegeven.toLowerCase()]
  // Mistakes are told apart in small letters; only where nothing else differs it is a capital that does.
  const { van, tot } = klein === anders ? verschilPlek(w, gegeven) : verschilPlek(klein, anders)
  let eind = 0
  const raakt = g.filter((deel) => {
    const begin = eind
    eind += deel.length
    return van === tot ? begin < van && van <= eind : begin < tot && van < eind
  })
  return raakt.join('') || (g[0] ?? w)
}

/** The hint that always fits: look at the part that differs, or where that is all of the word, take it sound by sound. */
export const lookWell: Zin = (entry, gegeven) => {
  const deel = foutDeel(entry, gegeven)
  return deel === entry.w
    ? sayLangzaam(entry.g)
    : `Kijk nog eens goed naar het stukje '${deel}': ${entry.w}.`
}

/** Returns how many capitals the word has. */
export const hoofdletters = (w: string): number => w.replace(/[^\p{Lu}]/gu, '').length

/**
 * Makes the hint for a last d or b, which sounds like t or p. The longer form lets it be heard, but not before an s (`clubs`).
 */
export const langerZin =
  (letter: 'd' | 'b', klank: 't' | 'p'): Zin =>
  ({ w, lang }) =>
    lang !== undefined && !lang.endsWith('s')
      ? `Maak het langer: ${lang}. Dan hoor je de ${letter} van ${w}.`
      : `Je hoort een ${klank}, maar ${w} schrijf je met een ${letter}.`
