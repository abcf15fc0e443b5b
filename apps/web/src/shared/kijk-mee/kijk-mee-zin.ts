import type { Rol } from '@letterhaven/contracts/rol'
import { KIJK_MEE_MINUTEN } from '@letterhaven/contracts/kijk-mee-maten'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { rolZin } from '../rol-zin.ts'

const MINUUT_MS = 60_000

/** Says as whom one looks along: 'schoolbeheerder', 'leerkracht Els de Vries'. */
export function alsWie(
  { role, naam }: { readonly role: Rol; readonly naam: string | null },
  w: Woordkeus,
): string {
  const rol = rolZin(role, w)
  const klein = rol.charAt(0).toLocaleLowerCase('nl') + rol.slice(1)
  return naam === null ? klein : `${klein} ${naam}`
}

/**
 * Returns 'nog 24 minuten', where a minute that has begun counts, or an empty text when the server has not said how long. The
 * device knows the server's clock only roughly, so it never shows more minutes than a look has.
 */
export function nogZin(nogMs: number | null): string {
  if (nogMs === null) return ''
  const minuten = Math.min(Math.ceil(nogMs / MINUUT_MS), KIJK_MEE_MINUTEN)
  return minuten <= 1 ? ', nog 1 minuut' : `, nog ${minuten} minuten`
}
