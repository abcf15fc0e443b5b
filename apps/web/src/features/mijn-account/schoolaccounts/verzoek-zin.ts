import type { Kandidaat, KoppelRol } from '@letterhaven/contracts/sso'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { rolZin } from '../../../shared/rol-zin.ts'

/** The role that somebody has according to the school's own system. */
export const ROL_ZIN: Readonly<Record<KoppelRol, string>> = {
  leerling: 'Leerling, volgens het schoolaccount',
  medewerker: 'Medewerker, volgens het schoolaccount',
  onbekend: 'Het schoolaccount zegt niet of dit een leerling is',
}

/** Describes somebody besides their name: the groups of a pupil, and the role and user name of an adult. */
export function kandidaatZin({ role, groepen, gebruikersnaam }: Kandidaat, w: Woordkeus): string {
  if (role === 'leerling')
    return groepen.length > 0 ? groepen.join(', ') : `Leerling, nog niet in een ${w.groep}`
  return [rolZin(role, w), gebruikersnaam].filter(Boolean).join(' · ')
}
