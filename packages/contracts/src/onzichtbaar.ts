/**
 * Signs that nobody sees, or that turn the text around them: soft hyphens, marks of direction, fillers, tags, and a blank
 * that passes for a letter. Joiners and the sign after an emoji are none of them: writing needs those.
 * Nor are the tags behind a black flag that say of which country it is.
 */
const ONZICHTBAAR =
  /(?!\u200c|\u200d|\ufe0f|(?<=\u{1f3f4}[\u{e0030}-\u{e007f}]{0,6})[\u{e0030}-\u{e007f}])\p{DI}|\u2800/gu

/**
 * More marks in a row than any writing has: the Stream-Safe Text Format of Unicode (UAX 15, section 13) ends there. To put a
 * longer row in order costs its square.
 */
const TE_VEEL_TEKENS = /(?<=\p{M}{30})\p{M}+/gu

/** A text without them, and with one form of each letter (NFC); what it costs grows with its length, whatever stands in it. */
export const zonderOnzichtbaar = (tekst: string): string =>
  tekst.replaceAll(TE_VEEL_TEKENS, '').normalize('NFC').replaceAll(ONZICHTBAAR, '')
