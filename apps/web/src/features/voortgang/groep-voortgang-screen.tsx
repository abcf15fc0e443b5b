import '../../shared/weergave/scherm.css'
import './voortgang.css'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { useDaarna } from '../../shared/daarna.ts'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { GroepKop } from '../../shared/weergave/groep-kop.tsx'
import { GroepInArchief } from '../../shared/archief/groep-in-archief.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { PrintKnop } from '../../shared/weergave/print-knop.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useGroepVoortgang } from './api/get-groep-voortgang.ts'
import { GroepjesKaart } from './components/groepjes-kaart.tsx'
import { HitteKaart } from './components/hitte-kaart.tsx'
import { GroeiKaart, OefendagenKaart } from './components/late-kaarten.tsx'
import { GroepWaarschuwingen } from './components/groep-waarschuwingen.tsx'
import { VoortgangSkelet } from './components/voortgang-skelet.tsx'

interface Eigenschappen {
  readonly adminId: string
  readonly voortgang: GroepVoortgang
}

function Voortgang({ adminId, voortgang }: Eigenschappen) {
  const w = useWoordkeus()
  const { groep, leerlingen, categorieen, weken } = voortgang
  const metKaarten = useDaarna()
  const isLeeg = leerlingen.every(({ cellen }) => cellen.every(({ totaal }) => totaal === 0))
  return (
    <div className="scherm">
      <GroepKop
        adminId={adminId}
        groep={groep}
        aantalLeerlingen={leerlingen.length}
        acties={!isLeeg && <PrintKnop />}
      />
      {isLeeg || categorieen.length === 0 ? (
        <Kaart>
          <Leeg icoon="grafiek" titel={`In deze ${w.groep} is nog niet geoefend`}>
            Zodra iemand een spel speelt, staat hier per categorie hoe het gaat. Iedereen logt in
            met zijn of haar eigen naam en wachtwoord.
          </Leeg>
        </Kaart>
      ) : (
        <>
          <GroepWaarschuwingen adminId={adminId} groepId={groep.id} leerlingen={leerlingen} />
          {metKaarten && (
            <>
              <HitteKaart adminId={adminId} groepId={groep.id} voortgang={voortgang} />
              <GroepjesKaart adminId={adminId} groepId={groep.id} voortgang={voortgang} />
              <div className="voortgang-paar">
                <GroeiKaart wie={`de ${w.groep}`} naam={groep.naam} weken={weken} />
                <OefendagenKaart leerlingen={leerlingen} />
              </div>
            </>
          )}
        </>
      )}
    </div>
  )
}

/** The progress of a group. */
export function GroepVoortgangScreen() {
  const { adminId, groepId } = useRouteParams('a-groep-voortgang')
  const w = useWoordkeus()
  const { data, error, isFetching, refetch } = useGroepVoortgang(adminId, groepId)
  useKruimelNaam(groepId, data?.groep.naam)
  if (data?.groep.gearchiveerd)
    return <GroepInArchief {...{ adminId, groepId }} naam={data.groep.naam} />
  if (data) return <Voortgang adminId={adminId} voortgang={data} />
  if (error) {
    const handleOpnieuw = () => void refetch()
    return (
      <LaadFout
        titel={w.Groepsvoortgang}
        fout={error}
        bezig={isFetching}
        onOpnieuw={handleOpnieuw}
      />
    )
  }
  return <VoortgangSkelet titel={w.Groepsvoortgang} />
}
