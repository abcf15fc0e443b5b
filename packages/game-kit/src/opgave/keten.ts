import type { Reden } from '@letterhaven/contracts/antwoord'
import type { Opgave } from './opgave.ts'

/** Returns the story or text to which an opgave belongs; for anything else, itself. */
export const ketenVan = (opgave: Opgave): string =>
  ('keten' in opgave ? opgave.keten?.id : undefined) ?? opgave.id

/** An opgave that was chosen, by its id, and why. */
interface Keuze {
  readonly itemId: string
  readonly reden: Reden
}

/** Gives the parts of a story one after the other, where a choice falls on one of them. */
export interface Ketenlezer {
  /** Returns the next part of the story that is being told; else what `choose` chooses, or the beginning of its story. */
  volgende<K extends Keuze>(choose: () => K | null): Keuze | null
}

/** Makes one for these opgaven. A round that goes on continues the story of the opgave that it gave last. */
export function makeKetenlezer(
  opgaven: readonly Opgave[],
  laatste?: { readonly item: Opgave; readonly reden: Reden } | undefined,
): Ketenlezer {
  const verhalen = Map.groupBy(opgaven, ketenVan)
  const verhaalVan = (id: string): readonly Opgave[] => {
    const opgave = opgaven.find((een) => een.id === id)
    return opgave ? (verhalen.get(ketenVan(opgave)) ?? []) : []
  }
  const restNa = (id: string): readonly Opgave[] => {
    const verhaal = verhaalVan(id)
    return verhaal.slice(verhaal.findIndex((een) => een.id === id) + 1)
  }
  let rij = laatste ? restNa(laatste.item.id) : []
  let reden: Reden | undefined = laatste?.reden
  return {
    volgende(choose) {
      const [eerste] = rij
      if (eerste && reden) {
        rij = rij.slice(1)
        return { itemId: eerste.id, reden }
      }
      const keuze = choose()
      if (!keuze) return null
      const [begin = { id: keuze.itemId }, ...rest] = verhaalVan(keuze.itemId)
      rij = rest
      reden = keuze.reden
      return { itemId: begin.id, reden }
    },
  }
}
