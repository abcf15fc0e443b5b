import type { Geluiden, GeluidSoort, Spreektaal } from '@letterhaven/contracts/geluid'

/** The source of a person's recording, as opposed to a sound that a provider's voice made. */
export const OPNAME = 'opname'

/** A sound that says a text. */
export interface Kandidaat {
  readonly taal: Spreektaal
  readonly tekst: string
  readonly bron: string
  readonly hash: string
  readonly soort: GeluidSoort
}

/** Returns the address of a sound. */
export const adresVan = ({ taal, hash, soort }: Omit<Kandidaat, 'tekst' | 'bron'>): string =>
  `/audio/${taal}/${hash}.${soort}`

/**
 * Chooses one sound for each text: a recording before a made one, and then the country's own before the other's. A text that
 * voices say wrong only gets recordings.
 */
export function chooseGeluiden(
  kandidaten: readonly Kandidaat[],
  { taal, robotMag }: { taal: Spreektaal; robotMag: (tekst: string) => boolean },
): Geluiden {
  const rang = (een: Kandidaat): number =>
    (een.bron === OPNAME ? 2 : 0) + (een.taal === taal ? 1 : 0)
  return Object.fromEntries(
    kandidaten
      .filter(({ bron, tekst }) => bron === OPNAME || robotMag(tekst))
      // The best sound comes last: of entries with the same name the last one stays.
      .toSorted((a, b) => rang(a) - rang(b))
      .map((een) => [een.tekst, adresVan(een)]),
  )
}
