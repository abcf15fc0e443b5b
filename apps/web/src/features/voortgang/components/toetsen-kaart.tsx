import { useQuery } from '@tanstack/react-query'
import { methodetoetsenEndpoints } from '@letterhaven/contracts/endpoints/methodetoetsen'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { vraag } from '../../../shared/api/query.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { langeDag, lokaleDag } from '../../../shared/weergave/geleden.ts'
import { goedZin, oordeelZin } from '../../../shared/weergave/toets-zin.ts'

interface Props {
  readonly adminId: string
  readonly leerlingId: string
}

/** The method tests that a pupil handed in, with a line for each category; nothing when there are none. */
export function ToetsenKaart({ adminId, leerlingId }: Props) {
  const { land } = useKalender()
  const params = { adminId, leerlingId }
  const { data } = useQuery(vraag(methodetoetsenEndpoints.listLeerlingToetsen, { params }))
  const toetsen = data?.toetsen.filter(({ uitslag }) => uitslag !== null) ?? []
  if (toetsen.length === 0) return null
  return (
    <Kaart titel="Methodetoetsen" extra="nieuwste eerst">
      <ol className="sessies">
        {toetsen.map(({ id, ingeleverdOp, klaargezetOp, ingevuld, woorden, uitslag }) => (
          <li key={id} className="sessie">
            <p className="sessie-moment">
              {langeDag(lokaleDag(ingeleverdOp ?? klaargezetOp, land))}
              {ingevuld < woorden && `, ${ingevuld} van de ${woorden} woorden ingevuld`}
            </p>
            {uitslag?.map((deel) => (
              <p key={deel.categorie} className="sessie-spel">
                <Letterlijk>{deel.naam}</Letterlijk>: <strong>{goedZin(deel)}</strong>,{' '}
                {oordeelZin(deel)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Kaart>
  )
}
