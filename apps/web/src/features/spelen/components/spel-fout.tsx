import { ApiFout } from '../../../shared/api/api-fout.ts'
import { StatusPage } from '../../../shared/kader/status-page.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'

interface Props {
  readonly fout: unknown
  readonly leerlingId: string
  readonly onOpnieuw: () => void
}

/** Returns whether something could not be fetched for lack of a network: an answer, or a part of the game. */
const isOffline = (fout: unknown): boolean =>
  fout instanceof TypeError || (fout instanceof ApiFout && fout.status === 0)

const uitleg = (fout: unknown): string => {
  if (isOffline(fout))
    return 'Er is geen internet. Wat je al deed, is bewaard. Probeer het straks nog eens.'
  if (fout instanceof ApiFout && fout.status === 404)
    return 'Deze ruit is er niet meer. Kies een raam op de kaart.'
  return 'Het spel wilde niet open. Wat je al deed, is bewaard. Probeer het straks nog eens.'
}

/** Says that a game cannot be opened: what happened, what was kept, what to do. */
export function SpelFout({ fout, leerlingId, onOpnieuw }: Props) {
  const isWeg = fout instanceof ApiFout && fout.status === 404
  return (
    <div className="status-vol">
      <StatusPage
        titel={isWeg ? 'Deze ruit is weg' : 'We kunnen nog niet varen'}
        acties={
          <>
            {!isWeg && (
              <button type="button" className="spel-groot spel-groot-ja" onClick={onOpnieuw}>
                Nog eens
              </button>
            )}
            <RouteLink naar="l-landkaart" params={{ leerlingId }} className="spel-groot">
              Naar de kaart
            </RouteLink>
          </>
        }
      >
        <p role="alert">{uitleg(fout)}</p>
      </StatusPage>
    </div>
  )
}
