import '../../shared/weergave/scherm.css'
import './leerlingen.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { leerlingenEndpoints } from '@letterhaven/contracts/endpoints/leerlingen'
import type { SchoolLijst } from '@letterhaven/contracts/school-leerling'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok, SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { vraag } from '../../shared/api/query.ts'
import { useDaarna } from '../../shared/daarna.ts'
import { LeerlingLijst } from '../../shared/leerlingen/leerling-lijst.tsx'
import { LijstActies, SelectieActies } from '../../shared/leerlingen/lijst-acties.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { GeenLeerlingen } from './components/geen-leerlingen.tsx'
import { useSchoolRij } from './components/school-rij.tsx'
import { ZeefKeuzes } from './components/zeef-keuzes.tsx'
import { useSchoolLijst } from './use-zeef.ts'
import { samenIn } from './zeef.ts'

interface Props {
  readonly adminId: string
  readonly school: SchoolLijst
}

function School({ adminId, school }: Props) {
  const w = useWoordkeus()
  const { groepen, leerlingen } = school
  const { lijst, groep, jaar, setGroep, setJaar, keuzes } = useSchoolLijst(school)
  const { rijen, kalender, selectie } = lijst
  const plek = useRef<HTMLElement>(null)
  const metLijst = useDaarna()
  const makeInhoud = useSchoolRij({ adminId, groepen, kalender })
  const bestand = useMemo(
    () => ({
      naam: [w.leerlingen],
      kalender,
      fetchKolommen: async () => (await import('./school-kolommen.ts')).schoolKolommen(groepen),
    }),
    [groepen, kalender, w],
  )
  const groepId = samenIn(rijen.filter(({ id }) => selectie.gekozen.has(id)))
  const handleIedereen = () => {
    setGroep('')
    setJaar('')
  }
  if (leerlingen.length === 0)
    return (
      <div className="scherm">
        <PaginaKop titel={`Alle ${w.leerlingen}`} />
        <GeenLeerlingen adminId={adminId} />
      </div>
    )
  return (
    <div className="scherm">
      <PaginaKop
        titel={`Alle ${w.leerlingen}`}
        onder={`${aantal(leerlingen.length, w.leerling, w.leerlingen)} in ${aantal(groepen.length, w.groep, w.groepen)}`}
        acties={<LijstActies {...{ rijen, bestand }} />}
      />
      {metLijst && (
        <LeerlingLijst
          {...{ lijst, makeInhoud, plek }}
          meer={<ZeefKeuzes {...{ groep, jaar, setGroep, setJaar, keuzes }} />}
          onIedereen={handleIedereen}
        />
      )}
      <SelectieActies {...{ adminId, groepId, rijen, bestand, selectie }} />
    </div>
  )
}

function LeerlingenSkelet() {
  const w = useWoordkeus()
  return (
    <div className="scherm">
      <PaginaKop titel={`Alle ${w.leerlingen}`} onder={<SkeletBlok breedte="12rem" />} />
      <Skelet label="Namen laden">
        <SkeletBlok hoogte="2.5rem" />
      </Skelet>
      <SkeletRijen aantal={10} label="Namen laden" />
    </div>
  )
}

/** The pupils of the whole school, or of the groups that this person has. */
export function LeerlingenScreen() {
  const { adminId } = useRouteParams('a-leerlingen')
  const w = useWoordkeus()
  const { data, error, isFetching, refetch } = useQuery(
    vraag(leerlingenEndpoints.listLeerlingen, { params: { adminId } }),
  )
  if (data) return <School adminId={adminId} school={data} />
  if (error) {
    const handleOpnieuw = () => void refetch()
    return (
      <LaadFout
        titel={`Alle ${w.leerlingen}`}
        fout={error}
        bezig={isFetching}
        onOpnieuw={handleOpnieuw}
      />
    )
  }
  return <LeerlingenSkelet />
}
