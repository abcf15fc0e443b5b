import { useEffect, useState } from 'react'
import { tweedeFactorEndpoints } from '@letterhaven/contracts/endpoints/tweede-factor'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import { goThroughDeur, type Binnen, type Vervolg } from '../../shared/aanmelding/aanmelden.ts'
import { AppCodeSchema } from '../../shared/tweede-factor/code-schema.ts'
import { TotpSleutel } from '../../shared/tweede-factor/totp-sleutel.tsx'
import { ofVerlopen } from './of-verlopen.ts'
import { StapKop } from './stap-kop.tsx'

interface Eigenschappen {
  readonly uitdaging: string
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  readonly onTerug: (reden?: string) => void
}

interface Sleutel {
  readonly geheim: string
  readonly uri: string
}

/** Fetches a new secret for this sign-in: once, and again on demand; a failure is shown. */
function useSleutel(uitdaging: string, onVerlopen: (reden: string) => void) {
  const [sleutel, setSleutel] = useState<Sleutel | null>(null)
  const [fout, setFout] = useState<string | null>(null)
  const [keer, setKeer] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    ofVerlopen(async () => {
      const args = { body: { uitdaging }, signal: stop.signal }
      setSleutel(await call(tweedeFactorEndpoints.offerTotp, args))
    }, onVerlopen).catch((oorzaak: unknown) => {
      if (!stop.signal.aborted) setFout(foutTekst(oorzaak))
    })
    return () => stop.abort()
    // `onVerlopen` is another function at every render; only the challenge decides when to fetch.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [uitdaging, keer])
  const opnieuw = () => {
    setFout(null)
    setKeer((vorige) => vorige + 1)
  }
  return { sleutel, fout, opnieuw }
}

/** Sets up the second step that is required: an app stores a secret, and proves that with its first code. */
export function InstellenForm({ uitdaging, onUitslag, onTerug }: Eigenschappen) {
  const { sleutel, fout: geenSleutel, opnieuw } = useSleutel(uitdaging, onTerug)
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: AppCodeSchema,
    begin: { code: '' },
    send: ({ code }) =>
      ofVerlopen(async () => onUitslag(await goThroughDeur({ uitdaging, code })), onTerug),
    opnieuw: 'code',
  })
  if (geenSleutel !== null)
    return (
      <div className="login">
        <StapKop>Beveilig je account</StapKop>
        <Melding toon="warn" live="alert">
          {geenSleutel}
        </Melding>
        <Knop soort="primair" maat="groot" vol onClick={opnieuw}>
          Opnieuw proberen
        </Knop>
      </div>
    )
  return (
    <form className="login" {...formulier}>
      <StapKop>Beveilig je account</StapKop>
      <p>
        Met dit account kun je bij gegevens van kinderen. Daarom log je in met je wachtwoord én een
        code van je telefoon. Dat stel je nu één keer in.
      </p>
      <ol className="stappen">
        <li>
          <h2>Open een app die codes maakt</h2>
          <p>
            Bijvoorbeeld Microsoft Authenticator, Google Authenticator of de wachtwoorden-app van je
            telefoon.
          </p>
        </li>
        <li>
          <h2>Scan deze QR-code met de app</h2>
          {sleutel ? <TotpSleutel {...sleutel} /> : <SkeletBlok vorm="blok" hoogte="22rem" />}
        </li>
        <li>
          <h2>Typ de zes cijfers die de app toont</h2>
          <Veld
            label="Code"
            uitleg="Zes cijfers. Elke halve minuut komt er een nieuwe."
            className="code-veld"
            autoComplete="one-time-code"
            inputMode="numeric"
            {...veld('code')}
          />
        </li>
      </ol>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      <Knop
        type="submit"
        soort="primair"
        maat="groot"
        vol
        bezig={bezig}
        bezigTekst="Bezig met nakijken"
      >
        Verder
      </Knop>
    </form>
  )
}
