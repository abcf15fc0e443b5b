import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { StatusPage } from '../../../shared/kader/status-page.tsx'
import { spelRouteNaam } from '../../../shared/routes/leerling-routes.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'

interface Props {
  readonly ids: {
    readonly leerlingId: string
    readonly somvensterId: string
    readonly taakId: string
  }
  /** The game that was asked for. */
  readonly spel: SpelId
  readonly pakket: TaakPakket
}

/** Says that a taak cannot be played in this game, and offers the games in which it can. */
export function AnderSpelKeuze({ ids, spel, pakket }: Props) {
  const { spellen } = pakket.taak
  const { title, status } = MANIFESTS[spel]
  return (
    <div className="status-vol">
      <StatusPage
        titel={status === 'klaar' ? `${title} past hier niet` : title}
        acties={
          <>
            {spellen.map((ander) => (
              <RouteLink
                key={ander}
                naar={spelRouteNaam(ander)}
                params={ids}
                className="spel-groot spel-groot-ja"
              >
                {MANIFESTS[ander].title}
              </RouteLink>
            ))}
            <RouteLink
              naar="l-landkaart"
              params={{ leerlingId: ids.leerlingId }}
              className="spel-groot"
            >
              Naar de kaart
            </RouteLink>
          </>
        }
      >
        <p>
          {status === 'later' && (
            <>
              <strong>Komt binnenkort.</strong>{' '}
            </>
          )}
          {spellen.length > 0
            ? 'Deze woorden speel je in een ander spel.'
            : 'Voor deze woorden is er nog geen spel. Kies iets anders op de kaart.'}
        </p>
      </StatusPage>
    </div>
  )
}
