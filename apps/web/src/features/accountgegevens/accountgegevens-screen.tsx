import '../../shared/weergave/scherm.css'
import './accountgegevens.css'
import { Suspense, lazy } from 'react'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { useNaEersteBeeld } from '../../shared/na-eerste-beeld.ts'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { ContactKaart, SchoolKaart } from './components/school-kaart.tsx'
import { useGegevens, type GegevensProps } from './use-gegevens.ts'

const TITEL = 'Accountgegevens'
const LATER = <SkeletBlok vorm="blok" hoogte="24rem" />

const load = () => import('./late-delen.tsx')
const Onder = lazy(async () => ({ default: (await load()).Onder }))
const Naast = lazy(async () => ({ default: (await load()).Naast }))

/**
 * Shows the details of the account first; what is set only now and then is fetched after that, and comes below and beside them.
 */
function Delen(props: GegevensProps) {
  const na = useNaEersteBeeld()
  return (
    <div className="ag-delen">
      <div>
        <SchoolKaart {...props} />
        <ContactKaart {...props} />
        <Suspense fallback={LATER}>{na ? <Onder {...props} /> : LATER}</Suspense>
      </div>
      <div>
        <Suspense fallback={LATER}>{na ? <Naast {...props} /> : LATER}</Suspense>
      </div>
    </div>
  )
}

/** The page with everything that a school, a practice or a home says about itself. */
export function AccountgegevensScreen() {
  const { adminId } = useRouteParams('a-accountgegevens')
  const w = useWoordkeus()
  const { data, error, isFetching, refetch, change, meteen } = useGegevens(adminId)
  const isEigen = useSessieUser()?.adminId !== null
  if (error && !data)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  const wie = isEigen
    ? { school: 'je school', rt: `je ${w.rtPraktijk}`, thuis: 'je account', demo: '' }
    : { school: 'deze school', rt: `deze ${w.rtPraktijk}`, thuis: 'dit account', demo: '' }
  return (
    <div className="scherm accountgegevens">
      <PaginaKop
        titel={TITEL}
        onder={
          data ? `Wat Letterhaven weet van ${wie[data.soort]}` : <SkeletBlok breedte="14rem" />
        }
      />
      {data ? (
        <Delen adminId={adminId} gegevens={data} change={change} meteen={meteen} />
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
