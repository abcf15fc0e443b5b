import type { ReactNode } from 'react'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { woordkeus, WoordkeusContext } from '../woordkeus.tsx'

interface Eigenschappen {
  /** The kind of account; undefined while it is unknown, which keeps the wording of the host. */
  readonly soort: AdminSoort | undefined
  readonly children: ReactNode
}

/** Gives its children the wording for an account of this kind, in the country of the host. */
export function SoortWoorden({ soort, children }: Eigenschappen) {
  const eigen = soort === undefined ? woordkeus : woordkeusVoor({ land: woordkeus.land, soort })
  return <WoordkeusContext value={eigen}>{children}</WoordkeusContext>
}
