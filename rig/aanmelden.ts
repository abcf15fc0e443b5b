import { userUitToken } from '../apps/web/src/shared/session/token.ts'
import { SLEUTEL } from '../apps/web/src/shared/session/sleutel.ts'

/** A name and password of the demonstration. */
export interface Account {
  readonly gebruikersnaam: string
  readonly wachtwoord: string
}

/** What a browser keeps in its local storage, by name. */
export type Opslag = Readonly<Record<string, string>>

/** Signs in by the real call. */
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

/** The local storage of a browser in which this person signed in a moment ago. */
export async function aangemeldeOpslag(adres: string, account: Account | null): Promise<Opslag> {
  if (account === null) return {}
  const token = await fetchToken(adres, account)
  return {
    [SLEUTEL.accessToken]: token,
    [SLEUTEL.user]: JSON.stringify(userUitToken(token)),
    [SLEUTEL.usingSSO]: 'false',
  }
}
