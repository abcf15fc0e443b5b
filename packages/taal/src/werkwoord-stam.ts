import type { Vormen } from './werkwoord.ts'

/** Parts that come off a verb in a main clause (`ik bel op`); the longest first. */
const DELEN =
  'binnen terug samen dicht voor open neer door vast toe aan uit weg mee bij los op af in na om'.split(
    ' ',
  )
/** Prefixes without stress, which take the place of ge-; not where their e is part of another sound. */
const PREFIX = /^(?:be(?![iu])|ge(?![eiu])|ver|ont|her|er(?=[kv])|mis)/
/** English verbs whose stem keeps the e that makes their vowel long (`ik game`). */
const STAM_MET_E: ReadonlySet<string> = new Set(
  'gam skat rac tim delet lik upgrad updat'.split(' '),
)
/** The n alone comes off: `zien`, `doen`, `staan`. */
const KORTE_INFINITIEF = /(?:[^aeiou]ie|[^aeiou]oe|aa)n$/
const DUBBELE_MEDEKLINKER = /([^aeiouy])\1+$/
/** The sound ie at the end: alone in a short stem (`ski`), with its e in a longer one (`olie`). */
const OPEN_I = /[^aeiou]i$/
const LANGSTE_KALE_I = 3
/** One vowel letter and one consonant that can be doubled: the vowel was long (`lop` of `lopen`). */
const LANGE_KLINKER = /(^|[^aeiou])([aeou])([bcdfgklmnprstvz])$/
/** More groups of sound, the last one with an e that may be weak (`wandel`, but `beheer`). */
const WEKE_E = /[aeiouy][^aeiouy]+e[lmnr]$/
/** Before -er: what is usual in verbs with a weak e (`luister`) and rare in borrowed ones (`studeer`). */
const INHEEMSE_ER = /(?:([^aeiouy])\1|[aeiou]{2}[^aeiouy]|st|nd|ng|mp|nk|ld|lt|rg)er$/

/** The part that comes off and the verb that is left (`op`, `bellen`); no part for any other verb. */
export function splitScheidbaar(infinitief: string): { deel: string; kern: string } {
  const deel = DELEN.find((kandidaat) => infinitief.startsWith(kandidaat)) ?? ''
  return { deel, kern: infinitief.slice(deel.length) }
}

/** The prefix that keeps ge- away, when a full vowel comes after it (`be` of `beloven`, none of `bellen`). */
export function vastVoorvoegselVan(infinitief: string): string {
  const prefix = PREFIX.exec(infinitief)?.[0] ?? ''
  return /[aeiouy]/.test(zonderEn(infinitief).slice(prefix.length)) ? prefix : ''
}

/** Does the verb begin with a prefix that keeps ge- away? */
export function heeftVastVoorvoegsel(infinitief: string): boolean {
  return vastVoorvoegselVan(infinitief) !== ''
}

/** The infinitive without its ending, letters as they are: where 't kofschip looks (`verhuiz`, `lev`). */
export function zonderEn(kern: string): string {
  if (KORTE_INFINITIEF.test(kern)) return kern.slice(0, -1)
  return kern.replace(/[eë]n$/, '')
}

/** The last letter in the spelling of a word's end: never a v or z (`leef`, `reis`). */
const metStemlozeEind = (stam: string): string => stam.replace(/v$/, 'f').replace(/z$/, 's')

/** The stem with the vowel that was long written twice; both ways where the e may be weak. */
function verdubbelKlinker(basis: string): Vormen {
  const lang = basis.replace(LANGE_KLINKER, '$1$2$2$3')
  const zonderPrefix = heeftVastVoorvoegsel(`${basis}en`) ? basis.replace(PREFIX, '') : basis
  if (!WEKE_E.test(zonderPrefix)) return [lang]
  const isLangEerst = basis.endsWith('er') && !INHEEMSE_ER.test(basis)
  return isLangEerst ? [lang, basis] : [basis, lang]
}

/**
 * The stems that letters allow, the likeliest first: more than one only where an e may be weak or long
 * (`luister`, `studeer`). Rule of the Taalunie's guide to the spelling of verbs, in our own words: the
 * stem is the infinitive without -en, written as a Dutch word of its own: no doubled consonant at the
 * end, a long vowel in a closed syllable with two letters, f and s for a final v and z.
 */
export function stamKeuzes(kern: string): Vormen {
  const basis = zonderEn(kern)
  if (KORTE_INFINITIEF.test(kern)) return [basis.replace(/aa$/, 'a')]
  if (OPEN_I.test(basis)) return [basis.length > LANGSTE_KALE_I ? `${basis}e` : basis]
  if (STAM_MET_E.has(basis)) return [`${basis}e`]
  if (DUBBELE_MEDEKLINKER.test(basis)) return [basis.replace(DUBBELE_MEDEKLINKER, '$1')]
  if (!LANGE_KLINKER.test(basis)) return [metStemlozeEind(basis)]
  const [eerste, ...rest] = verdubbelKlinker(basis)
  return [metStemlozeEind(eerste), ...rest.map(metStemlozeEind)]
}
