import { userUitToken } from '../apps/web/src/shared/session/token.ts'
import { SLEUTEL } from '../apps/web/src/shared/session/sleutel.ts'

/** The name and password of an account of the demonstration. */
export interface Account {
  readonly gebruikersnaam: string
  readonly wachtwoord: string
}

/** The contents of a browser's local storage, by name. */
export type Opslag = Readonly<Record<string, string>>

/** Signs in with the real call and returns the token. */
export async function fetchToken(adres: string, { gebruikersnaam, wachtwoord }: Account) {
  const reactie = await fetch(`${adres}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam, wachtwoord }),
  })
  if (!reactie.ok) throw new Error(`inloggen als ${gebruikersnaam} gaf ${reactie.status}`)
  const { token } = (await reactie.json()) as { token: string }
  return token
}

/** Returns the local storage of a browser in which this person has just signed in; empty for null. */
export async function aangemeldeOpslag(adres: string, account: Account | null): Promise<Opslag> {
  if (account === null) return {}
  const token = await fetchToken(adres, account)
  return {
    [SLEUTEL.accessToken]: token,
    [SLEUTEL.user]: JSON.stringify(userUitToken(token)),
    [SLEUTEL.usingSSO]: 'false',
  }
}
