import '../../shared/weergave/scherm.css'
import './groep.css'
import './weken.css'
import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { GroepKop } from '../../shared/weergave/groep-kop.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useGroep } from './api/get-groep.ts'
import { GroepLink } from './components/groep-links.tsx'
import { GroepMenu } from './components/groep-menu.tsx'
import { GroepSignalen } from './components/groep-signalen.tsx'
import { GroepSkelet } from './components/groep-skelet.tsx'
import { LeerlingLijst } from './components/leerling-lijst.tsx'
import { LijstActies, SelectieActies } from './components/lijst-acties.tsx'
import { useLijst } from './gebruik-lijst.ts'
import { ToetsenLater } from './toetsen/toetsen-later.tsx'
import type { Filter } from './kies-leerlingen.ts'

interface Eigenschappen {
  readonly adminId: string
  readonly pagina: GroepPagina
}

function Pagina({ adminId, pagina }: Eigenschappen) {
  const { groep, signalen, leerlingen } = pagina
  const lijst = useLijst(leerlingen)
  const { zetFilter, rijen, kalender, selectie } = lijst
  const plek = useRef<HTMLElement>(null)
  // What matters of the group stands at once; a row for everybody is drawn after it.
  const metLijst = useDeferredValue(true, false)
  const toon = useCallback(
    (keuze: Filter) => {
      zetFilter(keuze)
      plek.current?.focus({ preventScroll: true })
      plek.current?.scrollIntoView({ block: 'start' })
    },
    [zetFilter],
  )
  const vanLijst = useMemo(
    () => ({ groepNaam: groep.naam, kalender, rijen }),
    [groep.naam, kalender, rijen],
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
            <GroepMenu adminId={adminId} groep={groep} isLeeg={leerlingen.length === 0} />
          </>
        }
      />
    ),
    [adminId, groep, leerlingen.length, vanLijst],
  )
  return (
    <div className="scherm">
      {kop}
      <GroepSignalen {...{ adminId, groepId: groep.id, signalen, leerlingen, onToon: toon }} />
      {metLijst && <LeerlingLijst {...{ adminId, groepId: groep.id, leerlingen, lijst, plek }} />}
      {metLijst && <ToetsenLater {...{ adminId, groepId: groep.id, leerlingen }} />}
      <SelectieActies {...vanLijst} {...{ adminId, groepId: groep.id, selectie }} />
    </div>
  )
}

/** One group: who needs attention and who is in it. */
export function GroepScreen() {
  const { adminId, groepId } = useRouteParams('a-groep')
  const w = useWoordkeus()
  const { data, error, isFetching, refetch } = useGroep(adminId, groepId)
  useKruimelNaam(groepId, data?.groep.naam)
  if (data) return <Pagina adminId={adminId} pagina={data} />
  if (error) {
    const handleOpnieuw = () => void refetch()
    return <LaadFout titel={w.Groep} fout={error} bezig={isFetching} onOpnieuw={handleOpnieuw} />
  }
  return <GroepSkelet />
}
