import { Suspense, useEffect } from 'react'
import { bijzaak } from '../bijzaak.ts'
import { enkel, loadInRust } from '../voorladen.ts'
import { PrintKnop } from '../weergave/print-knop.tsx'
import { ExportMenu } from './export-menu.tsx'
import { useExport, type ExportVan } from './use-export.tsx'
import type { Selectie } from './use-selectie.ts'
import type { RijKern } from './rij-kern.ts'

const fetchBalk = () => import('./selectie-balk.tsx').then((m) => m.SelectieBalk)
const SelectieBalk = bijzaak(fetchBalk)

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
        van="van iedereen in de lijst"
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
  useEffect(() => loadInRust(enkel(fetchBalk)), [])
  const van = gekozen.size > 0 ? rijen.filter(({ id }) => gekozen.has(id)) : []
  return (
    <>
      <Suspense>
        <SelectieBalk
          {...{ adminId, groepId, van }}
          aantal={gekozen.size}
          onExport={(soort) => schrijf(van, soort)}
          onWis={wis}
        />
      </Suspense>
      {uitleg}
    </>
  )
}
