/** How months are written in Dutch, in full and short, each with its number. */
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
