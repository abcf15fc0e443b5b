import './scherm.css'
import { Suspense, type ReactNode } from 'react'
import type { Groep } from '@letterhaven/contracts/groep'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Tabs } from '@letterhaven/ui/knop/tabs.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { bijzaak } from '../bijzaak.ts'
import { RouteLink } from '../routes/route-link.tsx'
import { useWoordkeus } from '../woordkeus.tsx'
import { useKalender } from './use-kalender.ts'
import { langeDag } from './geleden.ts'
import { aantal, opsomming } from './woorden.ts'

/** Few groups have no teacher: the words for that are loaded when one does not. */
const ZonderLeerkracht = bijzaak(() =>
  import('./zonder-leerkracht.tsx').then((m) => m.ZonderLeerkracht),
)

interface Eigenschappen {
  readonly adminId: string
  readonly groep: Groep
  readonly aantalLeerlingen: number
  readonly acties?: ReactNode
}

/** The head of every page of one group: its name, its teachers, and its finished pages as tabs. */
export function GroepKop({ adminId, groep, aantalLeerlingen, acties }: Eigenschappen) {
  const w = useWoordkeus()
  const { vandaag } = useKalender()
  const params = { adminId, groepId: groep.id }
  // Without pupils there are no years to mention either.
  const onder =
    aantalLeerlingen === 0
      ? `Nog geen ${w.leerlingen}`
      : `${aantal(aantalLeerlingen, w.leerling, w.leerlingen)} · ${w.groepLijst(groep.jaargroepen)}`
  return (
    <>
      <PaginaKop
        titel={<Letterlijk>{groep.naam}</Letterlijk>}
        onder={
          <>
            {onder}
            {' · '}
            {groep.docenten.length > 0 ? (
              <Letterlijk>{opsomming(groep.docenten, 4)}</Letterlijk>
            ) : (
              <Suspense>
                <ZonderLeerkracht adminId={adminId} groep={groep.id} />
              </Suspense>
            )}
          </>
        }
        acties={acties}
      />
      <p className="lh-alleen-print">Stand van {langeDag(vandaag)}</p>
      <Tabs label={`Onderdelen van ${groep.naam}`}>
        <RouteLink naar="a-groep" params={params}>
          {w.Leerlingen}
        </RouteLink>
        <RouteLink naar="a-groep-voortgang" params={params}>
          Voortgang
        </RouteLink>
      </Tabs>
    </>
  )
}
