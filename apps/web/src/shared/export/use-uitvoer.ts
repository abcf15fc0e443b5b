import { useEffect, useRef, useState } from 'react'
import type { Endpoint } from '@letterhaven/contracts/endpoint'
import { ApiFout, foutTekst } from '../api/api-fout.ts'
import { fetchBestand } from '../api/fetch-bestand.ts'
import type { CallArgs } from '../api/make-client.ts'
import { saveBestand } from './save-bestand.ts'

/** The state of a file that is being downloaded. */
export type UitvoerStand =
  | { readonly fase: 'rust' }
  | { readonly fase: 'bezig'; readonly bytes: number }
  | { readonly fase: 'klaar'; readonly bytes: number; readonly naam: string }
  | { readonly fase: 'mis'; readonly zin: string }

const MIS = 'Het bestand kwam niet helemaal aan. Er is niets bewaard. Probeer het opnieuw.'
const RUST: UitvoerStand = { fase: 'rust' }

const zinVan = (oorzaak: unknown): string =>
  oorzaak instanceof ApiFout && oorzaak.status === 0 ? MIS : foutTekst(oorzaak, MIS)

/** Fetches the file of a call and gives it to the browser to save; an incomplete file is never saved. */
export function useUitvoer<E extends Endpoint>(
  endpoint: E,
  args: CallArgs<E>,
): { readonly stand: UitvoerStand; readonly begin: () => void; readonly stop: () => void } {
  const [stand, setStand] = useState<UitvoerStand>(RUST)
  const lopend = useRef<AbortController>(null)
  useEffect(() => () => lopend.current?.abort(), [])

  async function retrieve(): Promise<void> {
    const regelaar = new AbortController()
    lopend.current = regelaar
    setStand({ fase: 'bezig', bytes: 0 })
    try {
      const { signal } = regelaar
      const { naam, bytes } = await fetchBestand(endpoint, { ...args, signal }, (tot) =>
        setStand({ fase: 'bezig', bytes: tot }),
      )
      saveBestand(naam, bytes)
      setStand({ fase: 'klaar', bytes: bytes.size, naam })
    } catch (oorzaak) {
      setStand(regelaar.signal.aborted ? RUST : { fase: 'mis', zin: zinVan(oorzaak) })
    } finally {
      lopend.current = null
    }
  }

  return {
    stand,
    begin: () => {
      if (!lopend.current) void retrieve()
    },
    stop: () => lopend.current?.abort(),
  }
}
