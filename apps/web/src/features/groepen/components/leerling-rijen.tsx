import { type RefObject, memo } from 'react'
import type { LeerlingRij as LeerlingRijData } from '@letterhaven/contracts/leerling'
import { LijstRijen, RijRuimte } from '@letterhaven/ui/lijst-rijen.tsx'
import { useRijVenster } from '@letterhaven/ui/use-rij-venster'
import type { Kalender } from '../../../shared/weergave/gebruik-kalender.ts'
import type { Selectie } from '../gebruik-selectie.ts'
import { useLijstToetsen } from '../lijst-toetsen.ts'
import { LeerlingRij } from './leerling-rij.tsx'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly rijen: readonly LeerlingRijData[]
  readonly kalender: Kalender
  readonly selectie: Selectie
  /** Where the keys that walk over the rows are heard. */
  readonly plek: RefObject<HTMLElement | null>
}

/**
 * The rows themselves, of a long list only those around the eye; drawn anew when they or the choice
 * change, not at every key in the search.
 */
export const LeerlingRijen = memo(function LeerlingRijen(props: Eigenschappen) {
  const { adminId, groepId, rijen, kalender, selectie, plek } = props
  const { lijst, delen, isLang, toon } = useRijVenster(rijen)
  useLijstToetsen(plek, { rijen, kies: selectie.kies, toon })
  const teken = (van: number, tot: number) =>
    rijen
      .slice(van, tot)
      .map((rij, i) => (
        <LeerlingRij
          key={rij.id}
          {...{ adminId, groepId, rij, kalender }}
          nummer={isLang ? van + i + 1 : undefined}
          totaal={isLang ? rijen.length : undefined}
          gekozen={selectie.gekozen.has(rij.id)}
          onKies={selectie.kies}
        />
      ))
  return (
    <LijstRijen label="Leerlingen" ref={lijst}>
      {delen.flatMap((deel) =>
        deel.soort === 'rijen'
          ? teken(deel.van, deel.tot)
          : [<RijRuimte key={`ruimte-${deel.van}`} hoogte={deel.hoogte} />],
      )}
    </LijstRijen>
  )
})
