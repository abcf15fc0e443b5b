import { deelplaatsen, type Vorm } from './vorm.ts'

const KLINKER = /[aeiouyéèêëïöü]/
/** Ends of words that look like words. */
const GEEN_DEEL =
  /^(?:aar|ken|kende|pel|tie|natie|tig|aard|achtig|ande|ant|baar|den|der|dom|een|eel|eer|ees|elen|eling|ent|eren|ering|ers|erig|erij|eur|gen|heid|heden|iek|ies|ing|ist|jes|kan|kje|lijk|lijke|ling|lings|loos|loze|men|nen|nis|pen|pje|ren|rij|rijk|schap|sel|sen|ster|sters|tal|teit|ten|ter|tje|ton|uren|vol|ven|zaam|zen)$/

/** Where a compound falls apart in two words of the list, divided there as it is spoken. */
export function delen(vorm: Vorm): { links: string; rechts: string }[] {
  const { w, bron } = vorm
  return deelplaatsen(vorm).flatMap((plaats) => {
    const [links, rechts] = [w.slice(0, plaats), w.slice(plaats)]
    const past = rechts.length >= 3 && bron.kent(rechts) && KLINKER.test(rechts)
    return past && !GEEN_DEEL.test(rechts) ? [{ links, rechts }] : []
  })
}
