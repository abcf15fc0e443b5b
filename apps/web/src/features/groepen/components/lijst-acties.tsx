import { memo } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { Bulkbalk } from '@letterhaven/ui/bulkbalk.tsx'
import type { Kalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { PrintKnop } from '../../../shared/weergave/print-knop.tsx'
import type { Selectie } from '../gebruik-selectie.ts'
import { CsvKnop, useCsv } from './csv-knop.tsx'
import { VerplaatsKnop } from './verplaats-knop.tsx'
import { WegKnop } from './weg-knop.tsx'

interface Eigenschappen {
  readonly groepNaam: string
  readonly kalender: Kalender
  /** The rows in sight. */
  readonly rijen: readonly LeerlingRij[]
}

/** At the top: CSV and print of everybody in sight. */
export const LijstActies = memo(function LijstActies({ rijen, ...rest }: Eigenschappen) {
  const { schrijf, uitleg } = useCsv(rest)
  return (
    <>
      <PrintKnop />
      <CsvKnop van="van alle leerlingen in de lijst" rijen={rijen} onKies={schrijf} />
      {uitleg}
    </>
  )
})

/** At the foot: the same of the chosen ones. */
export const SelectieActies = memo(function SelectieActies({
  adminId,
  groepId,
  rijen,
  selectie: { gekozen, wis },
  ...rest
}: Eigenschappen & {
  readonly adminId: string
  readonly groepId: string
  readonly selectie: Selectie
}) {
  const { schrijf, uitleg } = useCsv(rest)
  const van = rijen.filter(({ id }) => gekozen.has(id))
  return (
    <>
      <Bulkbalk aantal={gekozen.size} onSluit={wis}>
        <VerplaatsKnop
          adminId={adminId}
          groepId={groepId}
          leerlingen={van.map(({ id }) => id)}
          onKlaar={wis}
        />
        <WegKnop adminId={adminId} leerlingen={van.map(({ id }) => id)} onKlaar={wis} />
        <PrintKnop />
        <CsvKnop van="van de selectie" rijen={van} onKies={schrijf} />
      </Bulkbalk>
      {uitleg}
    </>
  )
})
