interface Fout {
  readonly woord: string
  /** The rule as a sentence for a child; empty where the mistake breaks no rule that we can name. */
  readonly uitleg: string
}

/** Returns what is written and said after a wrong answer. The server stores sounds by exactly these words. */
export function correctieZin({ woord, uitleg }: Fout): string {
  return `Bijna! ${uitleg || `Je schrijft ${woord}.`}`
}

/** Returns an instruction as it is spoken: without the asterisks around the word that is stressed in print. */
export const zonderSterren = (opdracht: string): string => opdracht.replaceAll('*', '')
