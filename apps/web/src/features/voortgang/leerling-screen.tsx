import '../../shared/weergave/scherm.css'
import './voortgang.css'
import './leerling.css'
import { lazy, Suspense } from 'react'
import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { vraagtToestemming } from '@letterhaven/domain/toestemming'
import { useSoort } from '../../shared/account/soort.ts'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useKalender } from '../../shared/weergave/gebruik-kalender.ts'
import { FoutenKaart } from './components/fouten-kaart.tsx'
import { HiernaKaart } from './components/hierna-kaart.tsx'
import { KortKaart } from './components/kort-kaart.tsx'
import { LeerlingKop } from './components/leerling-kop.tsx'
import { LeerlingSignaal } from './components/leerling-signaal.tsx'
import { PuntenKaart } from './components/punten-kaart.tsx'
import { SessiesKaart } from './components/sessies-kaart.tsx'
import { useLeerlingPagina } from './gebruik-leerling-pagina.tsx'

const VerhuisKaart = lazy(() =>
  import('./components/verhuis-kaart.tsx').then((m) => ({ default: m.VerhuisKaart })),
)
const UitvoerKnop = lazy(() =>
  import('./components/uitvoer-knop.tsx').then((m) => ({ default: m.UitvoerKnop })),
)
const ToestemmingKaart = lazy(() =>
  import('./components/toestemming-kaart.tsx').then((m) => ({ default: m.ToestemmingKaart })),
)
/** On the overview only the newest; the whole of it is on the page for progress. */
const NIEUWSTE = 4

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly voortgang: LeerlingVoortgang
}

function Overzicht({ adminId, groepId, voortgang }: Eigenschappen) {
  const kalender = useKalender()
  const { leerling, categorieen, fouten, sessies } = voortgang
  const role = useSessieUser()?.role
  const soort = useSoort()
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
      {soort && vraagtToestemming(soort) && (
        <Suspense>
          <ToestemmingKaart
            {...{ adminId, groepId, soort }}
            leerlingId={leerling.id}
            voornaam={leerling.naam.voornaam}
          />
        </Suspense>
      )}
      {role && heeftRecht(role, 'verhuizing.write') && (
        <Suspense>
          <VerhuisKaart
            adminId={adminId}
            leerlingId={leerling.id}
            voornaam={leerling.naam.voornaam}
          />
        </Suspense>
      )}
      {role && heeftRecht(role, 'accountgegevens.write') && (
        <Suspense>
          <UitvoerKnop
            adminId={adminId}
            leerlingId={leerling.id}
            voornaam={leerling.naam.voornaam}
          />
        </Suspense>
      )}
    </div>
  )
}

/** One leerling at a glance: how it stands and why, what comes next, what to look at. */
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
