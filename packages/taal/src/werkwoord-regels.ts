import { heeftVastVoorvoegsel, splitScheidbaar, zonderEn } from './werkwoord-stam.ts'
import type { Werkwoord } from './werkwoord.ts'

/** Sounds without voice at the end of the stem: the consonants of 't kofschip, x and the c of `racen`. */
const KOFSCHIP = /(?:[tkfspxc]|ch|sh)$/
/** Before these letters the e of ge- would be read as part of another sound (`geëindigd`). */
const TREMA = /^(?:e|i(?!j)|u(?!i))/
const MET_TREMA: Readonly<Record<string, string>> = { e: 'ë', i: 'ï', u: 'ü' }
/** One vowel letter, short or weak, and the d or t of the ending alone behind it (`gered`). */
const KORT_VOOR_DT = /(?:^|[^aeiouyëïöü])[aeiou][dt]$/
const LANG_VOOR_DT = /(?:aa|ee|oo|uu)[dt]$/

/** An English stem with an e that is not heard (`game`). */
const MET_STOMME_E = /[^aeiou]e$/

/** What a rule needs to know of a verb. */
export type Regelvorm = Pick<Werkwoord, 'infinitief' | 'stam' | 'voorvoegsel'>

/** The part that comes off in a main clause (`op` of `opbellen`), or nothing. */
export function scheidDeel({ infinitief, voorvoegsel }: Regelvorm): string {
  return voorvoegsel === 'scheidbaar' ? splitScheidbaar(infinitief).deel : ''
}

/** The infinitive without the part that comes off (`bellen` of `opbellen`). */
export function kernVan(werkwoord: Regelvorm): string {
  return werkwoord.infinitief.slice(scheidDeel(werkwoord).length)
}

/**
 * Does the past get a t? Taalunie, past tense and participle, in our own words: the last SOUND of the
 * infinitive without -en decides; without voice (t, k, f, s, ch, p, and x or a hissing c) gives t,
 * everything else d. So `verhuizen` (z) and `leven` (v) get a d although the stem ends in s or f.
 */
export function isKofschip(werkwoord: Regelvorm): boolean {
  return KOFSCHIP.test(zonderEn(kernVan(werkwoord)))
}

/** A stem on one open vowel, as it is written in a closed syllable: `gaa`, `skie`, `echoo`. */
function closeOpenEnd(stam: string): string {
  return stam.replace(/(^|[^aeiou])([aou])$/, '$1$2$2').replace(/([^aeiou])i$/, '$1ie')
}

/**
 * Stem + t in the present. Taalunie: a stem on t gets no second one, a stem on d does get its t
 * (`vindt`); an open a, o or u at the end is written twice before it (`ga`, `gaat`).
 */
export function stamMetT(stam: string): string {
  if (stam.endsWith('t')) return stam
  return `${closeOpenEnd(stam)}t`
}

/** The past of a weak verb: stem + te or de, with n for more. */
export function zwakkeVt(werkwoord: Regelvorm): Werkwoord['vt'] {
  const stam = werkwoord.stam.replace(/([^aeiou])i$/, '$1ie')
  const enkel = `${stam}${isKofschip(werkwoord) ? 'te' : 'de'}`
  return { enkel, meer: `${enkel}n` }
}

/** ge-, with a trema where the next letter would change its sound. */
function metGe(rest: string): string {
  if (!TREMA.test(rest)) return `ge${rest}`
  const letter = rest.charAt(0)
  return `ge${MET_TREMA[letter] ?? letter}${rest.slice(1)}`
}

/**
 * The participle of a weak verb: (part that comes off) + ge + stem + d or t by the same test as the
 * past. Taalunie: no ge- after an unstressed prefix, and no second letter behind a stem on d or t.
 */
export function zwakVd(werkwoord: Regelvorm): string {
  const isZonderGe = werkwoord.voorvoegsel === 'vast' || heeftVastVoorvoegsel(kernVan(werkwoord))
  const stam = closeOpenEnd(werkwoord.stam)
  const eind = /[dt]$/.test(stam) ? '' : isKofschip(werkwoord) ? 't' : 'd'
  return `${scheidDeel(werkwoord)}${isZonderGe ? stam : metGe(stam)}${eind}`
}

/**
 * A participle before a noun, written as short as its sound allows (Taalunie: it is an adjective then,
 * and follows no verb rule): on -en it stays (`gebakken`); a long vowel opens (`verbreed`, `verbrede`;
 * `gedaan`, `gedane`); behind a short one the consonant doubles (`gered`, `geredde`).
 */
export function bijvoeglijk(vd: string, stam: string): string {
  if (/[^i]en$/.test(vd)) return vd
  if (MET_STOMME_E.test(stam)) return `${vd}e`
  if (LANG_VOOR_DT.test(vd) || /(?:aa|oo)n$/.test(vd)) return `${vd.slice(0, -2)}${vd.slice(-1)}e`
  if (KORT_VOOR_DT.test(vd)) return `${vd}${vd.slice(-1)}e`
  return `${vd}e`
}
