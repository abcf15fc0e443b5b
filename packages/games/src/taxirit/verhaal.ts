import { beginVan, vulIn } from '@letterhaven/game-kit/onderdelen/tekstblad'
import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { fillGat } from './vul-gat.ts'

const zinnenVan = ({ rit }: GatOpgave): readonly string[] => rit?.zinnen ?? []

/** Returns the sentences of a ride with the right place in every gap. */
const gevuld = (item: GatOpgave): readonly string[] => vulIn(zinnenVan(item), item.rit?.goed ?? [])

/** Returns where in its ride the sentence with this gap stands. */
const plekVan = ({ rit, zin }: GatOpgave): number => rit?.zinnen.indexOf(zin) ?? 0

/** Returns where what is told now begins: after the last place. */
const vanaf = (item: GatOpgave): number => beginVan(zinnenVan(item), plekVan(item))

/** Returns everything that was told before this crossing. */
export const eerder = (item: GatOpgave): readonly string[] => gevuld(item).slice(0, vanaf(item))

/** Returns what is told now: what comes after the last place, up to and with the sentence with this gap. */
export const nu = (item: GatOpgave): readonly string[] =>
  (item.rit?.zinnen ?? [item.zin]).slice(vanaf(item), plekVan(item) + 1)

/** Returns what is told after this gap until the end; it has no gaps where this one is the last. */
export const restNa = (item: GatOpgave): readonly string[] => gevuld(item).slice(plekVan(item) + 1)

/** Returns the sentence with a silly place in it, as somebody says it who cannot believe it. */
export const silly = (item: GatOpgave, plek: string): string =>
  fillGat(item, plek).replace(/[.!]?(?<slot>'?)$/, '?$<slot>')
