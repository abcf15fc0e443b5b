/** From where up to where: positions of characters in the sentence, the last one not included. */
export type Merk = readonly [van: number, tot: number]

/** A piece of a sentence: words that only join, or words that say a detail. */
export type Zinsdeel<D> = string | { readonly tekst: string; readonly detail: D }

/** A detail with the words of the sentence that say it. */
export type Gemerkt<D> = D & { readonly merk: Merk }

/** Joins pieces with spaces, before a comma none, and keeps for each detail where its words stand. */
export function joinZin<D>(delen: readonly Zinsdeel<D>[]): {
  readonly zin: string
  readonly details: readonly Gemerkt<D>[]
} {
  let zin = ''
  const details: Gemerkt<D>[] = []
  for (const deel of delen) {
    const tekst = typeof deel === 'string' ? deel : deel.tekst
    if (zin !== '' && !tekst.startsWith(',')) zin += ' '
    const van = zin.length
    zin += tekst
    if (typeof deel !== 'string') details.push({ ...deel.detail, merk: [van, zin.length] })
  }
  return { zin, details }
}
