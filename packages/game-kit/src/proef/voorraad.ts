import type { Land } from '@letterhaven/contracts/admin'
import { loadNepwoorden } from '@letterhaven/taal/nepwoorden'
import { LEESLETTERS } from '@letterhaven/taal/leesletters'
import type { Woordgroep } from '@letterhaven/taal/woorden'
import type { Opgave } from '../opgave/opgave.ts'
import { loadTekenOpgaven } from '../opgave/tekens.ts'
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

/** For whom it is where nobody says. */
const GEWOON = { groep: 5, land: 'nl', woorden: 'gewoon' } as const

/** Returns all sentences of a year that a game plays, in the order of their stories, and then its texts without marks. */
async function loadZinnen(
  content: readonly Opgave['soort'][],
  { groep, land }: { readonly groep: Woordgroep; readonly land: Land },
): Promise<readonly Opgave[]> {
  const soorten = ZIN_SOORTEN.filter((soort) => content.includes(soort))
  const lijsten = soorten.map((soort) => loadZinsOpgaven(soort, groep, land))
  const tekens = content.includes('teken') ? await loadTekenOpgaven(groep, land) : []
  return [...(await Promise.all(lijsten)).flat(), ...tekens]
}

/** Returns words that do not exist, for a game that wishes for them. */
const loadNep = async (): Promise<readonly Opgave[]> =>
  (await loadNepwoorden()).map(({ w, g, kg }) => ({
    soort: 'woord',
    id: `nep:${w}`,
    word: w,
    graphemes: g,
    syllables: kg,
    isNep: true,
  }))

/** The last year in which they are shown. */
const MET_LETTERS = 3

/** Letters, for a game that wishes for them. */
const LETTERS: readonly Opgave[] = LEESLETTERS.map((letter) => ({
  soort: 'woord',
  id: `letter:${letter}`,
  word: letter,
  graphemes: [letter],
  isLetter: true,
}))

/** Returns what else is read in a game that wishes for it. */
const loadApart = async (
  { nepwoorden, letters }: Pick<Manifest, 'nepwoorden' | 'letters'>,
  groep: number,
): Promise<readonly Opgave[]> => [
  ...(nepwoorden ? await loadNep() : []),
  ...(letters && groep <= MET_LETTERS ? LETTERS : []),
]

/**
 * Returns whether words come in pieces: where they are cut, where pieces are put together by a game that orders sentences too, and
 * where a game that cuts words has them spelled by their pieces.
 */
const isInStukken = (
  { content = [], hoofdvorm }: Pick<Manifest, 'content' | 'hoofdvorm'>,
  kind: Soort | undefined,
): boolean =>
  kind === 'splitsen' ||
  (kind === 'plakken' && content.includes('zin')) ||
  (kind === 'spelling' && hoofdvorm === 'splits')

/** Returns what a game is shown and tested with: its words, or all sentences or texts of a year. */
export async function loadVoorraad(
  manifest: Pick<Manifest, 'content' | 'hoofdvorm' | 'kinds' | 'nepwoorden' | 'letters'>,
  wens: Wens = {},
): Promise<readonly Opgave[]> {
  const { content = ['woord'], kinds } = manifest
  const { soort: kind, groep, land, woorden } = { ...GEWOON, soort: kinds[0], ...wens }
  if (kind === 'werkwoorden') return loadWerkwoordOpgaven(groep, land)
  if (woorden === 'gewoon' && isInStukken(manifest, kind)) return veel(stukkenVoor(groep), 60)
  if (!isJaar(groep)) return FIXTURES[woorden]
  if (kind === 'tekst') return loadTekstOpgaven(groep, land)
  // What plays both words and sentences plays words in every other kind.
  if (content.includes('woord') && kind !== 'zinnen')
    return [...FIXTURES[woorden], ...(await loadApart(manifest, groep))]
  return loadZinnen(content, { groep, land })
}
