import { helemaal, UITZONDERINGEN } from '../uitzonderingen.ts'
import { deelplaatsen, type Vorm } from './vorm.ts'

const KLINKER = /[aeiouyéèêëïöü]/
/** Ends of words that look like words. */
const GEEN_DEEL = helemaal(UITZONDERINGEN.geenTweedeDeel)

/** Where a compound falls apart in two words of the list, divided there as it is spoken. */
export function delen(vorm: Vorm): { links: string; rechts: string }[] {
  const { w, bron } = vorm
  return deelplaatsen(vorm).flatMap((plaats) => {
    const [links, rechts] = [w.slice(0, plaats), w.slice(plaats)]
    const past = rechts.length >= 3 && bron.kent(rechts) && KLINKER.test(rechts)
    return past && !GEEN_DEEL.test(rechts) ? [{ links, rechts }] : []
  })
}
