import '../../shared/weergave/scherm.css'
import './accountgegevens.css'
import type { Accountgegevens } from '@letterhaven/contracts/accountgegevens'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { PaginaKop } from '@letterhaven/ui/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/skelet.tsx'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { InloggenKaart } from './components/inloggen-kaart.tsx'
import { ContactKaart, SchoolKaart } from './components/school-kaart.tsx'
import { VakantiesKaart } from './components/vakanties-kaart.tsx'
import { VestigingenKaart } from './components/vestigingen-kaart.tsx'
import { WoordenKaart } from './components/woorden-kaart.tsx'
import { SluitenKaart } from './sluiten-kaart.tsx'
import { UitvoerKaart } from './uitvoer-kaart.tsx'
import { useGegevens, type Wijzig } from './gebruik-gegevens.ts'

const TITEL = 'Accountgegevens'

interface Props {
  readonly adminId: string
  readonly gegevens: Accountgegevens
  readonly wijzig: Wijzig
}

/** What this kind of account has: a home has no buildings and no school calendar of its own. */
function Delen({ adminId, gegevens, wijzig }: Props) {
  const role = useSessieUser()?.role
  const { soort, land, vestigingen, vakanties } = gegevens
  return (
    <div className="ag-delen">
      <div>
        <SchoolKaart gegevens={gegevens} wijzig={wijzig} />
        <ContactKaart gegevens={gegevens} wijzig={wijzig} />
        {soort !== 'thuis' && <VestigingenKaart vestigingen={vestigingen} wijzig={wijzig} />}
        <VakantiesKaart land={land} vakanties={vakanties} wijzig={wijzig} />
      </div>
      <div>
        <InloggenKaart gegevens={gegevens} wijzig={wijzig} />
        <WoordenKaart gegevens={gegevens} wijzig={wijzig} />
        {role && heeftRecht(role, 'uitvoer.read') && <UitvoerKaart adminId={adminId} />}
        <SluitenKaart adminId={adminId} />
      </div>
    </div>
  )
}

/** Everything that a school, a practice or a home says of itself. */
export function AccountgegevensScreen() {
  const { adminId } = useRouteParams('a-accountgegevens')
  const w = useWoordkeus()
  const { data, error, isFetching, refetch, wijzig } = useGegevens(adminId)
  if (error && !data)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  const wie = { school: 'je school', rt: `je ${w.rtPraktijk}`, thuis: 'je account', demo: '' }
  return (
    <div className="scherm accountgegevens">
      <PaginaKop
        titel={TITEL}
        onder={
          data ? `Wat Letterhaven weet van ${wie[data.soort]}` : <SkeletBlok breedte="14rem" />
        }
      />
      {data ? (
        <Delen adminId={adminId} gegevens={data} wijzig={wijzig} />
      ) : (
        <Skelet label="Accountgegevens laden">
          <div className="ag-delen">
            <SkeletBlok vorm="blok" hoogte="24rem" />
            <SkeletBlok vorm="blok" hoogte="24rem" />
          </div>
        </Skelet>
      )}
    </div>
  )
}
