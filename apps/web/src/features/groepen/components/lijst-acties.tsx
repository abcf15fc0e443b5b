import { Suspense, lazy, useState } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { Bulkbalk } from '@letterhaven/ui/bulkbalk.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { useToast } from '@letterhaven/ui/toast-context'
import { PrintKnop } from '../../../shared/weergave/print-knop.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useExport } from '../gebruik-export.ts'
import type { Lijst } from '../gebruik-lijst.ts'

const CsvUitleg = lazy(() => import('./csv-uitleg.tsx').then((m) => ({ default: m.CsvUitleg })))

interface Eigenschappen {
  readonly groepNaam: string
  readonly lijst: Lijst
  /** 'kop': for everybody in sight, at the top; 'balk': for the chosen ones, at the foot. */
  readonly plek: 'kop' | 'balk'
}

/** CSV and print, of the rows in sight or of the chosen ones. */
export function LijstActies({ groepNaam, lijst, plek }: Eigenschappen) {
  const { rijen, selectie, kalender } = lijst
  const exporteer = useExport(groepNaam, kalender)
  const toast = useToast()
  const [isUitleg, zetUitleg] = useState<boolean | null>(null)
  const van: readonly LeerlingRij[] =
    plek === 'kop' ? rijen : rijen.filter(({ id }) => selectie.gekozen.has(id))
  const handleCsv = () => {
    const naam = exporteer(van)
    toast({
      tekst: `${aantal(van.length, 'leerling', 'leerlingen')} in ${naam}`,
      actie: { label: 'Wat staat erin?', onKies: () => zetUitleg(true) },
    })
  }
  const knoppen = (
    <>
      <PrintKnop />
      <Knop soort="tekst" icoon="download" onClick={handleCsv} aria-disabled={van.length === 0}>
        CSV
        <span className="lh-vh">
          {plek === 'kop' ? ' van alle leerlingen in de lijst' : ' van de selectie'}
        </span>
      </Knop>
    </>
  )
  return (
    <>
      {plek === 'kop' ? (
        knoppen
      ) : (
        <Bulkbalk aantal={selectie.gekozen.size} onSluit={selectie.wis}>
          {knoppen}
        </Bulkbalk>
      )}
      {isUitleg !== null && (
        <Suspense>
          <CsvUitleg open={isUitleg} kalender={kalender} onSluit={() => zetUitleg(false)} />
        </Suspense>
      )}
    </>
  )
}
