import type { SessieUser } from '@letterhaven/contracts/sessie'
import type { Opslag, Winkels } from '@letterhaven/ui/apparaat/opslag'
import { SLEUTEL } from './sleutel.ts'
import { readOpgeslagenUser, userUitToken } from './token.ts'

/** The signed-in user and the tokens that go with it. One per tab. */
export interface Sessie {
  /** The user record, or null when nobody is signed in. It is the same object until it changes. */
  user(): SessieUser | null
  isSSO(): boolean
  accessToken(): string | null
  refreshToken(): string | null
  /** Clears the SSO flag: what follows is a password session. */
  chooseWachtwoord(): void
  /** Sets the SSO flag: what follows is an SSO session. */
  chooseSSO(): void
  /** Stores the token and the user inside it. Returns null and stores nothing when there is no user in it. */
  start(accessToken: string): SessieUser | null
  /** Replaces both tokens of a running session. */
  vernieuw(accessToken: string, refreshToken: string): void
  /** Stores both tokens of a session whose user is still to be asked for, and removes what was stored of the previous user. */
  saveTokens(accessToken: string, refreshToken: string): void
  /** Sets the user of the stored tokens, as the server knows them. */
  wordt(user: SessieUser): void
  /** Removes both tokens and the user, and clears the SSO flag. */
  stop(): void
  /**
   * Ends the session of this tab: its tokens and user are removed. The SSO flag stays, because another tab may hold a school
   * account session of its own and would no longer find it.
   */
  verloop(): void
  /** Reads the stores again, because another tab changed them. */
  herlees(): void
  subscribe(luisteraar: () => void): () => void
}

/** `nu` gives the time in seconds; `log` gets the one console text about a discarded user. */
export function makeSessie(
  winkels: Winkels,
  nu: () => number,
  log: (tekst: string) => void,
): Sessie {
  const luisteraars = new Set<() => void>()
  const isSSO = (): boolean => winkels.local.getItem(SLEUTEL.usingSSO) === 'true'
  const winkel = (): Opslag => (isSSO() ? winkels.session : winkels.local)

  const cleanUp = (opslagen = [winkels.local, winkels.session]): void => {
    for (const opslag of opslagen)
      for (const naam of [SLEUTEL.accessToken, SLEUTEL.refreshToken, SLEUTEL.user])
        opslag.removeItem(naam)
  }

  const read = (): SessieUser | null => {
    const tekst = winkel().getItem(SLEUTEL.user)
    if (tekst === null) return null
    const gelezen = readOpgeslagenUser(tekst, nu())
    if (gelezen) return gelezen
    log('invalid user detected')
    winkel().removeItem(SLEUTEL.user)
    winkel().removeItem(SLEUTEL.accessToken)
    return null
  }

  let user = read()
  const set = (nieuw: SessieUser | null): void => {
    if (JSON.stringify(nieuw) === JSON.stringify(user)) return
    user = nieuw
    if (nieuw) winkels.local.removeItem(SLEUTEL.afgemeld)
    for (const luisteraar of luisteraars) luisteraar()
  }

  return {
    user: () => user,
    isSSO,
    accessToken: () => winkel().getItem(SLEUTEL.accessToken),
    refreshToken: () => winkel().getItem(SLEUTEL.refreshToken),
    chooseWachtwoord: () => winkels.local.setItem(SLEUTEL.usingSSO, 'false'),
    chooseSSO: () => winkels.local.setItem(SLEUTEL.usingSSO, 'true'),
    start(accessToken) {
      const nieuw = userUitToken(accessToken)
      if (!nieuw) return null
      cleanUp()
      winkel().setItem(SLEUTEL.accessToken, accessToken)
      winkel().setItem(SLEUTEL.user, JSON.stringify(nieuw))
      set(nieuw)
      return nieuw
    },
    vernieuw(accessToken, refreshToken) {
      winkel().setItem(SLEUTEL.accessToken, accessToken)
      winkel().setItem(SLEUTEL.refreshToken, refreshToken)
      const nieuw = userUitToken(accessToken)
      if (!nieuw) return
      winkel().setItem(SLEUTEL.user, JSON.stringify(nieuw))
      set(nieuw)
    },
    saveTokens(accessToken, refreshToken) {
      cleanUp()
      winkel().setItem(SLEUTEL.accessToken, accessToken)
      winkel().setItem(SLEUTEL.refreshToken, refreshToken)
    },
    wordt(nieuw) {
      winkel().setItem(SLEUTEL.user, JSON.stringify(nieuw))
      set(nieuw)
    },
    stop() {
      cleanUp()
      winkels.local.setItem(SLEUTEL.usingSSO, 'false')
      set(null)
    },
    verloop() {
      cleanUp([winkel()])
      set(null)
    },
    herlees: () => set(read()),
    subscribe(luisteraar) {
      luisteraars.add(luisteraar)
      return () => luisteraars.delete(luisteraar)
    },
  }
}
