import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { tekstVan } from '@letterhaven/game-kit/opgave/opgave'
import type { State } from './verdieping.ts'

/** How a sentence came into the story: at once, mended, or told because it did not come. */
type Stand = 'goed' | 'hersteld' | 'verteld'

/** A sentence of the story. */
export interface Verhaalregel {
  readonly zin: string
  readonly stand: Stand
}

/** The largest number of sentences on the flag: those of one story. */
const VLAG = 6

type Ronde = Pick<State, 'gelukt' | 'hersteld' | 'missers' | 'oordelen'>

/** Returns how many sentences became a bridge, at once or mended: that is how high the hero is. */
export const gemaakteVan = ({ gelukt, hersteld }: Pick<Ronde, 'gelukt' | 'hersteld'>): number =>
  gelukt.length + hersteld.length

const standVan = ({ gelukt, hersteld }: Ronde, zin: string): Stand =>
  gelukt.includes(zin) ? 'goed' : hersteld.includes(zin) ? 'hersteld' : 'verteld'

/** Returns the sentences of the story that stand below this floor, also where the round began in the middle of it. */
export const verhaalTotNu = ({ verhaal = [], keten }: ZinOpgave): readonly string[] =>
  verhaal.slice(0, keten?.nr ?? 0)

/** Returns the story so far, as it is read while a floor is climbed. */
export const regelsVan = (staat: Ronde, item: ZinOpgave): readonly Verhaalregel[] =>
  verhaalTotNu(item).map((zin) => ({ zin, stand: standVan(staat, zin) }))

/** Returns the sentences of the round in the order in which they were asked. */
function gevraagdeZinnen({ gelukt, missers, oordelen }: Ronde): readonly string[] {
  const goede = [...gelukt]
  const foute = missers.map(({ item }) => tekstVan(item))
  return oordelen.flatMap((isGoed) => (isGoed ? goede : foute).shift() ?? [])
}

/** Returns how each floor of the round was climbed so far. */
export const standenVan = (staat: Ronde): readonly Stand[] =>
  gevraagdeZinnen(staat).map((zin) => standVan(staat, zin))

/** Returns what stands on the flag at the top: the last story of the round, without what did not become a bridge. */
export const vlagVan = (staat: Ronde): readonly Verhaalregel[] =>
  gevraagdeZinnen(staat)
    .slice(-VLAG)
    .map((zin) => ({ zin, stand: standVan(staat, zin) }))
    .filter(({ stand }) => stand !== 'verteld')

/**
 * Returns where a text begins that is to be seen to its end: at the first sentence from which on all fits, or at the last one where
 * not even that does. `tops` tells where each sentence begins, `eind` where the last one ends.
 */
export const beginVan = (tops: readonly number[], eind: number, hoog: number): number =>
  tops.find((top) => eind - top <= hoog) ?? tops.at(-1) ?? 0
