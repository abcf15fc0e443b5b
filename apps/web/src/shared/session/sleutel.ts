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
  /** With which school somebody of the office looks along; follows the session as its token does. */
  kijkMee: 'kijk_mee',
  /** What proves that the tab that comes back from a school is the one that left. */
  ssoVerifier: 'sso_verifier',
} as const
