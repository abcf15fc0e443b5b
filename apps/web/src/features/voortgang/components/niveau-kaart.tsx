import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { isNoembaar, niveauNaam } from '@letterhaven/domain/niveau-naam'
import { isZegbaar, niveauZin } from '../niveau-zin.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { metHoofdletter } from '../../../shared/weergave/woorden.ts'
import { NiveauBalk } from './niveau-balk.tsx'

type Categorie = LeerlingVoortgang['categorieen'][number]

function Regel({ categorie, jaargroep }: { categorie: Categorie; jaargroep: number }) {
  const w = useWoordkeus()
  const { naam, niveau, goed, totaal } = categorie
  const jaren = niveau?.inJaren ?? null
  return (
    <li id={`categorie-${categorie.categorie}`} className="niveau-regel">
      <h3>{metHoofdletter(naam)}</h3>
      <p className="niveau-telling">
        {totaal === 0 ? 'nog geen antwoorden' : `${goed} van de ${totaal} in één keer goed`}
      </p>
      {isZegbaar(niveau) ? (
        <NiveauBalk niveau={niveau} />
      ) : (
        <span className="niveau-balk niveau-balk-leeg" aria-hidden="true" />
      )}
      <p className="niveau-zin">
        {niveauZin(niveau)}
        {isZegbaar(niveau) && isNoembaar(jaren) && (
          <>
            {' · '}
            <strong>{niveauNaam(jaren.jaar, jaargroep, w)}</strong>
          </>
        )}
      </p>
    </li>
  )
}

interface Eigenschappen {
  readonly categorieen: readonly Categorie[]
  readonly jaargroep: number
}

/** How well each category goes, with how sure that is; those with answers first. */
export function NiveauKaart({ categorieen, jaargroep }: Eigenschappen) {
  const w = useWoordkeus()
  const opTotaal = [
    ...categorieen.filter(({ totaal }) => totaal > 0),
    ...categorieen.filter(({ totaal }) => totaal === 0),
  ]
  return (
    <Kaart titel="Niveau per categorie" extra="van de 10 zelf geschreven woorden">
      <ul className="niveau-lijst">
        {opTotaal.map((categorie) => (
          <Regel key={categorie.categorie} categorie={categorie} jaargroep={jaargroep} />
        ))}
      </ul>
      <p className="niveau-legende">
        <span className="niveau-staal niveau-staal-band" aria-hidden="true" />
        waarschijnlijk hiertussen
        <span className="niveau-staal niveau-staal-punt" aria-hidden="true" />
        beste schatting
      </p>
      <p className="voortgang-noot">
        Het niveau is een schatting van hoe het gaat bij zelf opschrijven. In een spel waarin je
        kiest, gaat er meer goed: daar helpt gokken mee. ‘Eind {w.groepN(4)}’ betekent: 8 van de 10
        woorden van {w.groepN(4)} gaan goed. Het is onze eigen schatting en geen toetsscore.
      </p>
    </Kaart>
  )
}
