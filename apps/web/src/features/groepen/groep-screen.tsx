import '../../shared/weergave/scherm.css'
import './groep.css'
import './weken.css'
import { Suspense, useCallback, useMemo, useRef } from 'react'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import { bijzaak } from '../../shared/bijzaak.ts'
import { useDaarna } from '../../shared/daarna.ts'
import { useLijst } from '../../shared/leerlingen/use-lijst.ts'
import type { Filter } from '../../shared/leerlingen/choose-leerlingen.ts'
import { LeerlingLijst } from '../../shared/leerlingen/leerling-lijst.tsx'
import { LijstActies, SelectieActies } from '../../shared/leerlingen/lijst-acties.tsx'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { GroepKop } from '../../shared/weergave/groep-kop.tsx'
import { GroepInArchief } from '../../shared/archief/groep-in-archief.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useGroep } from './api/get-groep.ts'
import { useMag } from '../../shared/kijk-mee/hier.ts'
import { GroepLink } from './components/groep-links.tsx'
import { GroepSignalen } from './components/groep-signalen.tsx'
import { GroepSkelet } from './components/groep-skelet.tsx'
import { GeenLeerlingen } from './components/geen-leerlingen.tsx'
import { useGroepRij } from './components/groep-rij.tsx'
import { GROEP_LIJST_SORTERINGEN } from './sorteringen.ts'
import { ToetsenLater } from './toetsen/toetsen-later.tsx'

/** Used less often than the page: it is loaded afterwards, in the place kept for it. */
const GroepMenu = bijzaak(() => import('./components/groep-menu.tsx').then((m) => m.GroepMenu))

const fetchKolommen = () => import('./groep-kolommen.ts').then((m) => m.GROEP_KOLOMMEN)

interface Eigenschappen {
  readonly adminId: string
  readonly pagina: GroepPagina
}

function Pagina({ adminId, pagina }: Eigenschappen) {
  const w = useWoordkeus()
  const { groep, signalen, leerlingen } = pagina
  const lijst = useLijst(leerlingen, { sorteringen: GROEP_LIJST_SORTERINGEN })
  const { setFilter, rijen, kalender, selectie } = lijst
  const plek = useRef<HTMLElement>(null)
  const metLijst = useDaarna()
  const beheert = useMag('import.write')
  const show = useCallback(
    (keuze: Filter) => {
      setFilter(keuze)
      plek.current?.focus({ preventScroll: true })
      plek.current?.scrollIntoView()
    },
    [setFilter],
  )
  const waar = { adminId, groepId: groep.id }
  const makeInhoud = useGroepRij(waar, kalender)
  const vanLijst = useMemo(
    () => ({ rijen, bestand: { naam: [w.leerlingen, groep.naam], kalender, fetchKolommen } }),
    [groep.naam, kalender, rijen, w],
  )
  const kop = useMemo(
    () => (
      <GroepKop
        adminId={adminId}
        groep={groep}
        aantalLeerlingen={leerlingen.length}
        acties={
          <>
            <GroepLink weg="toevoegen" adminId={adminId} groepId={groep.id} />
            <GroepLink weg="wachtwoorden" adminId={adminId} groepId={groep.id} />
            {leerlingen.length > 0 && <LijstActies {...vanLijst} />}
            {beheert && (
              <Suspense fallback={<span className="groep-menu-plek" />}>
                <GroepMenu {...{ adminId, groep, leerlingen }} />
              </Suspense>
            )}
          </>
        }
      />
    ),
    [adminId, beheert, groep, leerlingen, vanLijst],
  )
  return (
    <div className="scherm">
      {kop}
      <GroepSignalen {...waar} {...{ signalen, leerlingen, onToon: show }} />
      {metLijst && (
        <>
          {leerlingen.length > 0 ? (
            <LeerlingLijst {...{ lijst, makeInhoud, plek }} />
          ) : (
            <GeenLeerlingen {...waar} />
          )}
          <ToetsenLater {...waar} leerlingen={leerlingen} />
        </>
      )}
      <SelectieActies {...vanLijst} {...waar} selectie={selectie} />
    </div>
  )
}

/** One group: who needs attention and who is in it. */
export function GroepScreen() {
  const { adminId, groepId } = useRouteParams('a-groep')
  const w = useWoordkeus()
  const { data, error, isFetching, refetch } = useGroep(adminId, groepId)
  useKruimelNaam(groepId, data?.groep.naam)
  if (data?.groep.gearchiveerd)
    return <GroepInArchief {...{ adminId, groepId }} naam={data.groep.naam} />
  if (data) return <Pagina adminId={adminId} pagina={data} />
  if (error) {
    const handleOpnieuw = () => void refetch()
    return <LaadFout titel={w.Groep} fout={error} bezig={isFetching} onOpnieuw={handleOpnieuw} />
  }
  return <GroepSkelet />
}
