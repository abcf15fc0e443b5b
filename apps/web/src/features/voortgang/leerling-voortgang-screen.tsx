import '../../shared/weergave/scherm.css'
import './voortgang.css'
import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { PaginaKop } from '@letterhaven/ui/pagina-kop.tsx'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { useKalender } from '../../shared/weergave/gebruik-kalender.ts'
import { langeDag } from '../../shared/weergave/geleden.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { PrintKnop } from '../../shared/weergave/print-knop.tsx'
import { metHoofdletter } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useLeerlingVoortgang } from './api/get-leerling-voortgang.ts'
import { Buren } from './components/buren.tsx'
import { FoutenKaart } from './components/fouten-kaart.tsx'
import { HiernaKaart } from './components/hierna-kaart.tsx'
import { GroeiKaart } from './components/late-kaarten.tsx'
import { NiveauKaart } from './components/niveau-kaart.tsx'
import { SessiesKaart } from './components/sessies-kaart.tsx'
import { VoortgangSkelet } from './components/voortgang-skelet.tsx'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly voortgang: LeerlingVoortgang
}

function Voortgang({ adminId, groepId, voortgang }: Eigenschappen) {
  const w = useWoordkeus()
  const kalender = useKalender()
  const { leerling, groep, categorieen, weken, fouten, sessies } = voortgang
  const { voornaam } = leerling.naam
  const jaar = metHoofdletter(w.groepN(leerling.jaargroep))
  return (
    <div className="scherm">
      <PaginaKop
        titel={volledigeNaam(leerling.naam)}
        onder={groep && groep.naam !== jaar ? `${groep.naam} · ${jaar}` : jaar}
        acties={
          <>
            <Buren adminId={adminId} groepId={groepId} leerlingId={leerling.id} />
            <PrintKnop />
          </>
        }
      />
      <p className="lh-alleen-print">Stand van {langeDag(kalender.vandaag)}</p>
      <HiernaKaart voornaam={voornaam} voortgang={voortgang} />
      <div className="voortgang-paar">
        <div className="voortgang-stapel">
          <NiveauKaart categorieen={categorieen} />
          <FoutenKaart fouten={fouten} categorieen={categorieen} kalender={kalender} />
        </div>
        <div className="voortgang-stapel">
          <GroeiKaart wie={voornaam} naam={voornaam} weken={weken} />
          <SessiesKaart sessies={sessies} kalender={kalender} />
        </div>
      </div>
    </div>
  )
}

/** The progress of one leerling. */
export function LeerlingVoortgangScreen() {
  const { adminId, groepId, leerlingId } = useRouteParams('a-leerling-voortgang')
  const { data, error, isFetching, refetch } = useLeerlingVoortgang(adminId, leerlingId)
  useKruimelNaam(groepId, data?.groep?.naam)
  useKruimelNaam(leerlingId, data && volledigeNaam(data.leerling.naam))
  if (data)
    return <Voortgang key={leerlingId} adminId={adminId} groepId={groepId} voortgang={data} />
  if (error) {
    const handleOpnieuw = () => void refetch()
    return <LaadFout titel="Voortgang" fout={error} bezig={isFetching} onOpnieuw={handleOpnieuw} />
  }
  return <VoortgangSkelet titel="Voortgang" />
}
