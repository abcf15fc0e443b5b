import { useState, type ReactNode } from 'react'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { goThroughDeur, type Binnen, type Vervolg } from '../../shared/aanmelding/aanmelden.ts'
import { signWithPasskey } from '../../shared/tweede-factor/passkey-tekenen.ts'
import { ofVerlopen } from './of-verlopen.ts'
import { StapKop } from './stap-kop.tsx'

interface Eigenschappen {
  readonly uitdaging: string
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  readonly onVerlopen: (reden: string) => void
  readonly anders: ReactNode
}

/** The second step with a passkey of the device: a finger, a face or a PIN. */
export function PasskeyStap({ uitdaging, onUitslag, onVerlopen, anders }: Eigenschappen) {
  const [bezig, setBezig] = useState(false)
  const [fout, setFout] = useState<string | null>(null)
  const handleTeken = async () => {
    setBezig(true)
    setFout(null)
    try {
      await ofVerlopen(async () => {
        const passkey = await signWithPasskey(uitdaging)
        onUitslag(await goThroughDeur({ uitdaging, passkey }))
      }, onVerlopen)
    } catch (oorzaak) {
      setFout(oorzaak instanceof Error ? oorzaak.message : String(oorzaak))
    } finally {
      setBezig(false)
    }
  }
  return (
    <div className="login">
      <StapKop>Nog één stap</StapKop>
      <p>
        Bevestig met je passkey dat jij het bent: met je vinger, je gezicht of de pincode van je
        apparaat.
      </p>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      <Knop
        soort="primair"
        maat="groot"
        vol
        icoon="sleutel"
        bezig={bezig}
        bezigTekst="Wacht op je passkey"
        onClick={() => void handleTeken()}
      >
        Verder met je passkey
      </Knop>
      {anders}
    </div>
  )
}
