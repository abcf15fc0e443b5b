import type { IcoonNaam } from '@letterhaven/ui/stijl/icoon-paden'
import type { Recht } from '@letterhaven/contracts/recht'
import { isKantoor, type Rol } from '@letterhaven/contracts/rol'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { routeVan, type RouteNaam } from '../shared/routes/routes.ts'

interface MenuRegel {
  readonly naam: RouteNaam
  readonly icoon: IcoonNaam
  /** The page is about running the account, and goes below a heading of its own. */
  readonly beheer?: true
}

/** The pages that a side menu may hold, in order; those that are unfinished or not allowed are left out. */
const MENU = {
  admin: [
    { naam: 'a-groepen', icoon: 'groep' },
    { naam: 'a-leerlingen', icoon: 'leerling' },
    { naam: 'a-zorgleerlingen', icoon: 'hart' },
    { naam: 'a-docenten', icoon: 'docent' },
    { naam: 'a-vriend-uitnodigen', icoon: 'plus' },
    { naam: 'a-prullenbak', icoon: 'prullenbak' },
    { naam: 'a-berichten', icoon: 'bericht', beheer: true },
    { naam: 'a-licentie', icoon: 'sleutel', beheer: true },
    { naam: 'a-accountgegevens', icoon: 'instellingen', beheer: true },
    { naam: 'a-roadmap', icoon: 'ster', beheer: true },
  ],
  kantoor: [
    { naam: 'o-dashboard', icoon: 'huis' },
    { naam: 'o-admins', icoon: 'groep' },
    { naam: 'o-leerlingen', icoon: 'leerling' },
    { naam: 'o-webinars', icoon: 'docent' },
    { naam: 'o-berichten', icoon: 'bericht' },
    { naam: 'o-mailtemplates', icoon: 'potlood' },
  ],
} as const satisfies Record<string, readonly MenuRegel[]>

/** Returns the address that leads closest to where the user is: the page itself, or the nearest one above it. */
export const dichtstBij = (pad: string, doelen: readonly string[]): string | undefined =>
  doelen
    .filter((doel) => pad === doel || pad.startsWith(`${doel}/`))
    .toSorted((a, b) => b.length - a.length)[0]

/**
 * Returns the menu of an area for one role: finished pages that this role may open; for the office at a school, those that it
 * `ziet`.
 */
export function menuVoor(
  gebied: keyof typeof MENU,
  role: Rol,
  ziet: (recht: Recht) => boolean,
): readonly MenuRegel[] {
  return MENU[gebied].filter(({ naam }) => {
    const { status, toegang } = routeVan(naam)
    if (status !== 'klaar' || toegang === 'openbaar') return status === 'klaar'
    if (toegang === 'aangemeld') return true
    return gebied === 'admin' && isKantoor(role) ? ziet(toegang) : heeftRecht(role, toegang)
  })
}
