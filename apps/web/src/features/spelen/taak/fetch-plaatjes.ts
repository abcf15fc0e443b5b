import type { TaakPakket } from '@letterhaven/contracts/taak'

/** Where the picture of a word is found. */
const adresVan = (naam: string): string => `/plaatjes/${naam}.svg`

/**
 * Fetches the pictures of a taak ahead of the answers after which they are shown; the service worker
 * keeps them for when the network drops. One that does not come is simply not shown.
 */
export async function fetchPlaatjes(
  { woorden }: Pick<TaakPakket, 'woorden'>,
  haal: (adres: string) => Promise<unknown> = (adres) => fetch(adres, { priority: 'low' }),
): Promise<void> {
  const namen = new Set(woorden.flatMap(({ plaatje }) => plaatje ?? []))
  await Promise.allSettled([...namen].map((naam) => haal(adresVan(naam))))
}
