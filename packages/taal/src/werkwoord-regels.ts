import { heeftVastVoorvoegsel, splitScheidbaar, zonderEn } from './werkwoord-stam.ts'
import type { Werkwoord } from './werkwoord.ts'

/** Voiceless sounds at the end of the stem: the consonants of 't kofschip, x and the c of `racen`. */
const KOFSCHIP = /(?:[tkfspxc]|ch|sh)$/
/** Before these letters the e of ge- would be read as part of another sound (`geëindigd`). */
const TREMA = /^(?:e|i(?!j)|u(?!i))/
const MET_TREMA: Readonly<Record<string, string>> = { e: 'ë', i: 'ï', u: 'ü' }
/** One vowel letter, short or weak, with only a d or t after it (`gered`). */
const KORT_VOOR_DT = /(?:^|[^aeiouyëïöü])[aeiou][dt]$/
const LANG_VOOR_DT = /(?:aa|ee|oo|uu)[dt]$/

/** An English stem with a silent e (`game`). */
const MET_STOMME_E = /[^aeiou]e$/

/** What a rule needs to know about a verb. */
export type Regelvorm = Pick<Werkwoord, 'infinitief' | 'stam' | 'voorvoegsel'>

/** Returns the part that separates in a main clause (`op` of `opbellen`), or nothing. */
export function scheidDeel({ infinitief, voorvoegsel }: Regelvorm): string {
  return voorvoegsel === 'scheidbaar' ? splitScheidbaar(infinitief).deel : ''
}

/** Returns the infinitive without its separable part (`bellen` of `opbellen`). */
export function kernVan(werkwoord: Regelvorm): string {
  return werkwoord.infinitief.slice(scheidDeel(werkwoord).length)
}

/**
 * Returns whether the past gets a t. The rule of the Taalunie for past tense and participle, in our own words: the last SOUND
 * of the infinitive without -en decides; a voiceless one (t, k, f, s, ch, p, and x or a hissing c) gives t, everything else d.
 * So `verhuizen` (z) and `leven` (v) get a d although the stem ends in s or f.
 */
export function isKofschip(werkwoord: Regelvorm): boolean {
  return KOFSCHIP.test(zonderEn(kernVan(werkwoord)))
}

/** Writes a stem on one open vowel as in a closed syllable: `gaa`, `skie`, `echoo`. */
function closeOpenEnd(stam: string): string {
  return stam.replace(/(^|[^aeiou])([aou])$/, '$1$2$2').replace(/([^aeiou])i$/, '$1ie')
}

/**
 * Returns stem + t for the present tense. Taalunie: a stem on t gets no second one, a stem on d does get its t (`vindt`), and
 * an open a, o or u at the end is written twice before it (`ga`, `gaat`).
 */
export function stamMetT(stam: string): string {
  if (stam.endsWith('t')) return stam
  return `${closeOpenEnd(stam)}t`
}

/** Returns the past of a weak verb: stem + te or de, with n for the plural. */
export function zwakkeVt(werkwoord: Regelvorm): Werkwoord['vt'] {
  const stam = werkwoord.stam.replace(/([^aeiou])i$/, '$1ie')
  const enkel = `${stam}${isKofschip(werkwoord) ? 'te' : 'de'}`
  return { enkel, meer: `${enkel}n` }
}

/** Puts ge- before the letters, with a trema where the next letter would otherwise be read as another sound. */
function metGe(rest: string): string {
  if (!TREMA.test(rest)) return `ge${rest}`
  const letter = rest.charAt(0)
  return `ge${MET_TREMA[letter] ?? letter}${rest.slice(1)}`
}

/**
 * Returns the participle of a weak verb: (separable part) + ge + stem + d or t by the same test as the past. Taalunie: there is
 * no ge- after an unstressed prefix, and no second letter after a stem on d or t.
 */
export function zwakVd(werkwoord: Regelvorm): string {
  const isZonderGe = werkwoord.voorvoegsel === 'vast' || heeftVastVoorvoegsel(kernVan(werkwoord))
  const stam = closeOpenEnd(werkwoord.stam)
  const eind = /[dt]$/.test(stam) ? '' : isKofschip(werkwoord) ? 't' : 'd'
  return `${scheidDeel(werkwoord)}${isZonderGe ? stam : metGe(stam)}${eind}`
}

/**
 * Returns a participle before a noun, written as short as its sound allows (Taalunie: there it is an adjective and follows no
 * verb rule). One on -en stays as it is (`gebakken`), a long vowel is written once (`verbreed`, `verbrede`; `gedaan`,
 * `gedane`), and after a short vowel the consonant doubles (`gered`, `geredde`).
 */
export function bijvoeglijk(vd: string, stam: string): string {
  if (/[^i]en$/.test(vd)) return vd
  if (MET_STOMME_E.test(stam)) return `${vd}e`
  if (LANG_VOOR_DT.test(vd) || /(?:aa|oo)n$/.test(vd)) return `${vd.slice(0, -2)}${vd.slice(-1)}e`
  if (KORT_VOOR_DT.test(vd)) return `${vd}${vd.slice(-1)}e`
  return `${vd}e`
}
