import './groepjes-kaart.css'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { instructiegroepjes } from '../instructiegroepjes.ts'
import { korteNamen } from '../korte-namen.ts'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly voortgang: GroepVoortgang
}

/** Children who could have the same lesson now, and what it should be about. */
export function GroepjesKaart({ adminId, groepId, voortgang }: Eigenschappen) {
  const w = useWoordkeus()
  const groepjes = instructiegroepjes(voortgang)
  const kort = korteNamen(voortgang.leerlingen.map(({ naam }) => naam))
  const naamVan = new Map(voortgang.leerlingen.map(({ id }, i) => [id, kort[i] ?? '']))
  return (
    <Kaart titel="Samen extra uitleg" extra="groepjes die nu zinvol zijn">
      {groepjes.length === 0 ? (
        <p>
          Er zijn nu geen twee {w.leerlingen} bij wie dezelfde categorie duidelijk onvoldoende gaat.
        </p>
      ) : (
        <ul className="groepjes">
          {groepjes.map(({ categorie, leerlingen }) => (
            <li key={categorie.code} className="groepje">
              <h3>
                <Letterlijk>{metHoofdletter(categorie.naam)}</Letterlijk>
              </h3>
              <p className="groepje-aantal">
                {aantal(leerlingen.length, w.leerling, w.leerlingen)}
              </p>
              <ul className="groepje-namen">
                {leerlingen.map(({ id, naam }) => (
                  <li key={id}>
                    <RouteLink
                      naar="a-leerling"
                      params={{ adminId, groepId, leerlingId: id }}
                      title={volledigeNaam(naam)}
                    >
                      <Letterlijk>{naamVan.get(id)}</Letterlijk>
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <p className="voortgang-noot">
        In een groepje staan {w.leerlingen} bij wie vrijwel zeker minder dan 7 van de 10 goed gaan.{' '}
        {w.Leerlingen} van wie we te weinig weten, staan er niet bij.
      </p>
    </Kaart>
  )
}
