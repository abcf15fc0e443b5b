import type { Wachtwoorden } from '@letterhaven/contracts/leerling-ingang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { klasAdres } from './klaslink.tsx'

/** On paper: a card for each pupil, eight on a sheet, to cut along the lines. Nothing of it is seen on a screen. */
export function Kaartjes({ lijst }: { readonly lijst: Wachtwoorden }) {
  const adres = klasAdres(lijst.klascode).replace(/^https?:\/\//, '')
  return (
    <ul className="ww-kaartjes" aria-hidden="true">
      {lijst.leerlingen.map(({ leerlingId, naam, dier, woorden, plaatjes }) => (
        <li key={leerlingId} className="ww-kaartje">
          <p className="ww-kaartje-naam">{volledigeNaam(naam)}</p>
          <p className="ww-kaartje-klein">
            {lijst.groep} · {dier}
          </p>
          <p className="ww-kaartje-woorden">{woorden ?? 'met je schoolaccount'}</p>
          {plaatjes && <p className="ww-kaartje-klein">plaatjes: {plaatjes.join(', ')}</p>}
          <p className="ww-kaartje-adres">{adres}</p>
        </li>
      ))}
    </ul>
  )
}
