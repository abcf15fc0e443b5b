import type { Inloggers } from '@letterhaven/contracts/leerling-ingang'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { padVan } from '../../../shared/routes/pad.ts'
import { KopieerKnop } from '../../../shared/tweede-factor/kopieer-knop.tsx'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly lijst: Inloggers
  readonly onZet: (aan: boolean) => void
  /** The link is being closed or opened. */
  readonly isBezig: boolean
  readonly onNieuw: () => void
  readonly isPosterBezig: boolean
  readonly onPoster: () => void
}

/** Returns the address at which the pupils of a group find their names. */
const klasAdres = (klascode: string): string =>
  `${window.location.origin}${padVan('login-klas', { klascode })}`

/** How the pupils of this group sign in, for the teacher to hand out or to close. */
export function Klaslink({ lijst, isBezig, ...props }: Props) {
  const { onZet, onNieuw, isPosterBezig, onPoster } = props
  const w = useWoordkeus()
  const s = useSoortwoorden()
  const adres = klasAdres(lijst.klascode)
  const werkt = lijst.schoolcodeAan && lijst.klascodeAan
  return (
    <Kaart titel={`Zo komen de ${w.leerlingen} binnen`} className="ww-link noprint">
      {werkt && (
        <p className="ww-stil">
          Open deze link op de tablets of maak er een snelkoppeling van. Iedereen kiest daar zijn of
          haar naam en typt een wachtwoord of tikt plaatjes. Zonder link: op de inlogpagina met{' '}
          {s.schoolcode} <strong translate="no">{lijst.schoolcode}</strong> en de {w.groep}.
        </p>
      )}
      {!lijst.schoolcodeAan && (
        <Melding toon="warn" titel={`De ${s.schoolcode} staat uit`}>
          Zolang die code uit staat, werkt ook deze link niet. De beheerder kan hem weer aanzetten
          bij Accountgegevens.
        </Melding>
      )}
      {lijst.schoolcodeAan && !lijst.klascodeAan && (
        <Melding toon="warn" titel="De link staat uit">
          Hij werkt nu niet, ook niet op tablets waar hij al staat. Inloggen kan nog wel met de code
          op een inlogkaart of met een gebruikersnaam.
        </Melding>
      )}
      <p className="ww-adres" translate="no">
        {adres}
      </p>
      <div className="ww-knoppen">
        {werkt && <KopieerKnop tekst={adres}>Link kopiëren</KopieerKnop>}
        {werkt && (
          <Knop
            icoon="print"
            bezig={isPosterBezig}
            bezigTekst="De poster wordt gemaakt"
            onClick={onPoster}
          >
            {s.Klasposter} (PDF)
          </Knop>
        )}
        <Knop soort="tekst" icoon="vernieuw" onClick={onNieuw}>
          Nieuwe link
        </Knop>
        <Vinkje
          schakelaar
          label="De link werkt"
          checked={isBezig ? !lijst.klascodeAan : lijst.klascodeAan}
          aria-busy={isBezig}
          onChange={({ target }) => !isBezig && onZet(target.checked)}
        />
      </div>
    </Kaart>
  )
}
