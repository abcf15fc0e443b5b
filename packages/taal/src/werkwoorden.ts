import type { Werkwoord, Werkwoordzin } from './werkwoord.ts'

/** Loads the reviewed verbs, sorted by infinitive; fetched only where verbs are practised. */
export async function loadWerkwoorden(): Promise<Werkwoord[]> {
  const bestand: { default: unknown } = await import('../data/werkwoorden.json', {
    with: { type: 'json' },
  })
  // The gates check every line of this file against Werkwoord and its closed lists.
  return bestand.default as Werkwoord[]
}

/** Loads the sentences with a place for a form, sorted by infinitive. */
export async function loadWerkwoordzinnen(): Promise<Werkwoordzin[]> {
  const bestand: { default: unknown } = await import('../data/werkwoordzinnen.json', {
    with: { type: 'json' },
  })
  // The gates check every line of this file against Werkwoordzin.
  return bestand.default as Werkwoordzin[]
}
