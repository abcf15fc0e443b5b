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
  /** The rows in the list as it is shown. */
  readonly rijen: readonly R[]
}

/** The actions at the top: export and print everybody in the list. */
export function LijstActies<R extends RijKern>({ rijen, bestand }: Eigenschappen<R>) {
  const { write, uitleg } = useExport(bestand)
  return (
    <>
      <PrintKnop />
      <ExportMenu
        van="van iedereen in de lijst"
        isLeeg={rijen.length === 0}
        onKies={(soort) => write(rijen, soort)}
      />
      {uitleg}
    </>
  )
}

/** The actions at the foot, for the chosen pupils. */
export function SelectieActies<R extends RijKern>({
  adminId,
  groepId,
  rijen,
  bestand,
  selectie: { gekozen, clear, laatLos },
}: Eigenschappen<R> & {
  readonly adminId: string
  /** The group that all chosen pupils sit in; null when they sit in different ones. */
  readonly groepId: string | null
  readonly selectie: Selectie
}) {
  const { write, uitleg } = useExport(bestand)
  // Loads the bar before anybody is chosen, so that it then appears at once.
  useEffect(() => loadInRust(enkel(fetchBalk)), [])
  const van = gekozen.size > 0 ? rijen.filter(({ id }) => gekozen.has(id)) : []
  return (
    <>
      <Suspense>
        <SelectieBalk
          {...{ adminId, groepId, van }}
          aantal={gekozen.size}
          onExport={(soort) => write(van, soort)}
          onWis={clear}
          onKlaar={laatLos}
        />
      </Suspense>
      {uitleg}
    </>
  )
}
