import { memo } from 'react'
import type { LeerlingRij as LeerlingRijData } from '@letterhaven/contracts/leerling'
import { LijstRijen } from '@letterhaven/ui/lijst-rijen.tsx'
import type { Kalender } from '../../../shared/weergave/gebruik-kalender.ts'
import type { Selectie } from '../gebruik-selectie.ts'
import { LeerlingRij } from './leerling-rij.tsx'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly rijen: readonly LeerlingRijData[]
  readonly kalender: Kalender
  readonly selectie: Selectie
}

/** The rows themselves: drawn anew only when they or the choice change, not at every key in the search. */
export const LeerlingRijen = memo(function LeerlingRijen(props: Eigenschappen) {
  const { adminId, groepId, rijen, kalender, selectie } = props
  return (
    <LijstRijen label="Leerlingen">
      {rijen.map((rij) => (
        <LeerlingRij
          key={rij.id}
          {...{ adminId, groepId, rij, kalender }}
          gekozen={selectie.gekozen.has(rij.id)}
          onKies={selectie.kies}
        />
      ))}
    </LijstRijen>
  )
})
