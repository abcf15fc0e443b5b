import { isGesloten, isOpen } from '@letterhaven/taal/klankgroepen'

/** What a klankgroep ends on: the three that carry a rule. */
export const WIELEN = ['lang', 'kort', 'medeklinker'] as const
export type Wiel = (typeof WIELEN)[number]

export const isWiel = (wiel: unknown): wiel is Wiel => WIELEN.some((een) => een === wiel)

/** Ends in a consonant, and not in a w that belongs to its vowel (leeuw). */
const MEDEKLINKER = /(?:[b-df-hj-np-tvz]|x|[^aeiou]w)$/i
/** An e in the middle of a word is mostly the weak one, which is not long. */
const MIDDEN_E = /e$/

/**
 * Returns the wheel of a klankgroep by the last sound that is heard in it, as schools teach it; null where it carries no rule: a
 * weak e, two letters that are one sound.
 */
function wielBij(kg: readonly string[], nr: number): Wiel | null {
  const groep = kg[nr] ?? ''
  if (nr >= kg.length - 1) return null
  if (isGesloten(kg, nr)) return 'kort'
  if (nr > 0 && MIDDEN_E.test(groep)) return null
  if (isOpen(kg, nr)) return 'lang'
  return MEDEKLINKER.test(groep) ? 'medeklinker' : null
}

/** Returns for each klankgroep the wheel on which it is laid; null for one that rolls on by itself. */
export const wielenVan = (kg: readonly string[]): readonly (Wiel | null)[] =>
  kg.map((_, nr) => wielBij(kg, nr))

/** What is read on a wheel under its sound: a long word may break between its parts. */
export const WIEL_KORT: Readonly<Record<Wiel, string>> = {
  lang: 'lang',
  kort: 'kort',
  medeklinker: 'mede\u00ADklinker',
}

/** The last vowel of a piece, and how that is written where it is long. */
const LAATSTE_KLINKER = /[aeiou](?=[^aeiou]*$)/i
const LANG: Readonly<Record<string, string>> = { i: 'ie' }

/** Returns what is heard on a wheel at the end of this piece: its own vowel, long or short, or a consonant. */
export function klankOp(wiel: Wiel, stuk: string): string {
  if (wiel === 'medeklinker') return 'k p t'
  const klinker = (LAATSTE_KLINKER.exec(stuk)?.[0] ?? 'a').toLowerCase()
  return wiel === 'lang' ? (LANG[klinker] ?? `${klinker}${klinker}`) : klinker
}

/** How a wheel is called. */
export const WIEL_NAAM: Readonly<Record<Wiel, string>> = {
  lang: 'lange klank',
  kort: 'korte klank',
  medeklinker: 'medeklinker',
}

const EINDIGT_OP_KLINKER = /[aeiou]$/i

/** Returns what follows for the letters from the wheel on which a klankgroep lies: the rule that a child writes by. */
export function daarom(wiel: Wiel, stuk: string): string {
  if (wiel === 'lang') return 'Lang aan het eind: dus één letter.'
  if (wiel === 'medeklinker') return `‘${stuk}’ eindigt op de ${stuk.slice(-1)}.`
  return 'Kort aan het eind: dus twee letters erna.'
}

/** Returns what to look at or to listen to where a wheel was not that of a piece. */
export function waaromNiet(wiel: Wiel, stuk: string): string {
  if (!EINDIGT_OP_KLINKER.test(stuk)) return 'Kijk naar de laatste letter.'
  return wiel === 'medeklinker'
    ? 'De laatste letter is een klinker.'
    : 'Zeg het lang en kort. Wat past in het woord?'
}
