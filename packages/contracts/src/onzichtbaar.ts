/**
 * Matches characters that are invisible or that change the direction of the text around them: soft hyphens, direction
 * marks, fillers, tags, and a blank that passes for a letter. Joiners and the variation selector after an emoji are
 * left out, because writing needs them, and so are the tags behind a black flag that say which country it is.
 */
const ONZICHTBAAR =
  /(?!\u200c|\u200d|\ufe0f|(?<=\u{1f3f4}[\u{e0030}-\u{e007f}]{0,6})[\u{e0030}-\u{e007f}])\p{DI}|\u2800/gu

/**
 * Matches more combining marks in a row than any writing has; the Stream-Safe Text Format of Unicode (UAX 15, section
 * 13) also stops at 30. Putting a longer row in order takes quadratic time.
 */
const TE_VEEL_TEKENS = /(?<=\p{M}{30})\p{M}+/gu

/**
 * Returns a text without those characters and with one form of each letter (NFC). The time it takes is linear in the
 * length of the text, whatever it contains.
 */
export const zonderOnzichtbaar = (tekst: string): string =>
  tekst.replaceAll(TE_VEEL_TEKENS, '').normalize('NFC').replaceAll(ONZICHTBAAR, '')
