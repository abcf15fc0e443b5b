import { useState } from 'react'
import type { UserId } from '@letterhaven/contracts/ids'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Herstelcodes } from '../../../shared/tweede-factor/herstelcodes.tsx'
import { WIJZIGINGEN, type Wijziging } from '../wijziging.ts'
import { BevestigForm } from './bevestig-form.tsx'
import { BeginTekst } from './dialoog-form.tsx'
import { NaamForm } from './naam-form.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { TotpForm } from './totp-form.tsx'

interface Eigenschappen {
  readonly userId: UserId
  readonly wijziging: Wijziging | null
  /** The change is done; gives the page a sentence about it. */
  readonly onKlaar: (zin: string) => void
  readonly onSluit: () => void
}

type Stap = Omit<Eigenschappen, 'wijziging' | 'onKlaar' | 'onSluit'> & {
  readonly wijziging: Wijziging
  /** Called when done; with the codes that must be saved first, if any. */
  readonly onGedaan: (codes: readonly string[]) => void
}

function Formulier({ wijziging, ...rest }: Stap) {
  switch (wijziging.soort) {
    case 'totp':
      return <TotpForm {...rest} />
    case 'passkey':
      return <PasskeyForm {...rest} />
    case 'passkey-naam':
      return <NaamForm passkey={wijziging.passkey} {...rest} />
    default:
      return <BevestigForm wijziging={wijziging} {...rest} />
  }
}

/** New codes, and the change that they came of: that may be closed by then, or followed by another one. */
interface Nieuw {
  readonly codes: readonly string[]
  readonly van: Wijziging
}

/**
 * One change of the second step: confirm, done, and save the new codes, each on its own sheet. Codes are shown as soon as they
 * come, also to somebody who closed the dialog meanwhile: the old ones work no longer, and these are never shown again.
 */
export function WijzigDialoog({ userId, wijziging, onKlaar, onSluit }: Eigenschappen) {
  const [nieuw, setNieuw] = useState<Nieuw | null>(null)
  const handleSluit = () => {
    setNieuw(null)
    // What was opened since waits behind the codes, with what was typed in it.
    if (nieuw === null || nieuw.van === wijziging) onSluit()
  }
  const handleGedaan = (codes: readonly string[]) => {
    if (!wijziging) return
    onKlaar(WIJZIGINGEN[wijziging.soort].klaar)
    if (codes.length > 0) setNieuw({ codes, van: wijziging })
    else onSluit()
  }
  const titel = wijziging ? WIJZIGINGEN[wijziging.soort].titel : ''
  return (
    <Dialoog
      open={wijziging !== null || nieuw !== null}
      titel={nieuw ? 'Bewaar je herstelcodes' : titel}
      onSluit={handleSluit}
    >
      {nieuw && (
        <div className="account-formulier">
          <BeginTekst>
            Ben je je telefoon kwijt, dan kom je met een van deze codes toch binnen. Elke code werkt
            één keer. Je ziet ze alleen nu.
          </BeginTekst>
          <Herstelcodes codes={nieuw.codes} />
          <Knop soort="primair" maat="groot" vol onClick={handleSluit}>
            Ik heb ze bewaard
          </Knop>
        </div>
      )}
      {wijziging && nieuw?.van !== wijziging && (
        <div hidden={nieuw !== null}>
          <Formulier userId={userId} wijziging={wijziging} onGedaan={handleGedaan} />
        </div>
      )}
    </Dialoog>
  )
}
