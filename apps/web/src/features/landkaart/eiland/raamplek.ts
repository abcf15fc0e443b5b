import type { Eiland } from '@letterhaven/contracts/landkaart'

/** A place on an island's drawing of 420 × 350. */
type Plek = readonly [x: number, y: number]

/** Where windows hang on each island, in the order in which they are filled: the centre of the glass. */
const RAAMPLEKKEN: Readonly<Record<Eiland, readonly Plek[]>> = {
  klanken: [
    [103, 158],
    [178, 146],
    [253, 158],
    [139, 226],
    [216, 232],
  ],
  lezen: [
    [98, 211],
    [206, 200],
    [316, 211],
    [206, 148],
    [352, 211],
  ],
  spelling: [
    [74, 180],
    [136, 168],
    [272, 168],
    [336, 182],
    [205, 214],
  ],
  regels: [
    [92, 192],
    [134, 192],
    [288, 186],
    [288, 132],
    [176, 192],
  ],
  werkwoorden: [
    [76, 206],
    [116, 206],
    [306, 206],
    [346, 206],
  ],
  zinnen: [
    [92, 212],
    [150, 212],
    [208, 212],
    [266, 212],
  ],
}

/** Where a window hangs, and how large it is there. */
export interface RaamPlaats {
  readonly plek: Plek
  readonly schaal: number
}

/** Two windows on one front hang side by side. */
const PAAR = { schaal: 0.7, uit: 11.5 } as const

/** Returns places for this number of windows: one per front while that is enough, otherwise two side by side. */
export function raamPlaatsen(eiland: Eiland, aantal: number): readonly RaamPlaats[] {
  const plekken = RAAMPLEKKEN[eiland]
  if (aantal <= plekken.length) return plekken.map((plek) => ({ plek, schaal: 1 }))
  const { schaal, uit } = PAAR
  return plekken.flatMap(([x, y]) => [
    { plek: [x - uit, y] as const, schaal },
    { plek: [x + uit, y] as const, schaal },
  ])
}
