interface Fout {
  readonly woord: string
  /** The rule as a child's sentence; empty where a wrong form breaks none that we can name. */
  readonly uitleg: string
}

/** What is written and said when a word was given wrongly; the server keeps sounds by these very words. */
export function correctieZin({ woord, uitleg }: Fout): string {
  return `Bijna! ${uitleg || `Je schrijft ${woord}.`}`
}

/** An instruction as it is said: without the stars around the word that is stressed in print. */
export const zonderSterren = (opdracht: string): string => opdracht.replaceAll('*', '')
