import type { Eiland, TaakSoort } from '@letterhaven/contracts/landkaart'

/** One planned taak of a somvenster. */
export interface TaakPlan {
  /** The stable key within the pupil's map: category, kind and length. */
  readonly sleutel: string
  readonly soort: TaakSoort
  /** Number of opgaven. */
  readonly aantal: number
  readonly categorieen: readonly string[]
}

/** What is asked about: words to write, words to read, sentences, marks, texts, or forms of verbs in their sentence. */
export type Stof = 'woord' | 'leeswoord' | 'zin' | 'teken' | 'tekst' | 'werkwoord'

/** The kinds of exercise for which there is a finished game, by what they are about. */
export interface Speelbaar extends Readonly<Record<Stof, readonly TaakSoort[]>> {
  /** The categories of words in which a kind can be played, where that is not all of them. */
  readonly alleen?: Readonly<Partial<Record<TaakSoort, readonly string[]>>>
}

const STOF_VAN: Readonly<Partial<Record<Eiland, Stof>>> = {
  lezen: 'leeswoord',
  zinnen: 'zin',
  werkwoorden: 'werkwoord',
}

/** Marks and texts are on the island of sentences too; their codes tell them apart. */
const EIGEN_STOF: readonly (readonly [code: RegExp, stof: Stof])[] = [
  [/^tekst-\d$/, 'tekst'],
  [/^tekens-\d$/, 'teken'],
]

/** Returns what a goal of an island is about; without its code, what most goals there are about. */
export const stofVan = (eiland: Eiland, code = ''): Stof =>
  EIGEN_STOF.find(([vorm]) => vorm.test(code))?.[1] ?? STOF_VAN[eiland] ?? 'woord'

type Stap = readonly [soort: TaakSoort, aantal: number]

/** The steps towards a goal per island: from taking in to producing, with the last one a little longer. */
const WEG: Readonly<Record<Eiland, readonly Stap[]>> = {
  klanken: [
    ['hakken', 10],
    ['plakken', 10],
    ['lezen', 10],
    ['flitsen', 10],
    ['spelling', 12],
  ],
  lezen: [
    ['lezen', 10],
    ['flitsen', 10],
    ['lezen', 12],
  ],
  spelling: [
    ['lezen', 10],
    ['flitsen', 10],
    ['spelling', 10],
    ['dictee', 10],
    ['spelling', 12],
  ],
  regels: [
    ['splitsen', 10],
    ['flitsen', 10],
    ['spelling', 10],
    ['dictee', 10],
    ['spelling', 12],
  ],
  werkwoorden: [
    ['werkwoorden', 10],
    ['werkwoorden', 12],
    ['werkwoorden', 15],
  ],
  // Twelve is three rides of four or two stories of six.
  zinnen: [
    ['lezen', 12],
    ['zinnen', 12],
    ['zinnen', 24],
  ],
}

/** The steps towards a goal of texts: one, two and three texts with their four questions each. */
const TEKST_WEG: readonly Stap[] = [
  ['tekst', 4],
  ['tekst', 8],
  ['tekst', 12],
]

/** The steps towards a goal of marks: each text is short, and is asked by itself. */
const TEKEN_WEG: readonly Stap[] = [
  ['zinnen', 6],
  ['zinnen', 8],
  ['zinnen', 10],
]

const EIGEN_WEG: Partial<Record<Stof, readonly Stap[]>> = { tekst: TEKST_WEG, teken: TEKEN_WEG }

/** What fills up a window of words while the games of its own steps are not there yet. */
const AANVULLING: readonly Stap[] = [
  ['spelling', 10],
  ['lezen', 10],
  ['spelling', 12],
  ['lezen', 12],
  ['spelling', 11],
  ['lezen', 11],
]

/** A window shows at least this many taken, if anything can be played. */
const MIN_TAKEN = 3

/**
 * Returns the three to five taken of a category: the steps of its island that finished games can play, filled up if needed.
 */
export function takenVoor(
  categorie: string,
  eiland: Eiland,
  speelbaar: Speelbaar,
): readonly TaakPlan[] {
  const stof = stofVan(eiland, categorie)
  const soorten = speelbaar[stof].filter(
    (soort) => speelbaar.alleen?.[soort]?.includes(categorie) ?? true,
  )
  const kan = ([soort]: Stap) => soorten.includes(soort)
  const stappen = (EIGEN_WEG[stof] ?? WEG[eiland]).filter(kan)
  const aanvulling = [...AANVULLING.filter(kan), ...eigenLengtes(soorten)]
  // Sentences and texts come in the lengths of whole stories, and verbs have steps of their own.
  for (const stap of stof === 'woord' ? aanvulling : []) {
    if (stappen.length >= MIN_TAKEN) break
    if (!stappen.some(([s, n]) => s === stap[0] && n === stap[1]))
      stappen.splice(plekVoor(stap, stappen), 0, stap)
  }
  return stappen.map(([soort, aantal]) => ({
    sleutel: `${categorie}:${soort}:${aantal}`,
    soort,
    aantal,
    categorieen: [categorie],
  }))
}

/** Returns every playable kind in three lengths: the last resort, so that no playable window is bare. */
function eigenLengtes(speelbaar: readonly TaakSoort[]): Stap[] {
  return [10, 12, 11].flatMap((aantal) => speelbaar.map((soort): Stap => [soort, aantal]))
}

/** Returns the place of a step: a shorter taak comes before a longer one of its kind. */
function plekVoor([soort, aantal]: Stap, stappen: readonly Stap[]): number {
  const langer = stappen.findIndex(([s, n]) => s === soort && n > aantal)
  return langer < 0 ? stappen.length : langer
}
