/** Words asked and not answered that are kept out of the choice: more than any game shows at once. */
const MEESTE_OPEN = 12
/** Where a taak has few words, those of longest ago may come again sooner. */
const HERHAAL_OPEN = MEESTE_OPEN / 2

/** Asks the engine for a word that is not among `behalve`; null where there is none. */
type Kies<K> = (behalve: readonly string[], isBegin: boolean) => K | null

/** The words of one round of a game, of which several may wait for an answer at once. */
export interface Beurten {
  /** The engine's next choice, kept apart from the words that wait; null when there is nothing left. */
  volgende<K extends { readonly itemId: string }>(kies: Kies<K>): K | null
  /** This word was answered and may be chosen again. */
  sluit(itemId: string): void
}

/** A round as every game asks for it, on a device and where a round is played again in the same way. */
export function makeBeurten(): Beurten {
  const open = new Set<string>()
  let isBegin = true
  return {
    volgende(kies) {
      const laatste = [...open].slice(-MEESTE_OPEN)
      const keuze =
        kies([...open], isBegin) ??
        kies(laatste, isBegin) ??
        kies(laatste.slice(-HERHAAL_OPEN), isBegin)
      if (!keuze) return null
      isBegin = false
      open.delete(keuze.itemId)
      open.add(keuze.itemId)
      return keuze
    },
    sluit: (itemId) => void open.delete(itemId),
  }
}
