import { Suspense, lazy, memo } from 'react'
import type { LeerlingRij as LeerlingRijData } from '@letterhaven/contracts/leerling'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Avatar } from '@letterhaven/ui/avatar.tsx'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { LijstRij } from '@letterhaven/ui/lijst-rijen.tsx'
import { Meter } from '@letterhaven/ui/meter.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { zegbaarDeel } from '../../../shared/weergave/deel.ts'
import type { Kalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { laatstGeoefend } from '../../../shared/weergave/geleden.ts'
import { achtWeken } from '../acht-weken.ts'
import { STATUS } from '../status.ts'
import { StatusPil } from './status-pil.tsx'

/** The lines come after the rows: their drawing code is large, and the rows are what one came for. */
const Spark = lazy(() => import('@letterhaven/ui/spark.tsx').then((m) => ({ default: m.Spark })))

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly rij: LeerlingRijData
  readonly kalender: Kalender
}

function Weken({ naam, rij }: { naam: string; rij: LeerlingRijData }) {
  const { punten, kort, zin, verschil } = achtWeken(rij.weken)
  if (punten.every((punt) => punt === null)) return <span className="rij-niets">–</span>
  return (
    <span className="rij-weken">
      <Suspense fallback={<span className="rij-lijn-plek" />}>
        <Spark punten={punten} toon={STATUS[rij.status].balk} uitkomst={`${naam}: ${zin}`} />
      </Suspense>
      {verschil !== null && <span aria-hidden="true">{kort}</span>}
    </span>
  )
}

/** One pupil in the mobile layout: who, how it stands, and the way to the progress. */
export const LeerlingRij = memo(function LeerlingRij(props: Eigenschappen) {
  const { adminId, groepId, rij, kalender } = props
  const naam = volledigeNaam(rij.naam)
  const naar = {
    naar: 'a-leerling-voortgang',
    params: { adminId, groepId, leerlingId: rij.id },
  } as const
  const { balk } = STATUS[rij.status]
  return (
    <LijstRij
      beeld={<Avatar naam={naam} id={rij.id} />}
      titel={<RouteLink {...naar}>{naam}</RouteLink>}
      onder={`Laatst: ${laatstGeoefend(rij.laatst, kalender.vandaag, kalender.land)}`}
      velden={[
        { label: 'Status', waarde: <StatusPil status={rij.status} />, kern: true, deel: 1.5 },
        {
          label: 'Goed in één keer',
          waarde: <Meter deel={zegbaarDeel(rij.telling)} toon={balk} />,
          kern: true,
          deel: 1.5,
        },
        { label: 'In 7 dagen', waarde: `${rij.oefenminuten} min`, kern: true, deel: 0.9 },
        { label: 'Acht weken', waarde: <Weken naam={naam} rij={rij} />, deel: 1.2 },
      ]}
      acties={
        <RouteLink {...naar} className="rij-pijl" tabIndex={-1} aria-hidden="true">
          <Icoon naam="chevron-rechts" />
        </RouteLink>
      }
    />
  )
})
