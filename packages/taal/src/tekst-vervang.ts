/** What Flanders says in another way, by whole words. */
export interface Vervanging {
  vervang: Record<string, string>
}

/** Makes what says a text in the words of a country; undefined where that changes nothing. */
export function makeVervanger(
  be: Vervanging | undefined,
  land: 'nl' | 'be',
): ((tekst: string) => string) | undefined {
  const paren = Object.entries(land === 'be' ? (be?.vervang ?? {}) : {})
  if (paren.length === 0) return undefined
  return (tekst) => paren.reduce((tot, [van, naar]) => tot.replaceAll(van, naar), tekst)
}
