import type { TaakPakket } from '@letterhaven/contracts/taak'
import { groepVan } from './groep-van.ts'
import type { Exercise } from '@letterhaven/game-kit/regels/contract'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { opdrachtVan } from '@letterhaven/games/opdracht'
import type { Ronde } from './ronde.ts'

interface OefeningDelen {
  readonly pakket: TaakPakket
  readonly module: Pick<GameModule, 'manifest' | 'zinnen'>
  readonly ronde: Ronde
  /** Any whole number; another number gives another order of play. */
  readonly seed: number
}

/** Returns the rest of a taak's round as an exercise for one game. */
export function oefeningVan({ pakket, module, ronde, seed }: OefeningDelen): Exercise {
  const { taak, instellingen, account, opgaven: [opgave] = [] } = pakket
  const over = opgave?.soort === 'teken' ? 'tekens' : taak.soort
  return {
    id: taak.id,
    kind: taak.soort,
    over,
    groep: groepVan(pakket),
    land: account?.land ?? 'nl',
    instruction: opdrachtVan(module, over),
    aantal: ronde.over,
    seed,
    voor: ronde.gedaan,
    options: { calm: instellingen.rustig, clock: instellingen.klok },
  }
}
