import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { itemVanWoord } from '@letterhaven/game-kit/opgave/item'
import { opgavenIn } from '@letterhaven/games/opgaven-in'
import type { Manifest } from '@letterhaven/game-kit/regels/contract'

type Stof = Pick<TaakPakket, 'woorden' | 'opgaven' | 'tegenhangers'>

/** Returns what a taak may ask, as games play it. */
export const opgavenVan = ({
  woorden,
  opgaven = [],
  tegenhangers = [],
}: Stof): readonly Opgave[] => [
  ...woorden.map(itemVanWoord),
  ...tegenhangers.map(itemVanWoord),
  ...opgaven,
]

/** Returns what of it a game plays: words, unless it says otherwise, and those opposite them where it puts them there. */
export const opgavenVoor = (
  { tegenhangers = [], ...pakket }: Stof,
  manifest: Pick<Manifest, 'content' | 'needs' | 'tegenhangers'>,
): readonly Opgave[] =>
  opgavenIn(
    manifest,
    opgavenVan({ ...pakket, tegenhangers: manifest.tegenhangers ? tegenhangers : [] }),
  )
