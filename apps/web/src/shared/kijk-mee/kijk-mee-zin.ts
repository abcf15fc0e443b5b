import type { Rol } from '@letterhaven/contracts/rol'
import { KIJK_MEE_MINUTEN } from '@letterhaven/contracts/kijk-mee-maten'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { rolZin } from '../rol-zin.ts'

const MINUUT_MS = 60_000

/** As whom one looks along: 'schoolbeheerder', 'leerkracht Els de Vries'. */
export function alsWie(
  { role, naam }: { readonly role: Rol; readonly naam: string | null },
  w: Woordkeus,
): string {
  const rol = rolZin(role, w)
  const klein = rol.charAt(0).toLocaleLowerCase('nl') + rol.slice(1)
  return naam === null ? klein : `${klein} ${naam}`
}

/**
 * 'nog 24 minuten': a minute that began counts; without the server's word nothing is said. What a device
 * knows of the server's clock is not exact, and a look never has more minutes than there are.
 */
export function nogZin(nogMs: number | null): string {
  if (nogMs === null) return ''
  const minuten = Math.min(Math.ceil(nogMs / MINUUT_MS), KIJK_MEE_MINUTEN)
  return minuten <= 1 ? ', nog 1 minuut' : `, nog ${minuten} minuten`
}
