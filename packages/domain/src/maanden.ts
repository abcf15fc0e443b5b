/** The numbers of the months by their Dutch names, in full and abbreviated. */
export const MAANDEN: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'januari|jan',
    'februari|feb',
    'maart|mrt',
    'april|apr',
    'mei',
    'juni|jun',
    'juli|jul',
    'augustus|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ].flatMap((namen, i) => namen.split('|').map((naam) => [naam, i + 1] as const)),
)
