/**
 * How many of the latest words without an answer are kept out of the choice when keeping out all leaves nothing: more than any
 * game shows at once.
 */
const MEESTE_OPEN = 12
/** Where a taak has too few words even for that, only this many are kept out, so that earlier ones may come again sooner. */
const HERHAAL_OPEN = MEESTE_OPEN / 2

/** Asks the engine for a word that is not among `behalve`; null where there is none. */
type Kies<K> = (behalve: readonly string[], isBegin: boolean) => K | null

/** The words of one round of a game, of which several may wait for an answer at once. */
export interface Beurten {
  /**
   * Returns the engine's next choice, which is none of the words that wait if that is possible; null when there is nothing
   * left.
   */
  volgende<K extends { readonly itemId: string }>(choose: Kies<K>): K | null
  /** Marks a word as answered, so that it may be chosen again. */
  close(itemId: string): void
}

/**
 * Makes a round as every game uses it, on a device and where a round is replayed in the same way. A round that goes on has words
 * which wait already.
 */
export function makeBeurten(wachtend: readonly string[] = []): Beurten {
  const open = new Set(wachtend)
  let isBegin = open.size === 0
  return {
    volgende(choose) {
      const laatste = [...open].slice(-MEESTE_OPEN)
      const keuze =
        choose([...open], isBegin) ??
        choose(laatste, isBegin) ??
        choose(laatste.slice(-HERHAAL_OPEN), isBegin)
      if (!keuze) return null
      isBegin = false
      open.delete(keuze.itemId)
      open.add(keuze.itemId)
      return keuze
    },
    close: (itemId) => void open.delete(itemId),
  }
}
