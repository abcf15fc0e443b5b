import '../naam.css'
import { useQuery } from '@tanstack/react-query'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { AdminId } from '@letterhaven/contracts/ids'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { vraag } from '../../../shared/api/query.ts'
import { useZetTerug } from '../../../shared/archief/use-zet-terug.ts'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly adminId: string
  readonly onSluit: () => void
}

/** The groups archived this year, each with a button to bring it back. */
export function ArchiefDialoog({ adminId, onSluit }: Props) {
  const w = useWoordkeus()
  const { isBezig, putBack } = useZetTerug(adminId)
  const params = { adminId: adminId as AdminId }
  const { data, error } = useQuery(vraag(groepenEndpoints.listGearchiveerd, { params }))
  const groepen = data?.groepen

  return (
    <Dialoog open titel={`Gearchiveerde ${w.groepen}`} onSluit={onSluit}>
      {error && (
        <Melding toon="bad" live="alert">
          {error.message}
        </Melding>
      )}
      {!groepen && !error && <SkeletBlok vorm="blok" hoogte="6rem" />}
      {groepen?.length === 0 && (
        <Leeg icoon="groep" titel={`Er zijn geen gearchiveerde ${w.groepen}`}>
          Wat je dit schooljaar archiveert of samenvoegt, vind je hier terug.
        </Leeg>
      )}
      {groepen && groepen.length > 0 && (
        <ul className="groep-archief">
          {groepen.map(({ id, naam, op }) => (
            <li key={id}>
              <span>
                <strong>
                  <Letterlijk>{naam}</Letterlijk>
                </strong>
                <span className="scherm-stil">gearchiveerd op {sayDatum('dag', op)}</span>
              </span>
              <Knop icoon="ongedaan" bezig={isBezig(id)} onClick={() => void putBack(id, naam)}>
                Terugzetten
                <span className="lh-vh">
                  {' '}
                  van <Letterlijk>{naam}</Letterlijk>
                </span>
              </Knop>
            </li>
          ))}
        </ul>
      )}
    </Dialoog>
  )
}
