import { useState } from 'react'
import type { TweedeFactorSoort } from '@letterhaven/contracts/aanmelden'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import type { Binnen, Vervolg } from '../../shared/aanmelding/aanmelden.ts'
import { kentPasskeys } from '../../shared/tweede-factor/kent-passkeys.ts'
import { CodeForm } from './code-form.tsx'
import { PasskeyStap } from './passkey-stap.tsx'

type Stap = Extract<Vervolg, { readonly tweedeFactor: unknown }>['tweedeFactor']
type Manier = Exclude<TweedeFactorSoort, 'instellen'>

interface Eigenschappen {
  readonly stap: Stap
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  readonly onTerug: (reden?: string) => void
}

const MANIEREN: Record<Manier, string> = {
  passkey: 'Gebruik je passkey',
  totp: 'Gebruik de code uit je app',
  herstelcode: 'Gebruik een herstelcode',
}
const VOLGORDE: readonly Manier[] = ['passkey', 'totp', 'herstelcode']

/** The second step by the method that is quickest for this person; the other methods are below it. */
export function TweedeStap({ stap, onUitslag, onTerug }: Eigenschappen) {
  const manieren = VOLGORDE.filter(
    (manier) => stap.soorten.includes(manier) && (manier !== 'passkey' || kentPasskeys()),
  )
  const [gekozen, setGekozen] = useState<Manier | null>(null)
  const manier = gekozen ?? manieren[0] ?? 'herstelcode'
  const anders = (
    <div className="login-anders">
      {manieren
        .filter((ander) => ander !== manier)
        .map((ander) => (
          <Knop key={ander} soort="tekst" vol onClick={() => setGekozen(ander)}>
            {MANIEREN[ander]}
          </Knop>
        ))}
      <Knop soort="tekst" vol icoon="pijl-links" onClick={() => onTerug()}>
        Terug naar het wachtwoord
      </Knop>
    </div>
  )
  const rest = { uitdaging: stap.uitdaging, onUitslag, onVerlopen: onTerug, anders }
  if (manier === 'passkey') return <PasskeyStap {...rest} />
  return <CodeForm key={manier} soort={manier} {...rest} />
}
