import type { Telling } from '@letterhaven/contracts/leerling'
import type { NepOordeel } from '@letterhaven/contracts/leesuitleg'
import { deelInterval } from './deel-interval.ts'

/** The least number of words of either kind of which something is said. */
const NEP_NODIG = 12

/** Who reads, and how words that do not exist and words of the same make that do went aloud. */
interface Gelezen {
  readonly nep: Telling
  readonly echt: Telling
}

/**
 * Returns whether words that do not exist go clearly worse than those that do: the difference between the shares is above zero with
 * 90 % certainty on that side (Newcombe 1998, method 10, over two intervals of 80 %).
 */
export function nepOordeel({ nep, echt }: Gelezen): NepOordeel {
  const [tussenNep, tussenEcht] = [deelInterval(nep), deelInterval(echt)]
  const minst = Math.min(nep.totaal, echt.totaal)
  if (!tussenNep || !tussenEcht || minst < NEP_NODIG) return 'te_weinig'
  const [deelNep, deelEcht] = [nep.goed / nep.totaal, echt.goed / echt.totaal]
  const marge = Math.hypot(deelEcht - tussenEcht[0], tussenNep[1] - deelNep)
  return deelEcht - deelNep > marge ? 'lastiger' : 'gelijk'
}
