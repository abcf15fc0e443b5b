/**
 * Loads what makes and checks passkeys when the first one is used. It brings formats of certificates along that few sign-ins
 * need, and the server starts sooner without them.
 */
export const loadWebauthn = () => import('@simplewebauthn/server')
