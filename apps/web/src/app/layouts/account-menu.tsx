import { Avatar } from '@letterhaven/ui/avatar.tsx'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { Menu } from '@letterhaven/ui/menu.tsx'
import type { MenuItem } from '@letterhaven/ui/menu-item'
import type { Thema } from '@letterhaven/ui/thema'
import { useThema } from '@letterhaven/ui/use-thema'
import { useAccount } from '../../shared/account/account.ts'
import { meldAf } from '../../shared/session/afmelden.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'

const WEERGAVEN = [
  { thema: 'light', label: 'Lichte weergave', icoon: 'zon' },
  { thema: 'dark', label: 'Donkere weergave', icoon: 'maan' },
  { thema: 'system', label: 'Weergave van het apparaat', icoon: 'systeem' },
] as const satisfies readonly { thema: Thema; label: string; icoon: string }[]

/** Who is signed in, how it looks, and the way out. */
export function AccountMenu() {
  const user = useSessieUser()
  const account = useAccount()
  const [thema, setThema] = useThema()
  if (!user) return null
  const naam = account?.naam ?? 'Account'
  const items: MenuItem[] = [
    ...WEERGAVEN.map((weergave) => ({
      id: weergave.thema,
      label: weergave.label + (weergave.thema === thema ? ' (nu)' : ''),
      icoon: weergave.icoon,
      onKies: () => setThema(weergave.thema),
    })),
    { id: 'uit', label: 'Uitloggen', icoon: 'uitloggen', scheiding: true, onKies: () => meldAf() },
  ]
  return (
    <Menu items={items} className="account-knop">
      <Avatar naam={naam} id={user._id} maat="klein" />
      <span className="account-naam">{naam}</span>
      <Icoon naam="chevron-onder" maat={16} />
    </Menu>
  )
}
