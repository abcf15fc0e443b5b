import type { Wachtwoorden } from '@letterhaven/contracts/leerling-ingang'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Melding } from '@letterhaven/ui/melding.tsx'
import { Vinkje } from '@letterhaven/ui/vinkje.tsx'
import { padVan } from '../../../shared/routes/pad.ts'
import { KopieerKnop } from '../../../shared/tweede-factor/kopieer-knop.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly lijst: Wachtwoorden
  readonly onZet: (aan: boolean) => void
  readonly onNieuw: () => void
  readonly isPosterBezig: boolean
  readonly onPoster: () => void
}

/** The address on which the pupils of a group find their names. */
const klasAdres = (klascode: string): string =>
  `${window.location.origin}${padVan('login-klas', { klascode })}`

/** How the pupils of this group come in, for the teacher to hand out or to shut. */
export function Klaslink({ lijst, onZet, onNieuw, isPosterBezig, onPoster }: Props) {
  const w = useWoordkeus()
  const adres = klasAdres(lijst.klascode)
  return (
    <Kaart titel="Zo komen de leerlingen binnen" className="ww-link noprint">
      <p className="ww-stil">
        Open deze link op de tablets of zet hem als snelkoppeling. Een leerling kiest daar de eigen
        naam en typt twee woorden. Zonder link: op de inlogpagina met schoolcode{' '}
        <strong>{lijst.schoolcode}</strong> en de {w.groep}.
      </p>
      {!lijst.schoolcodeAan && (
        <Melding toon="warn" titel="De schoolcode staat uit">
          Zolang de code van de hele school uit staat, opent ook deze link niets. Wie het account
          beheert, zet hem weer aan bij Accountgegevens.
        </Melding>
      )}
      <p className="ww-adres">{adres}</p>
      <div className="ww-knoppen">
        <KopieerKnop tekst={adres}>Link kopiëren</KopieerKnop>
        {lijst.schoolcodeAan && lijst.klascodeAan && (
          <Knop
            icoon="print"
            bezig={isPosterBezig}
            bezigTekst="De poster wordt gemaakt"
            onClick={onPoster}
          >
            Klasposter (PDF)
          </Knop>
        )}
        <Knop soort="tekst" icoon="vernieuw" onClick={onNieuw}>
          Nieuwe link
        </Knop>
        <Vinkje
          schakelaar
          label="De link werkt"
          checked={lijst.klascodeAan}
          onChange={({ target }) => onZet(target.checked)}
        />
      </div>
    </Kaart>
  )
}
