import type { Rol } from '@letterhaven/contracts/rol'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'

/** Returns what somebody is at a school, a practice or the office, as words for a screen. */
export function rolZin(rol: Rol, w: Woordkeus, isPraktijk = false): string {
  const zinnen: Record<Rol, string> = {
    superadmin: 'Beheer van Letterhaven',
    office: 'Kantoor van Letterhaven',
    schooladmin: 'Schoolbeheerder',
    docent: isPraktijk ? 'Medewerker' : w.Leerkracht,
    rtadmin: `Beheerder van de ${w.rtPraktijk}`,
    thuisadmin: 'Beheerder thuis',
    leerling: w.Leerling,
    demo: 'Gast',
  }
  return zinnen[rol]
}
