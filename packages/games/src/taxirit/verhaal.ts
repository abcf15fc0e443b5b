import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { GAT } from '@letterhaven/taal/ritverhaal'

/** Returns the sentences of a ride with the right place in every gap. */
function gevuld({ rit }: GatOpgave): readonly string[] {
  const over = [...(rit?.goed ?? [])]
  return (rit?.zinnen ?? []).map((zin) =>
    zin.includes(GAT) ? zin.replace(GAT, over.shift() ?? '') : zin,
  )
}

/** Returns where in its ride the sentence with this gap stands. */
const plekVan = ({ rit, zin }: GatOpgave): number => rit?.zinnen.indexOf(zin) ?? 0

/** Returns everything that was told before the sentence with this gap. */
export const eerder = (item: GatOpgave): readonly string[] => gevuld(item).slice(0, plekVan(item))

/** Returns what is told now: what comes after the last place, up to and with the sentence with this gap. */
export function nu(item: GatOpgave): readonly string[] {
  const tot = plekVan(item)
  const zinnen = item.rit?.zinnen ?? [item.zin]
  const vorige = zinnen.slice(0, tot).findLastIndex((zin) => zin.includes(GAT))
  return zinnen.slice(vorige + 1, tot + 1)
}

/** Returns what is told after this gap until the end; it has no gaps where this one is the last. */
export const restNa = (item: GatOpgave): readonly string[] => gevuld(item).slice(plekVan(item) + 1)

/** Returns the whole story with its right places, as it is read back at the end of a ride. */
export const heel = (item: GatOpgave): readonly string[] => gevuld(item)
