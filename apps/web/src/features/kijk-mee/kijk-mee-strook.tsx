import './kijk-mee-strook.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { measureHoogte } from '@letterhaven/ui/apparaat/measure-hoogte'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import type { Look } from '../../shared/kijk-mee/make-kijk-mee.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useNog } from './use-nog.ts'
import { alsWie, nogZin } from '../../shared/kijk-mee/kijk-mee-zin.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** Publishes the height of the strip, so that a page that fills the screen fills the rest of it. */
const meetStrook = measureHoogte('--lh-strook')

/** Shown on every page of a look: at which school, as whom, for how long, that the school sees it, and a button to stop. */
export function KijkMeeStrook({ look }: { readonly look: Look }) {
  const w = useWoordkeus()
  useKruimelNaam(look.admin.id, look.admin.naam)
  const { hetAccount } = soortwoorden(woordkeusVoor({ land: w.land, soort: look.admin.soort }))
  const navigate = useNavigate()
  const { nogMs, magVerlengen, verleng, stop } = useNog(look)
  const [fout, setFout] = useState<string | null>(null)
  const perform = (werk: () => Promise<void>) => () => {
    setFout(null)
    werk().catch((oorzaak: unknown) => setFout(foutTekst(oorzaak, MIS)))
  }
  return (
    <section ref={meetStrook} className="kijk-mee noprint" aria-label="Meekijken">
      <Icoon naam="oog" />
      <p className="kijk-mee-zin">
        Je kijkt mee bij{' '}
        <strong>
          <Letterlijk>{look.admin.naam}</Letterlijk>
        </strong>{' '}
        als {alsWie(look, w)}
        {nogZin(nogMs)}. {metHoofdletter(hetAccount)} ziet dit.
        {fout && (
          <span role="alert" className="kijk-mee-fout">
            {' '}
            {fout}
          </span>
        )}
      </p>
      <div className="kijk-mee-knoppen">
        {magVerlengen && (
          <button type="button" className="kijk-mee-knop" onClick={perform(verleng)}>
            Verlengen
          </button>
        )}
        <button
          type="button"
          className="kijk-mee-knop kijk-mee-stop"
          onClick={perform(async () => {
            await stop()
            await navigate({ to: padVan('o-admins', {}) as '/' })
          })}
        >
          Stop
        </button>
      </div>
    </section>
  )
}
