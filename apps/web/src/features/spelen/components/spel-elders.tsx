import { StatusPage } from '../../../shared/kader/status-page.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'

interface Props {
  readonly leerlingId: string
  readonly onHier: () => void
}

/** Says that a taak went on in another tab, and takes it back on request. */
export function SpelElders({ leerlingId, onHier }: Props) {
  return (
    <div className="status-vol">
      <StatusPage
        titel="Je speelt in een ander tabblad"
        acties={
          <>
            <button type="button" className="spel-groot spel-groot-ja" onClick={onHier}>
              Hier verder spelen
            </button>
            <RouteLink naar="l-landkaart" params={{ leerlingId }} className="spel-groot">
              Naar de kaart
            </RouteLink>
          </>
        }
      >
        <p role="alert">Wat je hier deed, is bewaard.</p>
      </StatusPage>
    </div>
  )
}
