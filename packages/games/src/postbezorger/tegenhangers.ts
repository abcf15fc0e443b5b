import { klassenVan } from '@letterhaven/game-kit/opgave/klassen'
import { huizenVan, PAREN, paarBij } from './paren.ts'

/** What decides whether a word stands opposite a category. */
export interface Tegenwoord {
  readonly word: string
  readonly graphemes: readonly string[]
  /** Its categories, the one for which it is practised first. */
  readonly categorieen: readonly string[]
}

/** Longer words have more that is hard than the rule that is told apart. */
const LANGST = 9

/** Words that end on t or p, and whose longer form lets it be heard: katten, kippen. Forms of verbs do not. */
const LANGER: ReadonlySet<string> = new Set(
  (
    'boot feest fluit hart hut kast kat kort krant kreeft kwast lift nat nest pet pit plant taart tent voet wit zoet ' +
    'aap dorp kip knoop kop lamp lip pop sap soep stoep trap tulp zeep'
  ).split(' '),
)

/** The houses that are some category's own: only words of that category show their rule. */
const EIGENDOM: ReadonlySet<string> = new Set(
  Object.values(PAREN).map(({ huizen, eigen }) => `${huizen} ${eigen}`),
)

const laatste = ({ graphemes }: Tegenwoord): string => graphemes.at(-1) ?? ''
/** The longest word in which a g before its end is all that is hard. */
const KORT = 6

/** What a word must be besides to show the rule of the house opposite: who makes it longer hears its t, who ends on f writes f. */
const OOK: Readonly<Record<string, (woord: Tegenwoord) => boolean>> = {
  '-t': ({ word, categorieen }) => LANGER.has(word) || categorieen.includes('teit'),
  '-p': ({ word }) => LANGER.has(word),
  f: (woord) => laatste(woord) === 'f',
  s: (woord) => laatste(woord) === 's',
  g: ({ graphemes, categorieen, word }) =>
    graphemes.slice(-2).includes('g') && word.length <= KORT && !categorieen.includes('ig'),
}

/** Returns whether a word belongs in the house opposite that of this category, so that the two have to be told apart. */
export function isTegenhanger(code: string, woord: Tegenwoord): boolean {
  const paar = paarBij(code)
  const ander = paarBij(woord.categorieen[0])
  if (!paar || woord.categorieen[0] === code || (ander && ander.huizen !== paar.huizen))
    return false
  return woord.word.length <= LANGST && hoortErtegenover(paar, ander !== null, woord)
}

/** Returns whether just one of the houses of a pair takes the word, and not the one of that category. */
function hoortErtegenover(
  paar: NonNullable<ReturnType<typeof paarBij>>,
  heeftPaar: boolean,
  woord: Tegenwoord,
): boolean {
  const { word, graphemes, categorieen } = woord
  const klassen = klassenVan({ soort: 'woord', id: word, word, graphemes, categorieen }) ?? []
  const goede = huizenVan(paar.huizen).filter((huis) => klassen.includes(huis))
  const [goed = ''] = goede
  const isVanZichzelf = heeftPaar || LANGER.has(word)
  const mag = isVanZichzelf || !EIGENDOM.has(`${paar.huizen} ${goed}`)
  const isOver = goede.length === 1 && goed !== paar.eigen
  return isOver && mag && (OOK[goed]?.(woord) ?? true)
}
