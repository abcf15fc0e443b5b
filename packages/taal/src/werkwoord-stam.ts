import type { Vormen } from './werkwoord.ts'

/** Parts that separate from a verb in a main clause (`ik bel op`), longest first. */
const DELEN =
  'binnen schoon terug samen dicht klaar thuis voor open neer over door vast toe aan uit weg mee bij los op af in na om'.split(
    ' ',
  )
/** Unstressed prefixes, which take the place of ge-; not where their e is part of another sound. */
const PREFIX = /^(?:be(?![iu])|ge(?![eiu])|ver|ont|her|er(?=[kv])|mis)/
/** English verbs whose stem keeps its silent e (`ik game`, `ik recycle`). */
const STAM_MET_E: ReadonlySet<string> = new Set(
  'gam skat rac tim delet lik upgrad updat breakdanc fak recycl sav'.split(' '),
)
/** English stems that keep two consonants, since with one their vowel would be read as a Dutch one (`ik app`). */
const STAM_DUBBEL: ReadonlySet<string> = new Set(['app'])
/** Infinitives that lose only the n: `zien`, `doen`, `staan`. */
const KORTE_INFINITIEF = /(?:[^aeiou]ie|[^aeiou]oe|aa)n$/
const DUBBELE_MEDEKLINKER = /([^aeiouy])\1+$/
/** The sound ie at the end: an i alone in a short stem (`ski`), with an e in a longer one (`olie`). */
const OPEN_I = /[^aeiou]i$/
const LANGSTE_KALE_I = 3
/** One vowel letter and one consonant that can be doubled, so that the vowel was long (`lop` of `lopen`). */
const LANGE_KLINKER = /(^|[^aeiou])([aeou])([bcdfgklmnprstvz])$/
/** More than one klankgroep, of which the last has an e that may be weak (`wandel`, but `beheer`). */
const WEKE_E = /[aeiouy][^aeiouy]+e[lmnr]$/
/** What usually stands before -er in verbs with a weak e (`luister`) and rarely in borrowed ones (`studeer`). */
const INHEEMSE_ER = /(?:([^aeiouy])\1|[aeiou]{2}[^aeiouy]|st|nd|ng|mp|nk|ld|lt|rg)er$/

/** Returns the separable part and the verb that remains (`op`, `bellen`); the part is empty for any other verb. */
export function splitScheidbaar(infinitief: string): { deel: string; kern: string } {
  const deel = DELEN.find((kandidaat) => infinitief.startsWith(kandidaat)) ?? ''
  return { deel, kern: infinitief.slice(deel.length) }
}

/** Returns the prefix that replaces ge-, where a full vowel follows it (`be` of `beloven`, none of `bellen`). */
export function vastVoorvoegselVan(infinitief: string): string {
  const prefix = PREFIX.exec(infinitief)?.[0] ?? ''
  return /[aeiouy]/.test(zonderEn(infinitief).slice(prefix.length)) ? prefix : ''
}

/** Returns whether the verb begins with a prefix that replaces ge-. */
export function heeftVastVoorvoegsel(infinitief: string): boolean {
  return vastVoorvoegselVan(infinitief) !== ''
}

/** Returns the infinitive without its ending and with its letters unchanged, as 't kofschip needs it (`verhuiz`, `lev`). */
export function zonderEn(kern: string): string {
  if (KORTE_INFINITIEF.test(kern)) return kern.slice(0, -1)
  return kern.replace(/[eë]n$/, '')
}

/** Writes the last letter as at the end of a word: never a v or z (`leef`, `reis`). */
const metStemlozeEind = (stam: string): string => stam.replace(/v$/, 'f').replace(/z$/, 's')

/** Returns the stem with the long vowel written twice, and also as it is where the e may be weak. */
function verdubbelKlinker(basis: string): Vormen {
  const lang = basis.replace(LANGE_KLINKER, '$1$2$2$3')
  const zonderPrefix = heeftVastVoorvoegsel(`${basis}en`) ? basis.replace(PREFIX, '') : basis
  if (!WEKE_E.test(zonderPrefix)) return [lang]
  const isLangEerst = basis.endsWith('er') && !INHEEMSE_ER.test(basis)
  return isLangEerst ? [lang, basis] : [basis, lang]
}

/**
 * Returns the stems that the letters allow, likeliest first; more than one only where an e may be weak or long (`luister`,
 * `studeer`). The rule of the Taalunie's guide to the spelling of verbs, in our own words: the stem is the infinitive without
 * -en, written as a Dutch word of its own, with no doubled consonant at the end, two letters for a long vowel in a closed
 * syllable, and f and s for a final v and z.
 */
export function stamKeuzes(kern: string): Vormen {
  const basis = zonderEn(kern)
  if (KORTE_INFINITIEF.test(kern)) return [basis.replace(/aa$/, 'a')]
  if (OPEN_I.test(basis)) return [basis.length > LANGSTE_KALE_I ? `${basis}e` : basis]
  if (STAM_MET_E.has(basis)) return [`${basis}e`]
  if (STAM_DUBBEL.has(basis)) return [basis]
  if (DUBBELE_MEDEKLINKER.test(basis)) return [basis.replace(DUBBELE_MEDEKLINKER, '$1')]
  if (!LANGE_KLINKER.test(basis)) return [metStemlozeEind(basis)]
  const [eerste, ...rest] = verdubbelKlinker(basis)
  return [metStemlozeEind(eerste), ...rest.map(metStemlozeEind)]
}
