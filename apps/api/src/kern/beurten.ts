/** Returns some of a list, other ones each turn until all had theirs; the last turn goes on at the beginning. */
export function takeTurn<T>(lijst: readonly T[], aantal: number, beurt: number): readonly T[] {
  if (lijst.length <= aantal) return lijst
  const begin = (((beurt * aantal) % lijst.length) + lijst.length) % lijst.length
  return [...lijst.slice(begin, begin + aantal), ...lijst.slice(0, aantal)].slice(0, aantal)
}
