import { Suspense, useEffect } from 'react'
import { Bulkbalk } from '@letterhaven/ui/bulkbalk.tsx'
import { bijzaak } from '../bijzaak.ts'
import { enkel, laadInRust } from '../voorladen.ts'
import { PrintKnop } from '../weergave/print-knop.tsx'
import { ExportMenu } from './export-menu.tsx'
import { useExport, type ExportVan } from './gebruik-export.tsx'
import type { Selectie } from './gebruik-selectie.ts'
import type { RijKern } from './rij-kern.ts'
import { VerplaatsKnop } from './verplaats-knop.tsx'
import { WegKnop } from './weg-knop.tsx'

const haalGeheim = () => import('./geheim-acties.tsx').then((m) => m.GeheimActies)
const GeheimActies = bijzaak(haalGeheim)

interface Eigenschappen<R> {
  readonly bestand: ExportVan<R>
  /** The rows in sight. */
  readonly rijen: readonly R[]
}

/** At the top: files and print of everybody in sight. */
export function LijstActies<R extends RijKern>({ rijen, bestand }: Eigenschappen<R>) {
  const { schrijf, uitleg } = useExport(bestand)
  return (
    <>
      <PrintKnop />
      <ExportMenu
        van="van alle leerlingen in de lijst"
        isLeeg={rijen.length === 0}
        onKies={(soort) => schrijf(rijen, soort)}
      />
      {uitleg}
    </>
  )
}

/** At the foot: what is done to the chosen ones. */
export function SelectieActies<R extends RijKern>({
  adminId,
  groepId,
  rijen,
  bestand,
  selectie: { gekozen, wis },
}: Eigenschappen<R> & {
  readonly adminId: string
  /** Where all of the chosen sit; null where they sit apart. */
  readonly groepId: string | null
  readonly selectie: Selectie
}) {
  const { schrijf, uitleg } = useExport(bestand)
  // Before somebody chooses: the bar then stands at once.
  useEffect(() => laadInRust(enkel(haalGeheim)), [])
  const van = gekozen.size > 0 ? rijen.filter(({ id }) => gekozen.has(id)) : []
  const leerlingen = van.map(({ id }) => id)
  return (
    <>
      <Bulkbalk aantal={gekozen.size} onSluit={wis}>
        <VerplaatsKnop {...{ adminId, groepId, leerlingen }} onKlaar={wis} />
        <Suspense>
          <GeheimActies adminId={adminId} gekozen={van} />
        </Suspense>
        <WegKnop {...{ adminId, leerlingen }} onKlaar={wis} />
        <ExportMenu
          van="van de selectie"
          isLeeg={van.length === 0}
          onKies={(soort) => schrijf(van, soort)}
        />
      </Bulkbalk>
      {uitleg}
    </>
  )
}
