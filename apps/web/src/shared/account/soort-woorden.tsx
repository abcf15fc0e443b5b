import type { ReactNode } from 'react'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { woordkeus, WoordkeusContext } from '../woordkeus.tsx'

interface Eigenschappen {
  /** What the account is; undefined while nobody knows, which keeps the host's words. */
  readonly soort: AdminSoort | undefined
  readonly children: ReactNode
}

/** Gives what stands inside it the words of an account of this kind, in the country of the host. */
export function SoortWoorden({ soort, children }: Eigenschappen) {
  const eigen = soort === undefined ? woordkeus : woordkeusVoor({ land: woordkeus.land, soort })
  return <WoordkeusContext value={eigen}>{children}</WoordkeusContext>
}
