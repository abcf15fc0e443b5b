import type { SessieUser } from '@letterhaven/contracts/sessie'
import type { Opslag, Winkels } from '@letterhaven/ui/apparaat/opslag'
import { SLEUTEL } from './sleutel.ts'
import { readOpgeslagenUser, userUitToken } from './token.ts'

/** Who is signed in, and the tokens that go with it. One per tab. */
export interface Sessie {
  /** The user record, or null when nobody is signed in. The same object until it changes. */
  user(): SessieUser | null
  isSSO(): boolean
  accessToken(): string | null
  refreshToken(): string | null
  /** Clears the SSO flag: what follows is a password session. */
  kiesWachtwoord(): void
  /** Sets the SSO flag: what follows is an SSO session. */
  kiesSSO(): void
  /** Stores the token and the user inside it; null (and nothing stored) when there is none in it. */
  start(accessToken: string): SessieUser | null
  /** Replaces both tokens of a running session. */
  vernieuw(accessToken: string, refreshToken: string): void
  /** Stores both tokens of a session whose user is still to be asked for; whoever was here is gone. */
  bewaarTokens(accessToken: string, refreshToken: string): void
  /** The user of the tokens that were stored, as the server knows them. */
  wordt(user: SessieUser): void
  /** Removes both tokens, the user and the SSO flag. */
  stop(): void
  /**
   * The session of this tab is over: its tokens and user go. The SSO flag stays, for another tab may hold a session with a
   * school account of its own, and would no longer find it.
   */
  verloop(): void
  /** Reads the stores again: another tab changed them. */
  herlees(): void
  subscribe(luisteraar: () => void): () => void
}

/** `nu` gives the time in seconds; `log` gets the one console text of a discarded user. */
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
    kiesWachtwoord: () => winkels.local.setItem(SLEUTEL.usingSSO, 'false'),
    kiesSSO: () => winkels.local.setItem(SLEUTEL.usingSSO, 'true'),
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
    bewaarTokens(accessToken, refreshToken) {
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
