import type { Eiland, TaakSoort } from '@letterhaven/contracts/landkaart'

/** One taak of a somvenster, as planned. */
export interface TaakPlan {
  /** Stable name within the pupil's map: category, kind and length. */
  readonly sleutel: string
  readonly soort: TaakSoort
  /** Number of opgaven. */
  readonly aantal: number
  readonly categorieen: readonly string[]
}

type Stap = readonly [soort: TaakSoort, aantal: number]

/** The way through a goal per island: from taking in to producing, the last one a little longer. */
const WEG: Readonly<Record<Eiland, readonly Stap[]>> = {
  klanken: [
    ['hakken', 10],
    ['plakken', 10],
    ['lezen', 10],
    ['spelling', 12],
  ],
  lezen: [
    ['lezen', 10],
    ['flitsen', 10],
    ['zinnen', 10],
    ['lezen', 12],
  ],
  spelling: [
    ['lezen', 10],
    ['spelling', 10],
    ['zinnen', 10],
    ['dictee', 10],
    ['spelling', 12],
  ],
  regels: [
    ['splitsen', 10],
    ['spelling', 10],
    ['zinnen', 10],
    ['dictee', 10],
    ['spelling', 12],
  ],
  werkwoorden: [
    ['spelling', 10],
    ['zinnen', 10],
    ['dictee', 10],
    ['spelling', 12],
  ],
  zinnen: [
    ['lezen', 10],
    ['zinnen', 10],
    ['dictee', 10],
    ['zinnen', 12],
  ],
}

/** What fills up a window when the games of its own way are not there yet. */
const AANVULLING: readonly Stap[] = [
  ['spelling', 10],
  ['lezen', 10],
  ['spelling', 12],
  ['lezen', 12],
  ['spelling', 11],
  ['lezen', 11],
]

/** A window shows at least so many taken, where anything can be played. */
const MIN_TAKEN = 3

/** The three to five taken of a category: the way of its island, as far as finished games play it. */
export function takenVoor(
  categorie: string,
  eiland: Eiland,
  speelbaar: readonly TaakSoort[],
): readonly TaakPlan[] {
  const kan = ([soort]: Stap) => speelbaar.includes(soort)
  const stappen = WEG[eiland].filter(kan)
  for (const stap of [...AANVULLING.filter(kan), ...eigenLengtes(speelbaar)]) {
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

/** Every playable kind in three lengths: the last resort, so that no playable window is bare. */
function eigenLengtes(speelbaar: readonly TaakSoort[]): Stap[] {
  return [10, 12, 11].flatMap((aantal) => speelbaar.map((soort): Stap => [soort, aantal]))
}

/** A shorter taak comes before a longer one of its kind. */
function plekVoor([soort, aantal]: Stap, stappen: readonly Stap[]): number {
  const langer = stappen.findIndex(([s, n]) => s === soort && n > aantal)
  return langer < 0 ? stappen.length : langer
}
