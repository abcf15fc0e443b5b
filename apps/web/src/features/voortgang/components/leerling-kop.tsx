import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Tabs } from '@letterhaven/ui/knop/tabs.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { langeDag, laatstGeoefend } from '../../../shared/weergave/geleden.ts'
import { PrintKnop } from '../../../shared/weergave/print-knop.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { Buren, type LeerlingPagina } from './buren.tsx'
import { LeerlingWijzigenKnop } from './leerling-wijzigen-knop.tsx'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly pagina: LeerlingPagina
  readonly voortgang: LeerlingVoortgang
}

/** The head of both pages of one pupil: who it is, when they last practised, the neighbours and the pages. */
export function LeerlingKop({ adminId, groepId, pagina, voortgang }: Eigenschappen) {
  const w = useWoordkeus()
  const { vandaag, land } = useKalender()
  const { leerling, groep } = voortgang
  const jaar = metHoofdletter(w.groepN(leerling.jaargroep))
  const naam = volledigeNaam(leerling.naam)
  const params = { adminId, groepId, leerlingId: leerling.id }
  const onder = [
    groep && groep.naam !== jaar ? `${groep.naam} · ${jaar}` : jaar,
    laatstGeoefend(leerling.laatst, vandaag, land),
  ]
  return (
    <>
      <PaginaKop
        titel={<Letterlijk>{naam}</Letterlijk>}
        onder={<MetNamen tekst={onder.join(' · ')} namen={[groep?.naam ?? '']} />}
        acties={
          <>
            <Buren {...params} pagina={pagina} />
            <LeerlingWijzigenKnop adminId={adminId} leerling={leerling} />
            <PrintKnop />
          </>
        }
      />
      <p className="lh-alleen-print">Stand van {langeDag(vandaag)}</p>
      <Tabs label={`Onderdelen van ${naam}`}>
        <RouteLink naar="a-leerling" params={params}>
          Overzicht
        </RouteLink>
        <RouteLink naar="a-leerling-voortgang" params={params}>
          Voortgang
        </RouteLink>
      </Tabs>
    </>
  )
}
