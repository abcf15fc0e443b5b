import { useState } from 'react'
import { isLicht, kanSlikken, letterIn, stukkeSchubben } from './opgave.ts'
import type { Opgave } from './opgave.ts'

/** Returns what has to be done before the word can be swallowed, for whoever pressed too early. */
export function tipVan(opgave: Opgave): string {
  const letter = letterIn(opgave)
  const doel = letter === null ? null : `Zet de ${letter} hier op.`
  if (stukkeSchubben(opgave).length > 0) return doel ?? 'Er is nog een letter stuk. Ruil die eerst.'
  if (doel !== null) return doel
  const isDonker = opgave.zwerm.some((_, vis) => !isLicht(opgave, vis))
  return isDonker ? 'Zoek eerst een letter met je lamp!' : 'Eet eerst een letter!'
}

interface Gezegd {
  /** Another number each time, so that it is seen again. */
  readonly nr: number
  /** How the word stood when it was said: it holds no longer than that. */
  readonly bij: Opgave
}

/** Says why a press did nothing, until something changes. */
export function useTip(opgave: Opgave | null) {
  const [gezegd, setGezegd] = useState<Gezegd | null>(null)
  const tip = gezegd !== null && gezegd.bij === opgave ? { ...gezegd, zin: tipVan(opgave) } : null
  return {
    tip,
    /** Says it where nothing can be swallowed yet. */
    weiger: (): void => {
      if (opgave && !kanSlikken(opgave)) setGezegd({ nr: (gezegd?.nr ?? 0) + 1, bij: opgave })
    },
  }
}
