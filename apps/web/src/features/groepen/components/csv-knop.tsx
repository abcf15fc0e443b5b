import { Suspense, lazy, useState } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { useToast } from '@letterhaven/ui/toast-context'
import type { Kalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useExport } from '../gebruik-export.ts'

const CsvUitleg = lazy(() => import('./csv-uitleg.tsx').then((m) => ({ default: m.CsvUitleg })))

interface Eigenschappen {
  readonly groepNaam: string
  readonly kalender: Kalender
}

/** The file of some pupils: what writes it, and the explanation that may follow. */
export function useCsv({ groepNaam, kalender }: Eigenschappen) {
  const exporteer = useExport(groepNaam, kalender)
  const toast = useToast()
  const [isUitleg, zetUitleg] = useState<boolean | null>(null)
  const schrijf = async (rijen: readonly LeerlingRij[]) => {
    try {
      const naam = await exporteer(rijen)
      toast({
        tekst: `${aantal(rijen.length, 'leerling', 'leerlingen')} in ${naam}`,
        actie: { label: 'Wat staat erin?', onKies: () => zetUitleg(true) },
      })
    } catch {
      toast({
        toon: 'bad',
        tekst: 'Het bestand kwam er niet. Kijk of er internet is en probeer het nog een keer.',
      })
    }
  }
  const uitleg = isUitleg !== null && (
    <Suspense>
      <CsvUitleg open={isUitleg} kalender={kalender} onSluit={() => zetUitleg(false)} />
    </Suspense>
  )
  return { schrijf, uitleg }
}

/** The button; `van` tells a screen reader of whom. */
export function CsvKnop({
  van,
  rijen,
  onKies,
}: {
  readonly van: string
  readonly rijen: readonly LeerlingRij[]
  readonly onKies: (rijen: readonly LeerlingRij[]) => Promise<void>
}) {
  const isLeeg = rijen.length === 0
  return (
    <Knop
      soort="tekst"
      icoon="download"
      onClick={() => void (isLeeg || onKies(rijen))}
      aria-disabled={isLeeg}
    >
      CSV
      <span className="lh-vh"> {van}</span>
    </Knop>
  )
}
