import { Suspense, lazy, useEffect, useState } from 'react'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { enkel, loadInRust } from '../voorladen.ts'
import type { Kalender } from '../weergave/use-kalender.ts'
import { useWoordkeus } from '../woordkeus.tsx'
import type { Kolom } from './kolommen.ts'
import type { RijKern } from './rij-kern.ts'
import type { ExportSoort } from './write-export.ts'

const ExportUitleg = lazy(() =>
  import('./export-uitleg.tsx').then((m) => ({ default: m.ExportUitleg })),
)
const fetchSchrijver = () => import('./exporteer.ts')

/** What a list exports, and under which name. */
export interface ExportVan<R> {
  readonly naam: readonly string[]
  readonly kalender: Kalender
  /** Fetches the columns when they are needed. */
  readonly fetchKolommen: () => Promise<readonly Kolom<R>[]>
}

/**
 * Writes pupils to a file and shows the explanation that may follow. The code that writes it is loaded when the page has
 * nothing else to do, or when the button is pressed.
 */
export function useExport<R extends RijKern>({ naam, kalender, fetchKolommen }: ExportVan<R>) {
  const toast = useToast()
  const { soort } = useWoordkeus()
  // A file becomes part of the school's own records, so its wording follows the land of the admin and not the host.
  const w = woordkeusVoor({ land: kalender.land, soort })
  const [kolommen, setKolommen] = useState<readonly Kolom<R>[]>([])
  const [isUitleg, setUitleg] = useState<boolean | null>(null)
  useEffect(() => loadInRust(enkel(fetchSchrijver)), [])
  const write = async (rijen: readonly R[], als: ExportSoort) => {
    try {
      const [{ exportAll: exporteer }, deze] = await Promise.all([
        fetchSchrijver(),
        fetchKolommen(),
      ])
      const tekst = await exporteer(als, { rijen, kolommen: deze, naam, w, kalender })
      setKolommen(deze)
      toast({ tekst, actie: { label: 'Wat staat erin?', onKies: () => setUitleg(true) } })
    } catch {
      toast({
        toon: 'bad',
        tekst:
          'Het bestand is niet gemaakt en er is niets veranderd. Kijk of er internet is en probeer het opnieuw.',
      })
    }
  }
  const uitleg = isUitleg !== null && (
    <Suspense>
      <ExportUitleg open={isUitleg} {...{ kolommen, w }} onSluit={() => setUitleg(false)} />
    </Suspense>
  )
  return { write, uitleg }
}
