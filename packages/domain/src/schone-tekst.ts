import { zonderOnzichtbaar } from '@letterhaven/contracts/onzichtbaar'

/** Spaces that look like one but are not. */
const WITRUIMTE = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu
/** A joiner belongs behind a letter of Arabic writing, a mark as Indic writing has them, or a picture; elsewhere it is unseen. */
const LOSSE_VERBINDER =
  /(?<![\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu
const STUURTEKEN = /\p{Cc}/gu

/** Nearly nothing there is: another sign than plain letters, or a space that does not stand between two words. */
const ONGEWOON = /[^ -~]| {2}|^ | $/

/** A text as people would have typed it: one form of each letter, single spaces, nothing unseen. */
export function schoneTekst(tekst: string): string {
  if (!ONGEWOON.test(tekst)) return tekst
  const zichtbaar = zonderOnzichtbaar(tekst).replaceAll(WITRUIMTE, ' ')
  return zichtbaar.replaceAll(LOSSE_VERBINDER, '').replaceAll(STUURTEKEN, '').trim()
}
