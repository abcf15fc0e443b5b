import { ROLLEN } from '@letterhaven/contracts/rol'
import type { SessieUser } from '@letterhaven/contracts/sessie'

/** Reads the payload of a signed token; null when it is not one. Does not verify the signature. */
export function decodeToken(token: string): unknown {
  const payload = token.split('.')[1]
  if (!payload) return null
  try {
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (teken) => teken.codePointAt(0) ?? 0,
    )
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return null
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const isUuid = (waarde: unknown): boolean => typeof waarde === 'string' && UUID.test(waarde)

/**
 * Returns the user record in an unknown value, or null. It accepts the same as the contract's SessieUserSchema (a test compares
 * them) without the schema library, which every page would have to load for it.
 */
export function readUser(inhoud: unknown): SessieUser | null {
  if (typeof inhoud !== 'object' || inhoud === null) return null
  const { _id, role, adminId, exp } = inhoud as Record<string, unknown>
  const klopt =
    isUuid(_id) &&
    ROLLEN.some((rol) => rol === role) &&
    (adminId === null || isUuid(adminId)) &&
    Number.isSafeInteger(exp)
  return klopt ? ({ _id, role, adminId, exp } as SessieUser) : null
}

/** Returns the user record inside a token, or null when the payload does not hold one. */
export function userUitToken(token: string): SessieUser | null {
  return readUser(decodeToken(token))
}

/** Returns the stored user, or null when it cannot be read or has expired. `nu` is in seconds. */
export function readOpgeslagenUser(tekst: string, nu: number): SessieUser | null {
  try {
    const user = readUser(JSON.parse(tekst))
    return user && user.exp > nu ? user : null
  } catch {
    return null
  }
}
