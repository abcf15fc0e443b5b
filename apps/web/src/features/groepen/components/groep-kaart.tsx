import { Suspense, type ReactNode } from 'react'
import type { GroepKaart as GroepKaartData } from '@letterhaven/contracts/groep'
import { Meter } from '@letterhaven/ui/pagina/meter.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { bijzaak } from '../../../shared/bijzaak.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { heleProcenten, zegbaarDeel } from '../../../shared/weergave/deel.ts'
import { verandering } from '../../../shared/weergave/verandering.ts'
import { aantal, opsomming } from '../../../shared/weergave/woorden.ts'
import { ZonderLeerkracht } from '../../../shared/weergave/zonder-leerkracht.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { GroepNood } from './groep-nood.tsx'

/** The lines are loaded after the cards: their drawing code is large. */
const Spark = bijzaak(() => import('@letterhaven/ui/grafiek/spark.tsx').then((m) => m.Spark))

interface Eigenschappen {
  readonly adminId: string
  readonly groep: GroepKaartData
}

function Veld({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="groep-kaart-veld">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Weken({ groep }: { groep: GroepKaartData }) {
  const punten = groep.weken.map(heleProcenten)
  const { kort, zin } = verandering(groep, 'groep')
  if (punten.every((punt) => punt === null)) return <span className="rij-niets">–</span>
  return (
    <span className="rij-weken">
      <Suspense fallback={<span className="rij-lijn-plek" />}>
        <Spark punten={punten} uitkomst={`${groep.naam}: ${zin}`} />
      </Suspense>
      {kort && <span aria-hidden="true">{kort}</span>}
    </span>
  )
}

/** One group in brief: who is in it, who practised this week, how it goes and who needs attention. */
export function GroepKaart({ adminId, groep }: Eigenschappen) {
  const w = useWoordkeus()
  const { aantalLeerlingen, geoefend, telling } = groep
  const jaren = metHoofdletter(w.groepLijst(groep.jaargroepen))
  const wie = aantalLeerlingen > 0 && aantal(aantalLeerlingen, w.leerling, w.leerlingen)
  return (
    <li className="groep-kaart">
      <div className="groep-kaart-kop">
        <h2>
          <RouteLink
            naar="a-groep"
            params={{ adminId, groepId: groep.id }}
            className="groep-kaart-link"
          >
            <Letterlijk>{groep.naam}</Letterlijk>
          </RouteLink>
        </h2>
        <p>
          {wie
            ? [...(jaren === groep.naam ? [] : [jaren]), wie].join(' · ')
            : `Nog geen ${w.leerlingen}`}
        </p>
        <p>
          {groep.docenten.length > 0 ? (
            <Letterlijk>{opsomming(groep.docenten)}</Letterlijk>
          ) : (
            <ZonderLeerkracht adminId={adminId} groep={groep.id} />
          )}
        </p>
      </div>
      <dl className="groep-kaart-velden">
        <Veld label="Oefenden in de laatste 7 dagen">
          <Meter
            deel={aantalLeerlingen === 0 ? null : geoefend / aantalLeerlingen}
            tekst={
              aantalLeerlingen === 0
                ? `geen ${w.leerlingen}`
                : `${geoefend} van ${aantalLeerlingen}`
            }
          />
        </Veld>
        <Veld label="Goed in één keer, laatste 7 dagen">
          <Meter deel={zegbaarDeel(telling)} toon="leaf" />
        </Veld>
        <Veld label="Goed in één keer, acht weken">
          <Weken groep={groep} />
        </Veld>
      </dl>
      <GroepNood adminId={adminId} groep={groep} />
    </li>
  )
}
