/** What has to be known of a word before it is asked in pieces. */
interface Splitswoord {
  readonly word: string
  /** Its klankgroepen, which the ear hears (ba-kker). */
  readonly kg: readonly string[]
}

/** Shorter words have so few gaps that a guess is right too often. */
const MINST = 5
/** A space is no place to cut: it says itself where the pieces part. */
const SPATIE = /\s/
/**
 * Between these, speakers do not agree on the pieces: ci or ti before a vowel is said as one sound or as two (pa-ti-ënt), and
 * an x between vowels is heard at both sides (Te-xel).
 */
const BETWIST = /[ct]i\|[^b-df-hj-np-tv-z]|[aeiouy]\|?x\|?[aeiouy]/i

/** Returns whether it can be asked where the pieces of a word part: long enough, and with one answer that all speakers give. */
export const isSplitsbaar = ({ word, kg }: Splitswoord): boolean =>
  word.length >= MINST &&
  kg.length > 0 &&
  kg.join('') === word &&
  !SPATIE.test(word) &&
  !BETWIST.test(kg.join('|'))
