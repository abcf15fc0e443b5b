import { type RefObject, memo } from 'react'
import { LijstRijen, RijRuimte } from '@letterhaven/ui/lijst/lijst-rijen.tsx'
import { useRijVenster } from '@letterhaven/ui/lijst/use-rij-venster'
import type { Selectie } from './use-selectie.ts'
import { LeerlingRij, type MaakInhoud } from './leerling-rij.tsx'
import { useLijstToetsen } from './lijst-toetsen.ts'
import type { RijKern } from './rij-kern.ts'
import { useWoordkeus } from '../woordkeus.tsx'

interface Eigenschappen<R> {
  readonly rijen: readonly R[]
  readonly makeInhoud: MaakInhoud<R>
  readonly selectie: Selectie
  /** The element that listens to the keys that walk over the rows. */
  readonly plek: RefObject<HTMLElement | null>
}

function Rijen<R extends RijKern>({ rijen, makeInhoud, selectie, plek }: Eigenschappen<R>) {
  const w = useWoordkeus()
  const { lijst, delen, isLang, show } = useRijVenster(rijen)
  useLijstToetsen(plek, { rijen, choose: selectie.choose, show })
  const teken = (van: number, tot: number) =>
    rijen
      .slice(van, tot)
      .map((rij, i) => (
        <LeerlingRij
          key={rij.id}
          {...{ rij, makeInhoud }}
          nummer={isLang ? van + i + 1 : undefined}
          totaal={isLang ? rijen.length : undefined}
          gekozen={selectie.gekozen.has(rij.id)}
          onKies={selectie.choose}
        />
      ))
  return (
    <LijstRijen label={w.Leerlingen} ref={lijst}>
      {delen.flatMap((deel) =>
        deel.soort === 'rijen'
          ? teken(deel.van, deel.tot)
          : [<RijRuimte key={`ruimte-${deel.van}`} hoogte={deel.hoogte} />],
      )}
    </LijstRijen>
  )
}

/**
 * The rows themselves; of a long list only those near the viewport. They are drawn anew when the rows or the choice change, not
 * at every key in the search field.
 */
export const LeerlingRijen = memo(Rijen) as typeof Rijen
