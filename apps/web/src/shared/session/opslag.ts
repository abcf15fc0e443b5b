/** What we need of the browser's Storage; tests pass a small one of their own. */
export interface Opslag {
  getItem(naam: string): string | null
  setItem(naam: string, waarde: string): void
  removeItem(naam: string): void
}

/** The two stores of a browser tab: `local` lasts and is shared by tabs, `session` is this tab's. */
export interface Winkels {
  readonly local: Opslag
  readonly session: Opslag
}

/**
 * Names of what is stored. Access token, refresh token and user follow the SSO flag (session
 * storage when it is 'true', else local storage); the flag itself is in local storage;
 * wantedRoute, the public key and what a sign-in on its way needs are in session storage.
 */
export const SLEUTEL = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  user: 'user',
  usingSSO: 'usingSSO',
  wantedRoute: 'wantedRoute',
  /** Whose it was. */
  wantedRouteVan: 'wantedRouteVan',
  publicKey: 'jwt_public_key',
  /** Somebody signed out on this device, and nobody came since: what a session that was over is not. */
  afgemeld: 'afgemeld',
  /** When the key was last asked for again. */
  publicKeyOpnieuw: 'jwt_public_key_again',
  /** What proves that the tab that comes back from a school is the one that left. */
  ssoVerifier: 'sso_verifier',
} as const

/** A store that lasts as long as the page. */
export function geheugen(): Opslag {
  const inhoud = new Map<string, string>()
  return {
    getItem: (naam) => inhoud.get(naam) ?? null,
    setItem: (naam, waarde) => void inhoud.set(naam, waarde),
    removeItem: (naam) => void inhoud.delete(naam),
  }
}

function veilig(kies: () => Opslag): Opslag {
  try {
    const opslag = kies()
    opslag.getItem(SLEUTEL.user)
    return opslag
  } catch {
    return geheugen()
  }
}

/** The browser's stores; where it forbids them, memory, so that one can still work in this tab. */
export function browserWinkels(): Winkels {
  return { local: veilig(() => window.localStorage), session: veilig(() => window.sessionStorage) }
}
