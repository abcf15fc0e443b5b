import { Fragment } from 'react'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { Signaal, Signalen } from '@letterhaven/ui/pagina/signaal.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { kwestiesVan, type Kwestie } from '../waarschuwing-zin.ts'

type Leerling = GroepVoortgang['leerlingen'][number]

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingen: readonly Leerling[]
}

/** How many are shown; the rest is folded. What most pupils share can be explained to them together. */
const METEEN = 3

type LijstEigenschappen = Omit<Eigenschappen, 'leerlingen'> & {
  readonly kwesties: readonly Kwestie<Leerling>[]
}

function Lijst({ adminId, groepId, kwesties }: LijstEigenschappen) {
  return (
    <ul className="oefen-kwesties">
      {kwesties.map(({ naam, leerlingen }) => (
        <li key={naam}>
          <strong>
            <Letterlijk>{naam}</Letterlijk>:
          </strong>{' '}
          {leerlingen.map((leerling, i) => (
            <Fragment key={leerling.id}>
              {i > 0 && ', '}
              <RouteLink
                naar="a-leerling-voortgang"
                params={{ adminId, groepId, leerlingId: leerling.id }}
              >
                <Letterlijk>{leerling.naam.voornaam}</Letterlijk>
              </RouteLink>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Where the practice itself needs a check, and for whom; nothing when it goes well for all. */
export function GroepWaarschuwingen({ adminId, groepId, leerlingen }: Eigenschappen) {
  const w = useWoordkeus()
  const geraakt = leerlingen.filter(({ waarschuwingen }) => waarschuwingen.length > 0)
  if (geraakt.length === 0) return null
  const kwesties = kwestiesVan(geraakt)
  const rest = kwesties.slice(METEEN)
  const isStil = geraakt.every((een) =>
    een.waarschuwingen.every(({ soort }) => soort === 'groei_stil'),
  )
  const wie = aantal(geraakt.length, w.leerling, w.leerlingen)
  const stil = `${geraakt.length === 1 ? 'komt' : 'komen'} bij een categorie niet verder`
  return (
    <Signalen label="Hoe het oefenen loopt">
      <Signaal
        toon="info"
        titel={
          <>
            {!isStil && 'Bij '}
            <Letterlijk>{wie}</Letterlijk> {isStil ? stil : 'loopt het oefenen niet goed'}
          </>
        }
      >
        {isStil && (
          <p>
            Na veel oefenen steeg het niveau hier niet. Extra uitleg helpt hier waarschijnlijk meer
            dan nog meer oefenen.
          </p>
        )}
        <Lijst {...{ adminId, groepId }} kwesties={kwesties.slice(0, METEEN)} />
        {rest.length > 0 && (
          <details className="oefen-rest">
            <summary>Nog {aantal(rest.length, 'onderwerp', 'onderwerpen')}</summary>
            <Lijst {...{ adminId, groepId }} kwesties={rest} />
          </details>
        )}
      </Signaal>
    </Signalen>
  )
}
