import type { Beurt, Schakel, Uiting, Uitkomst } from './schakel.ts'

/** Where sounds come from and how they are played: the browser, or a test. */
export interface GeluidPoort {
  fetchGeluid(adres: string): Promise<Blob>
  speel(geluid: Blob, beurt: Beurt): Promise<Uitkomst>
}

/** Sounds that we keep, by the text that they say. */
export interface GeluidSchakel extends Schakel {
  /** Adds more sounds: addresses by text. */
  leer(adressen: Readonly<Record<string, string>>): void
  /** Fetches what these texts need, one by one, before they are asked for. */
  fetchAhead(teksten: Iterable<string>): Promise<void>
  /** Returns the texts that can be said. */
  teksten(): Iterable<string>
}

/**
 * Plays kept sounds. Only addresses that the server named are ever requested. A sound that cannot be played is not
 * tried again.
 */
export function makeGeluidSchakel({ fetchGeluid, speel }: GeluidPoort): GeluidSchakel {
  const adressen = new Map<string, string>()
  const gehaald = new Map<string, Promise<Blob>>()

  function fetchOnce(adres: string): Promise<Blob> {
    const bekend = gehaald.get(adres)
    if (bekend) return bekend
    const geluid = fetchGeluid(adres)
    gehaald.set(adres, geluid)
    // Without a network it does not arrive; later, with one, it may.
    geluid.catch(() => gehaald.delete(adres))
    return geluid
  }

  const adresVan = ({ tekst }: Uiting): string | undefined => adressen.get(tekst)

  return {
    weg: 'geluid',
    kan: (uiting) => adressen.has(uiting.tekst),
    teksten: () => adressen.keys(),
    leer: (nieuw) => {
      for (const [tekst, adres] of Object.entries(nieuw)) adressen.set(tekst, adres)
    },
    fetchAhead: async (teksten) => {
      for (const tekst of teksten) {
        const adres = adressen.get(tekst)
        if (adres !== undefined) await fetchOnce(adres).catch(() => undefined)
      }
    },
    say: async (uiting, beurt) => {
      const adres = adresVan(uiting)
      if (adres === undefined) return 'mislukt'
      const geluid = await fetchOnce(adres).catch(() => null)
      if (!geluid || beurt.signaal.aborted) return 'mislukt'
      const uitkomst = await speel(geluid, beurt)
      // What cannot be played now will not be played during this visit.
      if (uitkomst === 'mislukt') adressen.delete(uiting.tekst)
      return uitkomst
    },
    viel: () => undefined,
  }
}
