import '../../shared/merk/merk-letter.css'
import './methodetoets.css'
import { methodetoetsenEndpoints } from '@letterhaven/contracts/endpoints/methodetoetsen'
import type { ToetsPapier } from '@letterhaven/contracts/methodetoets'
import { ApiFout, isTijdelijk } from '../../shared/api/api-fout.ts'
import { useOphalen } from '../../shared/api/use-ophalen.ts'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { Dictee } from './components/dictee.tsx'
import { Ingeleverd } from './components/ingeleverd.tsx'
import { useBewaardPapier } from './use-bewaard-papier.ts'
import { useToets } from './use-toets.ts'

interface Props {
  readonly leerlingId: string
  readonly papier: ToetsPapier
  readonly isEigen: boolean
}

function Bericht({ leerlingId, titel, zin }: { leerlingId: string; titel: string; zin: string }) {
  return (
    <div className="toets-blad toets-eind">
      <h1>{titel}</h1>
      <p>{zin}</p>
      <RouteLink naar="l-landkaart" params={{ leerlingId }} className="toets-knop toets-knop-goud">
        Naar de kaart
      </RouteLink>
    </div>
  )
}

function Papier({ leerlingId, papier, isEigen }: Props) {
  const toets = useToets({ leerlingId, papier, isEigen })
  if (toets.bezorging === 'ingeleverd')
    return <Ingeleverd leerlingId={leerlingId} voornaam={papier.voornaam} />
  if (toets.bezorging === 'weg')
    return (
      <Bericht
        leerlingId={leerlingId}
        titel="Deze toets is er niet meer"
        zin="Je hoeft hem niet meer te maken."
      />
    )
  return <Dictee leerlingId={leerlingId} papier={papier} toets={toets} kijktMee={!isEigen} />
}

interface WachtProps {
  readonly fout: unknown
  readonly bezig: boolean
  readonly onOpnieuw: () => void
}

function Wacht({ fout, bezig, onOpnieuw }: WachtProps) {
  if (fout === undefined)
    return (
      <div className="toets-blad toets-eind">
        <h1>De toets komt eraan</h1>
      </div>
    )
  return (
    <div className="toets-blad toets-eind" role="alert">
      <h1>De toets gaat niet open</h1>
      <p>Er ging iets mis. Wat je al schreef, is bewaard. Probeer het straks nog eens.</p>
      <button
        type="button"
        className="toets-knop toets-knop-goud"
        aria-disabled={bezig}
        onClick={onOpnieuw}
      >
        {bezig ? 'Even kijken…' : 'Nog eens'}
      </button>
    </div>
  )
}

/** A test of the school's own method, as the pupil takes it. */
export function MethodetoetsScreen() {
  const { leerlingId, methodetoetsId } = useRouteParams('l-methodetoets')
  const isEigen = useSessieUser()?._id === leerlingId
  const { data, fout, bezig, opnieuw } = useOphalen(methodetoetsenEndpoints.getToetsPapier, {
    params: { leerlingId, methodetoetsId },
  })
  const bewaard = useBewaardPapier({ leerlingId, methodetoetsId, isEigen, data })
  const papier = data ?? (fout !== undefined && isTijdelijk(fout) ? bewaard : undefined)
  if (!papier && fout instanceof ApiFout && fout.status === 404) throw fout
  return (
    <div className="toets" data-ruim={papier?.weergave.dyslexie || undefined}>
      {papier ? (
        <Papier key={papier.id} {...{ leerlingId, papier, isEigen }} />
      ) : (
        <Wacht fout={fout} bezig={bezig} onOpnieuw={opnieuw} />
      )}
    </div>
  )
}
