import { useCallback } from 'react'
import type { SchoolLeerling, SchoolLijst } from '@letterhaven/contracts/school-leerling'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { isZelfdeNaam } from '@letterhaven/domain/naamsleutel'
import type { MaakInhoud } from '../../../shared/leerlingen/leerling-rij.tsx'
import { naamLink } from '../../../shared/leerlingen/naam-link.tsx'
import {
  rijWie,
  veldGoed,
  veldMinuten,
  veldStatus,
} from '../../../shared/leerlingen/rij-velden.tsx'
import type { Kalender } from '../../../shared/weergave/use-kalender.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'

interface PlekProps {
  /** Null for a pupil in no group. */
  readonly groep: string | null
  readonly jaargroep: number
}

function Plek({ groep, jaargroep }: PlekProps) {
  const w = useWoordkeus()
  const jaar = w.groepN(jaargroep)
  const isZelfde = groep !== null && isZelfdeNaam(groep, jaar)
  return (
    <>
      {groep !== null ? (
        <Letterlijk>{groep}</Letterlijk>
      ) : (
        <span className="rij-niets">geen {w.groep}</span>
      )}
      {!isZelfde && <span className="rij-waarom">{jaar}</span>}
    </>
  )
}

interface Bij {
  readonly adminId: string
  readonly groepen: SchoolLijst['groepen']
  readonly kalender: Kalender
}

/**
 * Returns the function that draws a pupil of the school: who, in which group, how they are doing, and the link to their page.
 */
export function useSchoolRij({ adminId, groepen, kalender }: Bij): MaakInhoud<SchoolLeerling> {
  const w = useWoordkeus()
  return useCallback(
    (rij) => {
      const { groepId, jaargroep, naam } = rij
      const groep = groepen.find(({ id }) => id === groepId)?.naam ?? null
      return {
        ...rijWie(rij, kalender),
        // The page of a pupil is under a group: a pupil in no group has to be put in one first.
        ...(groepId === null
          ? { titel: <Letterlijk>{volledigeNaam(naam)}</Letterlijk> }
          : naamLink(rij, { adminId, groepId })),
        velden: [
          { label: w.Groep, waarde: <Plek {...{ groep, jaargroep }} />, kern: true, deel: 1.2 },
          veldStatus(rij),
          { ...veldGoed(rij), kern: false },
          veldMinuten(rij),
        ],
      }
    },
    [adminId, groepen, kalender, w],
  )
}
