import '../../shared/weergave/scherm.css'
import './voortgang.css'
import './leerling.css'
import { Suspense } from 'react'
import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { bijzaak } from '../../shared/bijzaak.ts'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { useKalender } from '../../shared/weergave/use-kalender.ts'
import { FoutenKaart } from './components/fouten-kaart.tsx'
import { HiernaKaart } from './components/hierna-kaart.tsx'
import { KortKaart } from './components/kort-kaart.tsx'
import { LeerlingKop } from './components/leerling-kop.tsx'
import { LeerlingSignaal } from './components/leerling-signaal.tsx'
import { PuntenKaart } from './components/punten-kaart.tsx'
import { SessiesKaart } from './components/sessies-kaart.tsx'
import { useLeerlingPagina } from './use-leerling-pagina.tsx'

const LeerlingBeheer = bijzaak(() =>
  import('./components/leerling-beheer.tsx').then((m) => m.LeerlingBeheer),
)
/** The overview shows only the newest; all of them are on the progress page. */
const NIEUWSTE = 4

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly voortgang: LeerlingVoortgang
}

function Overzicht({ adminId, groepId, voortgang }: Eigenschappen) {
  const kalender = useKalender()
  const { leerling, categorieen, fouten, sessies } = voortgang
  const isBegonnen = leerling.laatst !== null
  return (
    <div className="scherm">
      <LeerlingKop {...{ adminId, groepId, voortgang }} pagina="a-leerling" />
      <LeerlingSignaal leerling={leerling} />
      <KortKaart leerling={leerling} />
      <HiernaKaart voornaam={leerling.naam.voornaam} voortgang={voortgang} />
      {isBegonnen && (
        <div className="voortgang-paar">
          <PuntenKaart {...{ adminId, groepId, leerlingId: leerling.id, categorieen }} />
          <div className="voortgang-stapel">
            <FoutenKaart
              fouten={fouten.slice(0, NIEUWSTE)}
              categorieen={categorieen}
              kalender={kalender}
            />
            <SessiesKaart sessies={sessies.slice(0, NIEUWSTE)} kalender={kalender} />
          </div>
        </div>
      )}
      <Suspense>
        <LeerlingBeheer
          {...{ adminId, groepId }}
          leerlingId={leerling.id}
          voornaam={leerling.naam.voornaam}
        />
      </Suspense>
    </div>
  )
}

/** One leerling at a glance: how they are doing and why, what comes next, what to check. */
export function LeerlingScreen() {
  const adres = useRouteParams('a-leerling')
  return useLeerlingPagina({ ...adres, pagina: 'a-leerling' }, (voortgang) => (
    <Overzicht
      key={adres.leerlingId}
      adminId={adres.adminId}
      groepId={adres.groepId}
      voortgang={voortgang}
    />
  ))
}
