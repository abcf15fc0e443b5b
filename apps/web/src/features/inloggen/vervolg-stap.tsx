import { lazy, Suspense } from 'react'
import { Skelet, SkeletBlok } from '@letterhaven/ui/skelet.tsx'
import { isBinnen, type Binnen, type Vervolg } from '../../shared/session/aanmelden.ts'
import { KiesAdmin } from './kies-admin.tsx'
import { TweedeStap } from './tweede-stap.tsx'

const Instellen = lazy(() =>
  import('./instellen-form.tsx').then((m) => ({ default: m.InstellenForm })),
)
const Codes = lazy(() => import('./codes-stap.tsx').then((m) => ({ default: m.CodesStap })))

interface Eigenschappen {
  readonly onderweg: Binnen | Vervolg
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  /** The codes were kept. */
  readonly onVerder: (binnen: Binnen) => void
  /** Back to the password; with a reason when it was not their own wish. */
  readonly onTerug: (reden?: string) => void
}

/** What comes after a right password: a second step, new recovery codes, or which school it is today. */
export function VervolgStap({ onderweg, onUitslag, onVerder, onTerug }: Eigenschappen) {
  if (!isBinnen(onderweg) && 'kies' in onderweg)
    return <KiesAdmin keuze={onderweg} {...{ onUitslag, onTerug }} />
  if (!isBinnen(onderweg) && !onderweg.tweedeFactor.soorten.includes('instellen'))
    return <TweedeStap stap={onderweg.tweedeFactor} {...{ onUitslag, onTerug }} />
  return (
    <Suspense fallback={<Wacht />}>
      {isBinnen(onderweg) ? (
        <Codes binnen={onderweg} onVerder={onVerder} />
      ) : (
        <Instellen uitdaging={onderweg.tweedeFactor.uitdaging} {...{ onUitslag, onTerug }} />
      )}
    </Suspense>
  )
}

/** In the shape of the step that comes. */
export function Wacht() {
  return (
    <Skelet label="De volgende stap komt eraan">
      <div className="login">
        <SkeletBlok hoogte="2rem" breedte="70%" />
        <SkeletBlok vorm="blok" hoogte="24rem" />
      </div>
    </Skelet>
  )
}
