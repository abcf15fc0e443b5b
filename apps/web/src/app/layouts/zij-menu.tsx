import type { ReactNode } from 'react'
import type { Recht } from '@letterhaven/contracts/recht'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useAdmin } from '../../shared/account/admin.ts'
import { kijkMeeHaak, useOpenLook } from '../../shared/kijk-mee/haak.ts'
import { findRoute, fillPad } from '../../shared/routes/pad.ts'
import { routeVan } from '../../shared/routes/routes.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { fillWoorden } from '../../shared/fill-woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { dichtstBij, menuVoor } from '../menu.ts'
import { useHier } from '../../shared/routes/hier.ts'
import { PadLink } from '../../shared/routes/pad-link.tsx'

const GEBIED = { admin: 'Jouw account', kantoor: 'Kantoor' } as const

/** The finished pages of an area that this person may open. */
export function ZijMenu({ gebied }: { gebied: keyof typeof GEBIED }) {
  const user = useSessieUser()
  const admin = useAdmin()
  const w = useWoordkeus()
  const pad = useHier()
  const adminId = findRoute(pad)?.params['adminId'] ?? user?.adminId ?? ''
  useOpenLook()
  const ziet = (recht: Recht): boolean => kijkMeeHaak.ziet(recht, adminId)
  const regels = (user ? menuVoor(gebied, user.role, ziet) : []).map((regel) => ({
    ...regel,
    doel: fillPad(routeVan(regel.naam).path, { adminId }),
  }))
  const hier = dichtstBij(
    pad,
    regels.map(({ doel }) => doel),
  )
  const deelVan = (isBeheer: boolean, kop: ReactNode) => {
    const eigen = regels.filter(({ beheer = false }) => beheer === isBeheer)
    if (eigen.length === 0) return null
    return (
      <>
        <p className="zij-menu-kop">{kop}</p>
        <ul>
          {eigen.map(({ naam, icoon, doel }) => (
            <li key={naam}>
              <PadLink
                pad={doel}
                className="zij-menu-link"
                aria-current={pad === doel ? 'page' : hier === doel ? 'true' : undefined}
              >
                <Icoon naam={icoon} />
                {fillWoorden(routeVan(naam).titel, w)}
              </PadLink>
            </li>
          ))}
        </ul>
      </>
    )
  }
  if (regels.length === 0) return null
  return (
    <nav aria-label="Hoofdmenu" className="zij-menu">
      {deelVan(
        false,
        gebied === 'admin' && admin ? <Letterlijk>{admin.naam}</Letterlijk> : GEBIED[gebied],
      )}
      {deelVan(true, 'Beheer')}
    </nav>
  )
}
