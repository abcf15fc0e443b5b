/** Chooses one of a list by a draw of the seed; undefined of an empty list. */
export const choose = <T>(lijst: readonly T[], loting: () => number): T | undefined =>
  lijst[Math.floor(loting() * lijst.length)]
