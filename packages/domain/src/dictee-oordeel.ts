const gelijk = (tekst: string): string =>
  tekst
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[‘’ʼ`´]/gu, "'")

/**
 * Was a dictated word written right? How a device writes an apostrophe or the space around a word is no matter of
 * spelling; a capital that nobody asked for neither, one that belongs to the word is.
 */
export function isGoedGeschreven(woord: string, gegeven: string): boolean {
  const [goed, kind] = [gelijk(woord), gelijk(gegeven)]
  return kind === goed || (goed === goed.toLowerCase() && kind.toLowerCase() === goed)
}

/** Was anything written at all? */
export const isIngevuld = (gegeven: string): boolean => gegeven.trim() !== ''
