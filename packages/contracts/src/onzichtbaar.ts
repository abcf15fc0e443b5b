/**
 * Signs that nobody sees, or that turn the text around them: soft hyphens, marks of direction, fillers, tags, and a blank
 * that passes for a letter. Joiners and the sign after an emoji are none of them: writing needs those.
 * Nor are the tags behind a black flag that say of which country it is.
 */
const ONZICHTBAAR =
  /(?!\u200c|\u200d|\ufe0f|(?<=\u{1f3f4}[\u{e0030}-\u{e007a}]{0,6})[\u{e0030}-\u{e007a}\u{e007f}])\p{DI}|\u2800/gu

/** A text without them. */
export const zonderOnzichtbaar = (tekst: string): string => tekst.replaceAll(ONZICHTBAAR, '')
