import { verschil } from './grafemen.ts'
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
 * Returns the first part of the target that the given form writes in another way. Letters may form other graphemes in the given
 * form (`o-w` for `ow`), which marks a place where nothing differs: a part where the letters differ goes before it.
 */
export function foutDeel(entry: Uitlegbaar, gegeven: string): string {
  const { van, tot } = verschilPlek(entry.w, gegeven)
  let eind = 0
  const fout = verschil(entry.g, gegeven).flatMap(({ deel, soort }) => {
    eind += deel.length
    return soort === 'fout' ? [{ deel, raakt: eind - deel.length <= tot && eind >= van }] : []
  })
  return (fout.find(({ raakt }) => raakt) ?? fout[0])?.deel ?? entry.w
}

/** The hint that always fits: look at the part that differs. */
export const lookWell: Zin = (entry, gegeven) =>
  `Kijk nog eens goed naar het stukje '${foutDeel(entry, gegeven)}': ${entry.w}.`

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
