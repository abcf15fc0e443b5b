import type { Land } from '@letterhaven/contracts/admin'
import type { Woordgroep } from '@letterhaven/taal/woorden'
import type { Opgave } from '../opgave/opgave.ts'
import { loadTekstOpgaven } from '../opgave/teksten.ts'
import { loadWerkwoordOpgaven } from '../opgave/werkwoorden.ts'
import { loadZinsOpgaven, ZIN_SOORTEN } from '../opgave/zinnen.ts'
import type { Manifest, Soort } from '../regels/contract.ts'
import { FIXTURES, stukkenVoor, veel, type Fixture } from './fixtures.ts'

const JAREN: readonly number[] = [3, 4, 5, 6, 7, 8] satisfies Woordgroep[]
const isJaar = (groep: number): groep is Woordgroep => JAREN.includes(groep)

/** For whom a stock is, and which words it has where the game plays words. */
interface Wens {
  /** What is practised, where that is not words or what else the game is about. */
  readonly soort?: Soort
  readonly groep?: number
  readonly land?: Land
  readonly woorden?: Fixture
}

/** Returns what a game is shown and tested with: its words, or all sentences of a year in the order of their stories. */
export async function loadVoorraad(
  { content = ['woord'], kinds }: Pick<Manifest, 'content' | 'kinds'>,
  { soort: kind = kinds[0], groep = 5, land = 'nl', woorden = 'gewoon' }: Wens = {},
): Promise<readonly Opgave[]> {
  if (kind === 'werkwoorden') return loadWerkwoordOpgaven(groep, land)
  if (kind === 'tekst' && isJaar(groep)) return loadTekstOpgaven(groep, land)
  if (kind === 'splitsen' && woorden === 'gewoon') return veel(stukkenVoor(groep), 60)
  const soorten = ZIN_SOORTEN.filter((soort) => content.includes(soort))
  if (soorten.length === 0 || !isJaar(groep)) return FIXTURES[woorden]
  const lijsten = soorten.map((soort) => loadZinsOpgaven(soort, groep, land))
  return (await Promise.all(lijsten)).flat()
}
