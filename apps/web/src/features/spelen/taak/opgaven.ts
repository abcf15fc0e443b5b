import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { itemVanWoord } from '@letterhaven/game-kit/opgave/item'
import { opgavenIn } from '@letterhaven/games/opgaven-in'
import type { Manifest } from '@letterhaven/game-kit/regels/contract'

type Stof = Pick<TaakPakket, 'woorden' | 'opgaven' | 'tegenhangers' | 'nepwoorden'>

/** Returns what a taak may ask, as games play it. */
export const opgavenVan = ({
  woorden,
  opgaven = [],
  tegenhangers = [],
  nepwoorden = [],
}: Stof): readonly Opgave[] => [
  ...[...woorden, ...tegenhangers, ...nepwoorden].map(itemVanWoord),
  ...opgaven,
]

/** Returns what of it a game plays: words, unless it says otherwise, and what else it puts among those. */
export const opgavenVoor = (
  { tegenhangers = [], nepwoorden = [], ...pakket }: Stof,
  manifest: Pick<Manifest, 'content' | 'needs' | 'tegenhangers' | 'nepwoorden'>,
): readonly Opgave[] =>
  opgavenIn(
    manifest,
    opgavenVan({
      ...pakket,
      tegenhangers: manifest.tegenhangers ? tegenhangers : [],
      nepwoorden: manifest.nepwoorden ? nepwoorden : [],
    }),
  )
