import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { importEndpoints } from '@letterhaven/contracts/endpoints/import'
import type { AdminId } from '@letterhaven/contracts/ids'
import { MAX_IMPORT_BYTES } from '@letterhaven/contracts/import-maten'
import type { ImportMelding } from '@letterhaven/contracts/import'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { vraag } from '../../shared/api/query.ts'
import { sendBestand, type Onderweg } from '../../shared/api/send-bestand.ts'

/** The state of a file: nothing yet, on its way, or refused. */
export type Verzending =
  | { readonly soort: 'niets' }
  | { readonly soort: 'onderweg'; readonly naam: string; readonly onderweg: Onderweg }
  | {
      readonly soort: 'geweigerd'
      readonly naam: string
      readonly meldingen: readonly ImportMelding[]
    }
  | { readonly soort: 'mis'; readonly naam: string; readonly tekst: string }

const TE_GROOT: ImportMelding = {
  code: 'too-large',
  tekst:
    'Het bestand is groter dan 12 MB. Er is niets verstuurd en niets veranderd. Exporteer één school of vestiging tegelijk, of pak het in als zip.',
}
const MIS = 'Het bestand kwam niet aan. Er is niets veranderd. Probeer het opnieuw.'

/** Sends a file and passes on the id of its preview; can be cancelled. */
export function useVersturen(adminId: string, onGelezen: (id: string) => void) {
  const queries = useQueryClient()
  const [verzending, set] = useState<Verzending>({ soort: 'niets' })
  const bezig = useRef<AbortController | null>(null)

  async function send(bestand: Blob, naam: string): Promise<void> {
    if (bestand.size > MAX_IMPORT_BYTES)
      return set({ soort: 'geweigerd', naam, meldingen: [TE_GROOT] })
    const afbreker = new AbortController()
    bezig.current?.abort()
    bezig.current = afbreker
    set({ soort: 'onderweg', naam, onderweg: { verstuurd: 0, totaal: bestand.size } })
    const params = { adminId: adminId as AdminId }
    try {
      const gelezen = await sendBestand(
        importEndpoints.readImport,
        {
          params,
          query: { bestandsnaam: naam.slice(-200) },
          body: bestand,
          signal: afbreker.signal,
        },
        (onderweg) => set({ soort: 'onderweg', naam, onderweg }),
      )
      if (gelezen.status === 'geweigerd')
        return set({ soort: 'geweigerd', naam, meldingen: gelezen.meldingen })
      const { voorbeeld } = gelezen
      queries.setQueryData(
        vraag(importEndpoints.getImport, { params: { ...params, importId: voorbeeld.id } })
          .queryKey,
        voorbeeld,
      )
      set({ soort: 'niets' })
      onGelezen(voorbeeld.id)
    } catch (oorzaak) {
      if (afbreker.signal.aborted) return
      set({ soort: 'mis', naam, tekst: foutTekst(oorzaak, MIS) })
    }
  }

  function breekAf(): void {
    bezig.current?.abort()
    set({ soort: 'niets' })
  }

  return { verzending, send, breekAf }
}
