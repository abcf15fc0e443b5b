import { lazy } from 'react'
import { isBinnen, type Binnen, type Vervolg } from '../../shared/aanmelding/aanmelden.ts'
import { KiesAdmin } from './choose-admin.tsx'
import { TweedeStap } from './tweede-stap.tsx'

const Instellen = lazy(() =>
  import('./instellen-form.tsx').then((m) => ({ default: m.InstellenForm })),
)
const Codes = lazy(() => import('./codes-stap.tsx').then((m) => ({ default: m.CodesStap })))

interface Eigenschappen {
  readonly onderweg: Binnen | Vervolg
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  /** Called when the codes have been saved. */
  readonly onVerder: (binnen: Binnen) => void
  /** Goes back to the password; with a reason when that was not the user's own wish. */
  readonly onTerug: (reden?: string) => void
}

/** What comes after a right password: a second step, new recovery codes, or the choice of a school. */
export function VervolgStap({ onderweg, onUitslag, onVerder, onTerug }: Eigenschappen) {
  if (!isBinnen(onderweg) && 'kies' in onderweg)
    return <KiesAdmin keuze={onderweg} {...{ onUitslag, onTerug }} />
  if (!isBinnen(onderweg) && !onderweg.tweedeFactor.soorten.includes('instellen'))
    return <TweedeStap stap={onderweg.tweedeFactor} {...{ onUitslag, onTerug }} />
  if (isBinnen(onderweg)) return <Codes binnen={onderweg} onVerder={onVerder} />
  const { uitdaging } = onderweg.tweedeFactor
  return <Instellen {...{ uitdaging, onUitslag, onTerug }} />
}
