import { zonderOnzichtbaar } from '@letterhaven/contracts/onzichtbaar'

/** Spaces that look like one but are not. */
const WITRUIMTE = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu
/** Joiners belong in Arabic and Indic writing, and nowhere else. */
const VERBINDER = /[\u200c\u200d]/gu
const MET_VERBINDER = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Mlym}\p{sc=Sinh}]/u
const STUURTEKEN = /\p{Cc}/gu

/** Nearly nothing there is: another sign than plain letters, or a space that does not stand between two words. */
const ONGEWOON = /[^ -~]| {2}|^ | $/

/** A text as people would have typed it: one form of each letter, single spaces, nothing unseen. */
export function schoneTekst(tekst: string): string {
  if (!ONGEWOON.test(tekst)) return tekst
  const zichtbaar = zonderOnzichtbaar(tekst.normalize('NFC')).replaceAll(WITRUIMTE, ' ')
  const zonder = MET_VERBINDER.test(zichtbaar) ? zichtbaar : zichtbaar.replaceAll(VERBINDER, '')
  return zonder.replaceAll(STUURTEKEN, '').trim()
}
