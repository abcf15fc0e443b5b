/** Spaces that look like one but are not, and signs that are not seen at all. */
const WITRUIMTE = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu
const ONZICHTBAAR = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
/** Joiners belong in Arabic and Indic writing, and nowhere else. */
const VERBINDER = /[\u200c\u200d]/gu
const MET_VERBINDER = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Mlym}\p{sc=Sinh}]/u
const STUURTEKEN = /\p{Cc}/gu

/** Nearly nothing there is: another sign than plain letters, or a space that does not stand between two words. */
const ONGEWOON = /[^ -~]| {2}|^ | $/

/** A text as people would have typed it: one form of each letter, single spaces, nothing unseen. */
export function schoneTekst(tekst: string): string {
  if (!ONGEWOON.test(tekst)) return tekst
  const zichtbaar = tekst.normalize('NFC').replaceAll(ONZICHTBAAR, '').replaceAll(WITRUIMTE, ' ')
  const zonder = MET_VERBINDER.test(zichtbaar) ? zichtbaar : zichtbaar.replaceAll(VERBINDER, '')
  return zonder.replaceAll(STUURTEKEN, '').trim()
}
