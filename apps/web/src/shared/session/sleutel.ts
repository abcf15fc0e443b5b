/**
 * The names of what is stored. Access token, refresh token and user follow the SSO flag (session storage when it is 'true',
 * otherwise local storage). The flag itself is in local storage; wantedRoute, the public key and what a sign-in under way needs
 * are in session storage.
 */
export const SLEUTEL = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  user: 'user',
  usingSSO: 'usingSSO',
  wantedRoute: 'wantedRoute',
  /** Whose wanted route it was. */
  wantedRouteVan: 'wantedRouteVan',
  publicKey: 'jwt_public_key',
  /** Set when somebody signed out on this device and nobody has signed in since, as opposed to a session that ran out. */
  afgemeld: 'afgemeld',
  /** When the key was last fetched again. */
  publicKeyOpnieuw: 'jwt_public_key_again',
  /** The school that somebody of the office looks along with; it is stored where the token of the session is. */
  kijkMee: 'kijk_mee',
  /** Proves that the tab that comes back from a school is the one that left. */
  ssoVerifier: 'sso_verifier',
} as const
