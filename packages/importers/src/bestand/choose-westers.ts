/** How a spreadsheet saves letters with accents in one byte each: on Windows, and on a Macintosh. */
const WESTERS = ['windows-1252', 'macintosh'] as const
type Westers = (typeof WESTERS)[number]

const HOOG = 0x80
/** Enough to tell them apart; a file of twelve million is not read twice for it. */
const MEESTE_TEKENS = 200_000
/** Letters that names here are written with, the usual ones and the rare: a wrong reading makes the rare, or none. */
const GEWOON = new Set('à á â ä å ç è é ê ë í î ï ñ ó ô ö ú û ü Á Ä Å Ç È É Ê Ë Í Ï Ñ Ó Ö Ú Ü ß')
const ZELDZAAM = new Set('ã æ ì ò õ ø ù ý ÿ œ š ž À Â Ã Æ Ì Î Ò Ô Õ Ø Ù Û Ý Œ Š Ž')
/** Typographic signs that a word processor puts between letters: l’Abbé, 1a–1b. */
const LEESTEKEN = /[’‘“”–—…€]/u
const LETTER = /\p{L}/u
const KLEIN = /\p{Ll}/u
const GROOT = /\p{Lu}/u

/** A capital in the midst of a word, or a small letter just before one: 'JosÈ' and 'DíHondt' are wrong readings. */
const isVerkeerdeHoogte = (teken: string, voor: string, na: string): boolean =>
  GROOT.test(teken) ? KLEIN.test(voor) : GROOT.test(na)

/** How well a sign of one byte fits between its neighbours. */
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

/** Which of the two it was, by how its letters stand in words; Windows where both can be. */
export function chooseWesters(bytes: Uint8Array): Westers {
  const begin = bytes.subarray(0, MEESTE_TEKENS)
  return punten(begin, 'macintosh') > punten(begin, 'windows-1252') ? 'macintosh' : 'windows-1252'
}
