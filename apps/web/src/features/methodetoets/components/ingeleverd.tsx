import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useKopFocus } from '../use-kop-focus.ts'
import { Flessenpost } from './flessenpost.tsx'

interface Props {
  readonly leerlingId: string
  readonly voornaam: string
}

/** The end of the test: no score, no judgement, and a link back. */
export function Ingeleverd({ leerlingId, voornaam }: Props) {
  const { helper } = soortwoorden(useWoordkeus())
  const kop = useKopFocus()
  return (
    <div className="toets-blad toets-eind">
      <Flessenpost />
      <h1 tabIndex={-1} ref={kop}>{`Ingeleverd! Dank je wel, ${voornaam}.`}</h1>
      <p>{`Je woorden zijn onderweg naar ${helper}. Je hoeft niets meer te doen.`}</p>
      <RouteLink naar="l-landkaart" params={{ leerlingId }} className="toets-knop toets-knop-goud">
        Naar de kaart
      </RouteLink>
    </div>
  )
}
