const gelijk = (tekst: string): string =>
  tekst
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[‘’ʼ`´]/gu, "'")

/**
 * Whether a dictated word was written right. How a device writes an apostrophe or the space around a word does not count, nor
 * does a capital that the word does not have; a capital that belongs to the word does count.
 */
export function isGoedGeschreven(woord: string, gegeven: string): boolean {
  const [goed, kind] = [gelijk(woord), gelijk(gegeven)]
  return kind === goed || (goed === goed.toLowerCase() && kind.toLowerCase() === goed)
}

/** Whether anything was written at all. */
export const isIngevuld = (gegeven: string): boolean => gegeven.trim() !== ''
