import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { aandachtspunten } from '../aandachtspunten.ts'
import { isZegbaar, niveauZin } from '../niveau-zin.ts'
import { NiveauBalk } from './niveau-balk.tsx'

type Categorieen = LeerlingVoortgang['categorieen']

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingId: string
  readonly categorieen: Categorieen
}

function Werk({ werk }: { werk: Categorieen }) {
  if (werk.length === 0) return <p>Geen enkele categorie gaat nu duidelijk onvoldoende.</p>
  return (
    <ul className="niveau-lijst">
      {werk.map(({ categorie, naam, niveau }) => (
        <li key={categorie} className="niveau-regel">
          <h3>
            <Letterlijk>{metHoofdletter(naam)}</Letterlijk>
          </h3>
          {isZegbaar(niveau) && <NiveauBalk niveau={niveau} />}
          <p className="niveau-zin">{niveauZin(niveau)}</p>
        </li>
      ))}
    </ul>
  )
}

/** What needs practice, what goes well, and what cannot be said yet. */
export function PuntenKaart({ adminId, groepId, leerlingId, categorieen }: Eigenschappen) {
  const { werk, sterk, onzeker } = aandachtspunten(categorieen)
  const rest = [
    { icoon: 'vinkje', kop: 'Gaat al goed', lijst: sterk },
    { icoon: 'klok', kop: 'Nog niet te zeggen', lijst: onzeker },
  ] as const
  return (
    <Kaart titel="Hier levert oefenen nu het meeste op" extra="van de 10, zonder gokken">
      <Werk werk={werk} />
      {rest.map(
        ({ icoon, kop, lijst }) =>
          lijst.length > 0 && (
            <div key={kop} className="punten-rest">
              <h3>
                <Icoon naam={icoon} maat={18} />
                {kop}
              </h3>
              <p>
                <Letterlijk>{metHoofdletter(lijst.map(({ naam }) => naam).join(' · '))}</Letterlijk>
              </p>
            </div>
          ),
      )}
      <RouteLink
        naar="a-leerling-voortgang"
        params={{ adminId, groepId, leerlingId }}
        className={`${knopKlasse({ soort: 'tonaal' })} noprint punten-verder`}
      >
        Alle categorieën en de groei
      </RouteLink>
    </Kaart>
  )
}
