import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { itemVanWoord } from '@letterhaven/game-kit/regels/item'
import type { Manifest } from '@letterhaven/game-kit/regels/contract'

/** Returns what a taak asks, as games play it. */
export const opgavenVan = ({
  woorden,
  opgaven = [],
}: Pick<TaakPakket, 'woorden' | 'opgaven'>): readonly Opgave[] => [
  ...woorden.map(itemVanWoord),
  ...opgaven,
]

/** Returns what of it a game plays: words, unless it says otherwise. */
export const opgavenVoor = (
  pakket: Pick<TaakPakket, 'woorden' | 'opgaven'>,
  { content = ['woord'] }: Pick<Manifest, 'content'>,
): readonly Opgave[] => opgavenVan(pakket).filter(({ soort }) => content.includes(soort))
