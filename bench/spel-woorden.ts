import type { Item } from '@letterhaven/game-kit/regels/contract'
import { itemVanWoord } from '@letterhaven/game-kit/opgave/item'
import { makeBuren } from '@letterhaven/taal/buren'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import { presentSpelWoord } from '../apps/api/src/features/landkaart/spelwoord.ts'

/** Returns the words that a pupil of each year can meet, as a taak passes them to a game. */
export async function woordenPerGroep(
  groepen: readonly number[],
): Promise<ReadonlyMap<number, readonly Item[]>> {
  const alle = await woordenTotEnMet(Math.max(...groepen))
  const buren = makeBuren(alle)
  const items = new Map(
    alle.map((woord) => [
      woord,
      itemVanWoord(presentSpelWoord(woord, { keer: 0, taal: 'nl-NL', buren: buren(woord.w) })),
    ]),
  )
  return new Map(
    groepen.map((groep) => [
      groep,
      [...items].filter(([woord]) => woord.groep <= groep).map(([, item]) => item),
    ]),
  )
}
