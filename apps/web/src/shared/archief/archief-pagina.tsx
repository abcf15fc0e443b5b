import '../weergave/scherm.css'
import { useQuery } from '@tanstack/react-query'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { vraag } from '../api/query.ts'
import { useKruimelNaam } from '../kruimels/kruimel-namen.tsx'
import { NaarGroepen } from '../weergave/naar-groepen.tsx'
import { useWoordkeus } from '../woordkeus.tsx'
import { useZetTerug } from './use-zet-terug.ts'
import { useMag } from '../kijk-mee/hier.ts'

interface Props {
  readonly adminId: string
  readonly groepId: string
  readonly naam: string
}

/** Says that a group is in the archive, with the way onwards and, for those who may, the way to bring it back. */
export function ArchiefPagina({ adminId, groepId, naam }: Props) {
  const w = useWoordkeus()
  const magBeheren = useMag('groep.write')
  const { isBezig, putBack } = useZetTerug(adminId)
  useKruimelNaam(groepId, naam)
  // A group of a past school year stays where it is: the archive list says which groups can come back.
  const { data } = useQuery({
    ...vraag(groepenEndpoints.listGearchiveerd, { params: { adminId: adminId as AdminId } }),
    enabled: magBeheren,
  })
  const kanTerug = data?.groepen.some(({ id }) => id === groepId) ?? false
  return (
    <div className="scherm">
      <PaginaKop titel={<Letterlijk>{naam}</Letterlijk>} />
      <Kaart>
        <Leeg
          icoon="groep"
          titel={`Deze ${w.groep} staat in het archief`}
          actie={
            <>
              <NaarGroepen adminId={adminId} soort="primair" />
              {kanTerug && (
                <Knop
                  icoon="ongedaan"
                  bezig={isBezig(groepId as GroepId)}
                  onClick={() => void putBack(groepId as GroepId, naam)}
                >
                  Terugzetten
                </Knop>
              )}
            </>
          }
        >
          Wat er geoefend is, blijft bewaard.
        </Leeg>
      </Kaart>
    </div>
  )
}
