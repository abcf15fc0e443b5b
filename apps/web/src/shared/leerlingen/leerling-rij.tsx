import { memo, useMemo, type ReactNode } from 'react'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { LijstRij, type RijVeld } from '@letterhaven/ui/lijst/lijst-rijen.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import type { RijKern } from './rij-kern.ts'

/** The part of a row that does not change when the row is chosen. */
interface RijInhoud {
  readonly beeld: ReactNode
  readonly titel: ReactNode
  readonly onder: string
  readonly velden: readonly RijVeld[]
  readonly acties?: ReactNode
}

/** Draws the content of a row; `isLang` is true when only the rows near the viewport are drawn. */
export type MaakInhoud<R> = (rij: R, isLang: boolean) => RijInhoud

interface Eigenschappen<R> {
  readonly rij: R
  /** Stays the same function until something changes that rows show. */
  readonly makeInhoud: MaakInhoud<R>
  /** The number of this row and the total, when not all rows are drawn. */
  readonly nummer: number | undefined
  readonly totaal: number | undefined
  readonly gekozen: boolean
  readonly onKies: (id: string, reeks: boolean) => void
}

/** Returns whether Shift was down. The browser says so in the click that a mouse or the space bar makes. */
const metShift = (gebeurtenis: Event): boolean =>
  gebeurtenis instanceof MouseEvent && gebeurtenis.shiftKey

function Rij<R extends RijKern>(props: Eigenschappen<R>) {
  const { rij, makeInhoud, nummer, totaal, gekozen, onKies } = props
  const isLang = nummer !== undefined
  // Memoised, so that choosing many rows stays quick.
  const inhoud = useMemo(() => makeInhoud(rij, isLang), [makeInhoud, rij, isLang])
  return (
    <LijstRij
      {...inhoud}
      {...{ gekozen, nummer, totaal }}
      vinkje={
        <Vinkje
          label={
            <>
              <Letterlijk>{volledigeNaam(rij.naam)}</Letterlijk> selecteren
            </>
          }
          labelVerborgen
          value={rij.id}
          checked={gekozen}
          onChange={({ nativeEvent }) => onKies(rij.id, metShift(nativeEvent))}
        />
      }
    />
  )
}

/** One pupil in the mobile layout: the name, the status, and whether the pupil is chosen. */
export const LeerlingRij = memo(Rij) as typeof Rij
