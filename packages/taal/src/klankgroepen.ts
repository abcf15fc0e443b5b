/** Ends in one single a, e, o or u: a long sound when the next group allows it. */
const ENKELE_KLINKER = /(?:^|[^aeiouy])[aeou]$/
/** The same with i, which may be short before a doubled consonant. */
const ENKELE_KLINKER_OF_I = /(?:^|[^aeiouy])[aeiou]$/
/** Consonants that are never doubled: the vowel before them is short although it ends its group. */
const NOOIT_DUBBEL = /^(?:ch|ng|x)/
const BEGINT_DUBBEL = /^([bcdfgklmnprstz])\1/
const VOORVOEGSEL = /^(?:be|ge|te|ver)$/
/** A group with only the weak e (`men`, `ker`). */
export const STOMME_EINDGROEP = /^[^aeiouy]*e[lrnm]?$/

/**
 * Is the e of the first group the weak one of a prefix (`ge-heim`)? Not when the only other group is
 * weak itself: then the stress, and a long e, is in front (`be-ker`).
 */
function isVoorvoegsel(kg: readonly string[], i: number): boolean {
  if (i !== 0 || !VOORVOEGSEL.test(kg[0] ?? '')) return false
  return !(kg.length === 2 && STOMME_EINDGROEP.test(kg[1] ?? ''))
}

/** A weak e after a doubled consonant, never at the start (`ba-kke-rij`, `a-lle-bei`). */
function isStommeMidden(kg: readonly string[], i: number): boolean {
  const groep = kg[i] ?? ''
  return i > 0 && BEGINT_DUBBEL.test(groep) && groep.endsWith('e')
}

/** Does klankgroep i end in a long vowel written with one letter (`ra-men`)? Never for the last group. */
export function isOpen(kg: readonly string[], i: number): boolean {
  const groep = kg[i]
  const volgende = kg[i + 1]
  if (groep === undefined || volgende === undefined || !ENKELE_KLINKER.test(groep)) return false
  if (BEGINT_DUBBEL.test(volgende) || NOOIT_DUBBEL.test(volgende)) return false
  return !isVoorvoegsel(kg, i) && !isStommeMidden(kg, i)
}

/** Does klankgroep i end in a short vowel, with the consonant after it doubled (`ba-kker`)? */
export function isGesloten(kg: readonly string[], i: number): boolean {
  const groep = kg[i]
  const volgende = kg[i + 1]
  if (groep === undefined || volgende === undefined) return false
  return ENKELE_KLINKER_OF_I.test(groep) && BEGINT_DUBBEL.test(volgende)
}
