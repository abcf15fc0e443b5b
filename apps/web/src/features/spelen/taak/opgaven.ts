import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { itemVanWoord } from '@letterhaven/game-kit/opgave/item'
import { opgavenIn } from '@letterhaven/games/opgaven-in'
import type { Manifest } from '@letterhaven/game-kit/regels/contract'

type Stof = Pick<TaakPakket, 'woorden' | 'opgaven' | 'tegenhangers' | 'nepwoorden' | 'letters'>

/** Returns what a taak may ask, as games play it. */
export const opgavenVan = ({
  woorden,
  opgaven = [],
  tegenhangers = [],
  nepwoorden = [],
  letters = [],
}: Stof): readonly Opgave[] => [
  ...[...woorden, ...tegenhangers, ...nepwoorden, ...letters].map(itemVanWoord),
  ...opgaven,
]

/** Returns what of it a game plays: words, unless it says otherwise, and what else it puts among those. */
export const opgavenVoor = (
  { tegenhangers = [], nepwoorden = [], letters = [], ...pakket }: Stof,
  manifest: Pick<Manifest, 'content' | 'needs' | 'tegenhangers' | 'nepwoorden' | 'letters'>,
): readonly Opgave[] =>
  opgavenIn(
    manifest,
    opgavenVan({
      ...pakket,
      tegenhangers: manifest.tegenhangers ? tegenhangers : [],
      nepwoorden: manifest.nepwoorden ? nepwoorden : [],
      letters: manifest.letters ? letters : [],
    }),
  )
