import { SessieUserSchema, type SessieUser } from '@letterhaven/contracts/sessie'

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

/** The user record inside a token, or null when the payload does not hold one. */
export function userUitToken(token: string): SessieUser | null {
  const gelezen = SessieUserSchema.safeParse(decodeToken(token))
  return gelezen.success ? gelezen.data : null
}

/** The stored user, or null when it cannot be read or its time is over. `nu` in seconds. */
export function leesOpgeslagenUser(tekst: string, nu: number): SessieUser | null {
  try {
    const gelezen = SessieUserSchema.safeParse(JSON.parse(tekst))
    return gelezen.success && gelezen.data.exp > nu ? gelezen.data : null
  } catch {
    return null
  }
}
