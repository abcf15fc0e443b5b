/** What is done with a carrot that is out of the ground, one thing after the other: cut, mend its stem, graft, give. */
export const WERKEN = ['knip', 'stam', 'blad', 'geef'] as const
export type Werk = (typeof WERKEN)[number]

export const isWerk = (tekst: unknown): tekst is Werk => WERKEN.some((een) => een === tekst)
