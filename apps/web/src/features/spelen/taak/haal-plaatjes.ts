import type { TaakPakket } from '@letterhaven/contracts/taak'

/** A slow picture does not keep a child from playing. */
const GEDULD_MS = 2500

/** Where the picture of a word is found. */
const adresVan = (naam: string): string => `/plaatjes/${naam}.svg`

/**
 * Fetches the pictures of a taak before it starts; the service worker keeps them for when the network
 * drops. One that does not come is simply not shown.
 */
export async function haalPlaatjes(
  { woorden }: Pick<TaakPakket, 'woorden'>,
  haal: (adres: string) => Promise<unknown> = fetch,
): Promise<void> {
  const namen = new Set(woorden.flatMap(({ plaatje }) => plaatje ?? []))
  const genoeg = new Promise((klaar) => setTimeout(klaar, namen.size > 0 ? GEDULD_MS : 0))
  await Promise.race([Promise.allSettled([...namen].map((naam) => haal(adresVan(naam)))), genoeg])
}
