import type { ReactNode } from 'react'
import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useGroepsgenoten } from './api/get-groepsgenoten.ts'
import { useLeerlingVoortgang } from './api/get-leerling-voortgang.ts'
import { Buren, type LeerlingPagina } from './components/buren.tsx'
import { VoortgangSkelet } from './components/voortgang-skelet.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'

interface Adres {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingId: string
  readonly pagina: LeerlingPagina
}

/**
 * What both pages of a pupil share: the call, the names in the breadcrumb, loading and failing. A user who goes on to the next
 * pupil does not have to wait for it.
 */
export function useLeerlingPagina(
  { adminId, groepId, leerlingId, pagina }: Adres,
  show: (voortgang: LeerlingVoortgang) => ReactNode,
): ReactNode {
  const w = useWoordkeus()
  const { data, error, isFetching, refetch } = useLeerlingVoortgang(adminId, leerlingId)
  const genoten = useGroepsgenoten(adminId, groepId)
  useKruimelNaam(groepId, data?.groep?.naam)
  useKruimelNaam(leerlingId, data && volledigeNaam(data.leerling.naam))
  if (data) return show(data)
  if (error) {
    const handleOpnieuw = () => void refetch()
    return <LaadFout titel={w.Leerling} fout={error} bezig={isFetching} onOpnieuw={handleOpnieuw} />
  }
  const naam = genoten?.find(({ id }) => id === leerlingId)?.naam
  return (
    <VoortgangSkelet
      titel={naam ? <Letterlijk>{volledigeNaam(naam)}</Letterlijk> : w.Leerling}
      acties={<Buren {...{ adminId, groepId, leerlingId, pagina }} />}
    />
  )
}
