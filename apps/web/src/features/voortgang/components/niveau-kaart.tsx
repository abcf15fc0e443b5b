import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { jaarMetLidwoord } from '@letterhaven/domain/jaar-met-lidwoord'
import { isNoembaar, niveauNaam } from '@letterhaven/domain/niveau-naam'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { isZegbaar, niveauZin } from '../niveau-zin.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { aantal, deelVan } from '../../../shared/weergave/woorden.ts'
import { BeheersingLegende, BeheersingWoord } from './beheersing-woord.tsx'
import { NiveauBalk } from './niveau-balk.tsx'

type Categorie = LeerlingVoortgang['categorieen'][number]

function Regel({ categorie, jaargroep }: { categorie: Categorie; jaargroep: number }) {
  const w = useWoordkeus()
  const { naam, niveau, goed, totaal, beheersing } = categorie
  const jaren = niveau?.inJaren ?? null
  return (
    <li className="niveau-regel">
      <h3>
        <Letterlijk>{metHoofdletter(naam)}</Letterlijk>
      </h3>
      <p className="niveau-telling">{deelVan(goed, `${getal(totaal)} in één keer goed`)}</p>
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
      {beheersing && <BeheersingWoord beheersing={beheersing} />}
    </li>
  )
}

interface Eigenschappen {
  readonly categorieen: readonly Categorie[]
  readonly jaargroep: number
}

/** The categories that were not practised yet: only their names, folded. */
function Ongeoefend({ categorieen }: Pick<Eigenschappen, 'categorieen'>) {
  if (categorieen.length === 0) return null
  const hoeveel = aantal(categorieen.length, 'categorie', 'categorieën')
  return (
    <details className="niveau-rest lh-vouw">
      <summary>Nog zonder antwoorden: {hoeveel}</summary>
      <p>
        Hiervan is nog niets geoefend. Deze categorieën komen vanzelf aan de beurt, en dan staat ook
        het niveau erbij.
      </p>
      <ul>
        {categorieen.map(({ categorie, naam }) => (
          <li key={categorie}>
            <Letterlijk>{metHoofdletter(naam)}</Letterlijk>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Explains the band and the mark. */
function Legende() {
  return (
    <p className="niveau-legende">
      <span className="niveau-staal niveau-staal-band" aria-hidden="true" />
      waarschijnlijk hiertussen
      <span className="niveau-staal niveau-staal-punt" aria-hidden="true" />
      beste schatting
    </p>
  )
}

/** How well each category goes, and how certain that is; categories without answers are folded away. */
export function NiveauKaart({ categorieen, jaargroep }: Eigenschappen) {
  const w = useWoordkeus()
  const geoefend = categorieen.filter(({ totaal }) => totaal > 0)
  return (
    <Kaart titel="Niveau per categorie" extra="van de 10, zonder gokken">
      <ul className="niveau-lijst">
        {geoefend.map((categorie) => (
          <Regel key={categorie.categorie} categorie={categorie} jaargroep={jaargroep} />
        ))}
      </ul>
      {geoefend.length > 0 ? <Legende /> : <p>Er zijn nog geen antwoorden.</p>}
      <Ongeoefend categorieen={categorieen.filter(({ totaal }) => totaal === 0)} />
      {geoefend.length > 0 && <BeheersingLegende />}
      <p className="voortgang-noot">
        Het niveau is een schatting van hoe het zonder gokken gaat: bij woorden als je ze zelf
        opschrijft, bij zinnen en teksten als je begrijpt wat er staat. In een spel waarin je kiest,
        gaat er meer goed: daar helpt gokken mee. ‘Eind {w.groepN(4)}’ betekent: 8 van de 10 woorden
        van {jaarMetLidwoord(4, w)} gaan goed. Het is onze eigen schatting en geen toetsscore.
      </p>
    </Kaart>
  )
}
