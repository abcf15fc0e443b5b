import '../../shared/weergave/scherm.css'
import './voortgang.css'
import './leerling.css'
import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { useKalender } from '../../shared/weergave/use-kalender.ts'
import { HiernaKaart } from './components/hierna-kaart.tsx'
import { FoutenKaart, GroeiKaart, ToetsenKaart } from './components/late-kaarten.tsx'
import { LeesKaart } from './components/lees-kaart.tsx'
import { LeerlingKop } from './components/leerling-kop.tsx'
import { NiveauKaart } from './components/niveau-kaart.tsx'
import { SessiesKaart } from './components/sessies-kaart.tsx'
import { Waarschuwingen } from './components/waarschuwingen.tsx'
import { useLeerlingPagina } from './use-leerling-pagina.tsx'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly voortgang: LeerlingVoortgang
}

function Voortgang({ adminId, groepId, voortgang }: Eigenschappen) {
  const kalender = useKalender()
  const { leerling, categorieen, fouten, sessies } = voortgang
  const { voornaam } = leerling.naam
  return (
    <div className="scherm">
      <LeerlingKop {...{ adminId, groepId, voortgang }} pagina="a-leerling-voortgang" />
      <Waarschuwingen wie={voornaam} waarschuwingen={voortgang.waarschuwingen} />
      <HiernaKaart voornaam={voornaam} voortgang={voortgang} />
      <div className="voortgang-paar">
        <div className="voortgang-stapel">
          <NiveauKaart categorieen={categorieen} jaargroep={leerling.jaargroep} />
          <FoutenKaart fouten={fouten} categorieen={categorieen} kalender={kalender} />
        </div>
        <div className="voortgang-stapel">
          <GroeiKaart wie={voornaam} naam={voornaam} weken={leerling.weken} />
          <LeesKaart lezen={voortgang.lezen} jaargroep={leerling.jaargroep} />
          <SessiesKaart sessies={sessies} kalender={kalender} />
          <ToetsenKaart adminId={adminId} leerlingId={leerling.id} />
        </div>
      </div>
    </div>
  )
}

/** The progress of one leerling. */
export function LeerlingVoortgangScreen() {
  const adres = useRouteParams('a-leerling-voortgang')
  return useLeerlingPagina({ ...adres, pagina: 'a-leerling-voortgang' }, (voortgang) => (
    <Voortgang
      key={adres.leerlingId}
      adminId={adres.adminId}
      groepId={adres.groepId}
      voortgang={voortgang}
    />
  ))
}
