import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Menu } from '@letterhaven/ui/menu/menu.tsx'
import type { MenuItem } from '@letterhaven/ui/menu/menu-item'
import type { Thema } from '@letterhaven/ui/stijl/thema'
import { useThema } from '@letterhaven/ui/stijl/use-thema'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useAccount, useLidmaatschappen } from '../../shared/account/account.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { signOff } from '../../shared/session/afmelden.ts'
import { swapAdmin } from '../../shared/wie/swap-admin.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'

const WEERGAVEN = [
  { thema: 'light', label: 'Lichte weergave', icoon: 'zon' },
  { thema: 'dark', label: 'Donkere weergave', icoon: 'maan' },
  { thema: 'system', label: 'Weergave van het apparaat', icoon: 'systeem' },
] as const satisfies readonly { thema: Thema; label: string; icoon: string }[]

/** Says who is signed in, and offers the theme and signing out. */
export function AccountMenu() {
  const user = useSessieUser()
  const account = useAccount()
  const [thema, setThema] = useThema()
  // Fetched when the pointer or focus comes near the menu, so that no page waits for it.
  const [isDichtbij, setDichtbij] = useState(false)
  const leden = useLidmaatschappen(isDichtbij ? user?._id : undefined)
  const navigate = useNavigate()
  // If switching fails, the page says why and offers it again.
  const naarAccount = () => navigate({ to: padVan('mijn-account', {}) as '/' })
  if (!user) return null
  const naam = account?.naam ?? 'Account'
  const items: MenuItem[] = [
    {
      id: 'account',
      label: 'Mijn account',
      icoon: 'leerling',
      link: <RouteLink naar="mijn-account">{null}</RouteLink>,
    },
    ...leden
      .filter(({ adminId }) => adminId !== user.adminId)
      .map(({ adminId, naam: school }, i) => ({
        id: adminId,
        label: `Naar ${school}`,
        namen: [school],
        icoon: 'wissel' as const,
        scheiding: i === 0,
        onKies: () => void swapAdmin(adminId).catch(() => void naarAccount()),
      })),
    ...WEERGAVEN.map((weergave, i) => ({
      scheiding: i === 0,
      id: weergave.thema,
      label: weergave.label + (weergave.thema === thema ? ' (nu)' : ''),
      icoon: weergave.icoon,
      onKies: () => setThema(weergave.thema),
    })),
    { id: 'uit', label: 'Uitloggen', icoon: 'uitloggen', scheiding: true, onKies: () => signOff() },
  ]
  return (
    <span
      className="account-plek"
      onPointerEnter={() => setDichtbij(true)}
      onFocus={() => setDichtbij(true)}
    >
      <Menu items={items} className="account-knop">
        <Avatar naam={naam} id={user._id} maat="klein" />
        <span className="account-naam">
          <Letterlijk>{naam}</Letterlijk>
        </span>
        <Icoon naam="chevron-onder" maat={16} />
      </Menu>
    </span>
  )
}
