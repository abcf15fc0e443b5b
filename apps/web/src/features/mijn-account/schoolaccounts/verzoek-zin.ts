import type { Kandidaat, KoppelRol } from '@letterhaven/contracts/sso'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { rolZin } from '../../../shared/rol-zin.ts'

/** What the school's own system says that somebody is. */
export const ROL_ZIN: Readonly<Record<KoppelRol, string>> = {
  leerling: 'Leerling, volgens het schoolaccount',
  medewerker: 'Medewerker, volgens het schoolaccount',
  onbekend: 'Het schoolaccount zegt niet of dit een leerling is',
}

/** Who somebody is beside the name: the group of a pupil, and of a grown-up the role and the sign-in. */
export function kandidaatZin({ role, groepen, gebruikersnaam }: Kandidaat, w: Woordkeus): string {
  if (role === 'leerling')
    return groepen.length > 0 ? groepen.join(', ') : `Leerling, nog niet in een ${w.groep}`
  return [rolZin(role, w), gebruikersnaam].filter(Boolean).join(' · ')
}
