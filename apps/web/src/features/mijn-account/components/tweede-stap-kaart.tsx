import { useState } from 'react'
import type { UserId } from '@letterhaven/contracts/ids'
import type { EigenPasskey, EigenTweedeFactor } from '@letterhaven/contracts/mijn-account'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { ApiFout } from '../../../shared/api/api-fout.ts'
import { kentPasskeys } from '../../../shared/tweede-factor/kent-passkeys.ts'
import { geledenTekst } from '../../../shared/weergave/geleden.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { useTweedeFactor, useVernieuwFactor } from '../use-tweede-factor.ts'
import type { Wijziging } from '../wijziging.ts'
import { WijzigDialoog } from './wijzig-dialoog.tsx'
import { useOpening } from '../../../shared/use-opening.ts'

type Kies = (wijziging: Wijziging) => void

function AppRij({ factor, onKies }: { readonly factor: EigenTweedeFactor; readonly onKies: Kies }) {
  return (
    <li className="account-rij">
      <div>
        <p className="account-rij-titel">App met codes</p>
        <p className="account-stil">
          {factor.totp
            ? 'Je typt bij het inloggen een code uit je app.'
            : 'Een app op je telefoon maakt elke halve minuut een nieuwe code.'}
        </p>
      </div>
      <div className="account-knoppen">
        <Knop onClick={() => onKies({ soort: 'totp' })}>
          {factor.totp ? 'Andere app' : 'Instellen'}
          {!factor.totp && <span className="lh-vh"> van een app met codes</span>}
        </Knop>
        {factor.totp && (
          <Knop soort="tekst" onClick={() => onKies({ soort: 'totp-weg' })}>
            Weghalen<span className="lh-vh"> van de app</span>
          </Knop>
        )}
      </div>
    </li>
  )
}

function PasskeyRij({
  passkey,
  onKies,
}: {
  readonly passkey: EigenPasskey
  readonly onKies: Kies
}) {
  const { land, vandaag } = useKalender()
  const { naam, gemaaktOp, laatstOp } = passkey
  const laatst =
    laatstOp === null ? 'nog niet gebruikt' : `gebruikt ${geledenTekst(laatstOp, vandaag, land)}`
  return (
    <li className="account-rij">
      <div>
        <p className="account-rij-titel">
          <Letterlijk>{naam}</Letterlijk>
        </p>
        <p className="account-stil">
          Passkey, gemaakt {geledenTekst(gemaaktOp, vandaag, land)}, {laatst}
        </p>
      </div>
      <div className="account-knoppen">
        <Knop soort="tekst" onClick={() => onKies({ soort: 'passkey-naam', passkey })}>
          Hernoemen
          <span className="lh-vh">
            {' '}
            van <Letterlijk>{naam}</Letterlijk>
          </span>
        </Knop>
        <Knop soort="tekst" onClick={() => onKies({ soort: 'passkey-weg', passkey })}>
          Weghalen
          <span className="lh-vh">
            {' '}
            van <Letterlijk>{naam}</Letterlijk>
          </span>
        </Knop>
      </div>
    </li>
  )
}

function CodesRij({ aantal, onKies }: { readonly aantal: number; readonly onKies: Kies }) {
  return (
    <li className="account-rij">
      <div>
        <p className="account-rij-titel">Herstelcodes</p>
        <p className="account-stil">
          {aantal === 1 ? 'Er is nog 1 code over.' : `Er zijn nog ${aantal} codes over.`} Ze helpen
          als je telefoon er niet is.
        </p>
      </div>
      <Knop onClick={() => onKies({ soort: 'codes' })}>Nieuwe codes</Knop>
    </li>
  )
}

function Manieren({
  factor,
  onKies,
}: {
  readonly factor: EigenTweedeFactor
  readonly onKies: Kies
}) {
  if (!factor.metWachtwoord)
    return <p>Je logt in met je schoolaccount. Een tweede stap regel je daar.</p>
  const isAan = factor.totp || factor.passkeys.length > 0
  return (
    <>
      <p className="account-stil">
        {factor.verplicht
          ? 'Jouw account heeft altijd een tweede stap nodig.'
          : 'Met een tweede stap komt niemand binnen die alleen je wachtwoord kent.'}
      </p>
      <ul className="account-lijst" aria-label="Tweede stap">
        <AppRij factor={factor} onKies={onKies} />
        {factor.passkeys.map((passkey) => (
          <PasskeyRij key={passkey.id} passkey={passkey} onKies={onKies} />
        ))}
        {isAan && <CodesRij aantal={factor.herstelcodes} onKies={onKies} />}
      </ul>
      {kentPasskeys() && (
        <div>
          <Knop icoon="plus" onClick={() => onKies({ soort: 'passkey' })}>
            Passkey toevoegen
          </Knop>
        </div>
      )}
    </>
  )
}

function NogNiet({ fout }: { readonly fout: Error | null }) {
  if (!fout) return <SkeletRijen aantal={2} label="Je tweede stap wordt opgehaald" />
  // Only one school vouches for this sign-in, while a second step opens every school that somebody works at.
  if (fout instanceof ApiFout && fout.code === 'not_found')
    return (
      <p>
        Je bent ingelogd met het schoolaccount van één school. Wil je je tweede stap zien of
        veranderen? Log dan in met je wachtwoord, als je dat hebt.
      </p>
    )
  return (
    <Melding toon="bad" live="alert">
      {fout.message}
    </Melding>
  )
}

/** The second step of the user's own sign-in: what there is, and changes to it. */
export function TweedeStapKaart({ userId }: { readonly userId: UserId }) {
  const { data, error } = useTweedeFactor(userId)
  const vernieuw = useVernieuwFactor(userId)
  const { open: wijziging, show, close } = useOpening<Wijziging>()
  const [gedaan, setGedaan] = useState<string | null>(null)
  const handleKies = (nieuw: Wijziging) => {
    setGedaan(null)
    show(nieuw)
  }
  // Reported once the list below shows it too.
  const handleKlaar = (zin: string) => void vernieuw().then(() => setGedaan(zin))
  const isAan = data && (data.totp || data.passkeys.length > 0)
  return (
    <Kaart
      titel="Tweede stap bij het inloggen"
      extra={data?.metWachtwoord && <Pil toon={isAan ? 'ok' : 'stil'}>{isAan ? 'Aan' : 'Uit'}</Pil>}
    >
      {gedaan && (
        <Melding toon="ok" live="status">
          {gedaan}
        </Melding>
      )}
      {data ? <Manieren factor={data} onKies={handleKies} /> : <NogNiet fout={error} />}
      <WijzigDialoog userId={userId} wijziging={wijziging} onKlaar={handleKlaar} onSluit={close} />
    </Kaart>
  )
}
