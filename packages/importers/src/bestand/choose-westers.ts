/** The encodings in which a spreadsheet saves accented letters as one byte each: on Windows and on a Macintosh. */
const WESTERS = ['windows-1252', 'macintosh'] as const
type Westers = (typeof WESTERS)[number]

const HOOG = 0x80
/** Enough characters to tell the two apart, so that a file of twelve million is not read twice for it. */
const MEESTE_TEKENS = 200_000
/** Accented letters in names here, the usual ones and the rare: a wrong reading produces rare ones or none of these. */
const GEWOON = new Set('à á â ä å ç è é ê ë í î ï ñ ó ô ö ú û ü Á Ä Å Ç È É Ê Ë Í Ï Ñ Ó Ö Ú Ü ß')
const ZELDZAAM = new Set('ã æ ì ò õ ø ù ý ÿ œ š ž À Â Ã Æ Ì Î Ò Ô Õ Ø Ù Û Ý Œ Š Ž')
/** Typographic characters that a word processor puts between letters: l’Abbé, 1a–1b. */
const LEESTEKEN = /[’‘“”–—…€]/u
const LETTER = /\p{L}/u
const KLEIN = /\p{Ll}/u
const GROOT = /\p{Lu}/u

/**
 * Returns whether a letter has the wrong case for its place: a capital inside a word, or a small letter just before a
 * capital. 'JosÈ' and 'DíHondt' are wrong readings.
 */
const isVerkeerdeHoogte = (teken: string, voor: string, na: string): boolean =>
  GROOT.test(teken) ? KLEIN.test(voor) : GROOT.test(na)

/** Scores how well a character of one byte fits between its neighbours. */
function pastTussen(teken: string, voor: string, na: string): number {
  if (LEESTEKEN.test(teken)) return teken === '’' && LETTER.test(voor) && LETTER.test(na) ? 2 : 0
  const punten = GEWOON.has(teken) ? 3 : ZELDZAAM.has(teken) ? 1 : -3
  if (punten > 0 && isVerkeerdeHoogte(teken, voor, na)) return -3
  return punten < 0 || LETTER.test(voor) || LETTER.test(na) ? punten : 0
}

function punten(bytes: Uint8Array, soort: Westers): number {
  const tekst = new TextDecoder(soort).decode(bytes)
  let som = 0
  for (let plek = 0; plek < tekst.length; plek += 1)
    if ((bytes[plek] ?? 0) >= HOOG)
      som += pastTussen(tekst[plek] ?? '', tekst[plek - 1] ?? '', tekst[plek + 1] ?? '')
  return som
}

/**
 * Returns which of the two encodings was used, judged by how its letters fit into words; Windows when both are equally
 * likely.
 */
export function chooseWesters(bytes: Uint8Array): Westers {
  const begin = bytes.subarray(0, MEESTE_TEKENS)
  return punten(begin, 'macintosh') > punten(begin, 'windows-1252') ? 'macintosh' : 'windows-1252'
}
