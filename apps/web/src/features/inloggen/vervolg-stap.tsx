import type { Binnen, Vervolg } from '../../shared/session/aanmelden.ts'
import { CodeForm } from './code-form.tsx'
import { KiesAdmin } from './kies-admin.tsx'

interface Eigenschappen {
  readonly vervolg: Vervolg
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  readonly onTerug: () => void
}

/** What is asked after a right password: a second step, or which school it is today. */
export function VervolgStap({ vervolg, onUitslag, onTerug }: Eigenschappen) {
  if ('kies' in vervolg) return <KiesAdmin keuze={vervolg} {...{ onUitslag, onTerug }} />
  return <CodeForm stap={vervolg.tweedeFactor} {...{ onUitslag, onTerug }} />
}
