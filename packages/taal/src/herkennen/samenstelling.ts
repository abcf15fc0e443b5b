import { helemaal, UITZONDERINGEN } from '../uitzonderingen.ts'
import { deelplaatsen, type Vorm } from './vorm.ts'

const KLINKER = /[aeiouyéèêëïöü]/
/** Ends of words that look like words but are no second part of a compound. */
const GEEN_DEEL = helemaal(UITZONDERINGEN.geenTweedeDeel)

/**
 * Returns the divisions of a word, where it is divided as it is spoken, with a word of the list on the right. The left side may
 * be anything.
 */
export function delen(vorm: Vorm): { links: string; rechts: string }[] {
  const { w, bron } = vorm
  return deelplaatsen(vorm).flatMap((plaats) => {
    const [links, rechts] = [w.slice(0, plaats), w.slice(plaats)]
    const past = rechts.length >= 3 && bron.kent(rechts) && KLINKER.test(rechts)
    return past && !GEEN_DEEL.test(rechts) ? [{ links, rechts }] : []
  })
}
