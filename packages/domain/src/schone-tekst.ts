import { zonderOnzichtbaar } from '@letterhaven/contracts/onzichtbaar'

/** Whitespace, including characters that look like a space but are another one. */
const WITRUIMTE = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu
/**
 * A joiner or non-joiner is used after an Arabic, Syriac or Mongolian letter, a mark as in Indic scripts, or a picture;
 * anywhere else it is invisible and matches here.
 */
const LOSSE_VERBINDER =
  /(?<![\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu
const STUURTEKEN = /\p{Cc}/gu

/** What hardly any text has: a character outside plain ASCII, or a space that does not stand between two words. */
const ONGEWOON = /[^ -~]| {2}|^ | $/

/** Returns a text as people would have typed it: one form of each letter, single spaces and nothing invisible. */
export function schoneTekst(tekst: string): string {
  if (!ONGEWOON.test(tekst)) return tekst
  const zichtbaar = zonderOnzichtbaar(tekst).replaceAll(WITRUIMTE, ' ')
  return zichtbaar.replaceAll(LOSSE_VERBINDER, '').replaceAll(STUURTEKEN, '').trim()
}
