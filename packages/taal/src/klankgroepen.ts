/** Ends in a single a, e, o or u: a long sound when the next klankgroep allows it. The Eu of Europa is no single one. */
const ENKELE_KLINKER = /(?:^|[^aeiouyAEIOUY])[aeou]$/
/** Ends in a single i, which in an open klankgroep sounds like ie. */
const ENKELE_I = /(?:^|[^aeiouy])i$/
/** Ends in a single vowel, i included, which may be short before a doubled consonant. */
const ENKELE_KLINKER_OF_I = /(?:^|[^aeiouy])[aeiou]$/
/** Consonants that are never doubled: the vowel before them is short although it ends its klankgroep. */
const NOOIT_DUBBEL = /^(?:ch|ng|x)/
const BEGINT_DUBBEL = /^([bcdfgklmnprstz])\1/
const VOORVOEGSEL = /^(?:be|ge|te|ver)$/
/** Begins like a prefix, but in a word from another language (`te-le-foon`, `ge-ne-ra-tie`). */
const GEEN_VOORVOEGSEL = /^(?:te,le|ge,ne,r|ge,ra|be,cha)/
/** Diminutive endings, which do not change the stress of what stands before them (`be-ker-tje`). */
const VERKLEIN = /^[tkp]?jes?$/
/** Weak endings after -ig (`ru-sti-ge`): the i before them is weak too. */
const NA_WEKE_I = /^ge[rn]?$/
/** A klankgroep with only the weak e (`men`, `ker`). */
export const STOMME_EINDGROEP = /^[^aeiouy]*e[lrnm]?$/

/**
 * Returns whether the e of the first klankgroep is the weak e of a prefix (`ge-heim`). It is not when the only other klankgroep
 * is weak itself: then the stress, and a long e, is at the front (`be-ker`).
 */
export function isVoorvoegsel(kg: readonly string[], i: number): boolean {
  if (i !== 0 || !VOORVOEGSEL.test(kg[0] ?? '') || GEEN_VOORVOEGSEL.test(kg.join())) return false
  const tweede = kg[1] ?? ''
  if (BEGINT_DUBBEL.test(tweede) || NOOIT_DUBBEL.test(tweede)) return false
  const stam = VERKLEIN.test(kg.at(-1) ?? '') ? kg.slice(0, -1) : kg
  return stam.length > 2 || (stam.length === 2 && !STOMME_EINDGROEP.test(tweede))
}

/**
 * Returns whether this is a weak e in the middle: after a doubled consonant (`ba-kke-rij`) or before a diminutive ending
 * (`ri-nge-tje`).
 */
function isStommeMidden(kg: readonly string[], i: number): boolean {
  const groep = kg[i] ?? ''
  if (i === 0 || !groep.endsWith('e')) return false
  return BEGINT_DUBBEL.test(groep) || VERKLEIN.test(kg[i + 1] ?? '')
}

/** Returns whether klankgroep i ends in a long vowel written with one letter (`ra-men`); never for the last klankgroep. */
export function isOpen(kg: readonly string[], i: number): boolean {
  const groep = kg[i]
  const volgende = kg[i + 1]
  if (groep === undefined || volgende === undefined || !ENKELE_KLINKER.test(groep)) return false
  if (BEGINT_DUBBEL.test(volgende) || NOOIT_DUBBEL.test(volgende)) return false
  return !isVoorvoegsel(kg, i) && !isStommeMidden(kg, i)
}

/** Returns whether klankgroep i ends in a short vowel, with the consonant after it doubled (`ba-kker`). */
export function isGesloten(kg: readonly string[], i: number): boolean {
  const groep = kg[i]
  const volgende = kg[i + 1]
  if (groep === undefined || volgende === undefined) return false
  return ENKELE_KLINKER_OF_I.test(groep) && BEGINT_DUBBEL.test(volgende)
}

/** Writes the last vowel of a klankgroep as a long one (`ba` to `baa`, `ki` to `kie`). */
export const makeLong = (groep: string): string =>
  groep + (groep.endsWith('i') ? 'e' : groep.slice(-1))

/** Returns whether klankgroep i ends in the sound ie, written with only an i (`ki-lo`, `ta-xi`). */
export function isOpenI(kg: readonly string[], i: number): boolean {
  const groep = kg[i]
  if (groep === undefined || !ENKELE_I.test(groep)) return false
  const volgende = kg[i + 1]
  if (volgende === undefined) return true
  if (BEGINT_DUBBEL.test(volgende) || NOOIT_DUBBEL.test(volgende)) return false
  return !(i === kg.length - 2 && NA_WEKE_I.test(volgende))
}
