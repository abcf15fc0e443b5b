import type { TaakPakket } from '@letterhaven/contracts/taak'

/** Returns the address of a word's picture. */
const adresVan = (naam: string): string => `/plaatjes/${naam}.svg`

/**
 * Fetches the pictures of a taak before the answers after which they are shown; the service worker keeps them for when the
 * network drops. A picture that cannot be fetched is simply not shown.
 */
export async function fetchPlaatjes(
  { woorden }: Pick<TaakPakket, 'woorden'>,
  fetchPlaatje: (adres: string) => Promise<unknown> = (adres) => fetch(adres, { priority: 'low' }),
): Promise<void> {
  const namen = new Set(woorden.flatMap(({ plaatje }) => plaatje ?? []))
  await Promise.allSettled([...namen].map((naam) => fetchPlaatje(adresVan(naam))))
}
