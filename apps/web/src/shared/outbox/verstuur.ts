import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { AntwoordId, LeerlingId } from '@letterhaven/contracts/ids'
import type { OutboxStore } from './store.ts'

/** What the server said about one request, in the outbox's terms. */
export type Zending =
  /** These are committed, or were before with other content (the first is kept): both are done. */
  | { readonly soort: 'opgeslagen'; readonly ids: readonly AntwoordId[] }
  /** Something in the request will never be accepted. */
  | { readonly soort: 'geweigerd'; readonly waarom: string }
  /** The session is over: everything is kept until somebody signs in. */
  | { readonly soort: 'uitgelogd' }
  /** Somebody else is signed in by now: nothing was sent. */
  | { readonly soort: 'ander' }
  /** There is no network, or the server has trouble: try again later. */
  | { readonly soort: 'later' }

export type Zend = (leerlingId: LeerlingId, antwoorden: readonly AntwoordIn[]) => Promise<Zending>

/**
 * How a round of sending ended. With `ander` the session changed, and the user who is signed in now gets a round of their own.
 */
export type Afloop = 'leeg' | 'uitgelogd' | 'ander' | 'later'

interface Bezorging {
  readonly store: OutboxStore
  readonly sendAntwoorden: Zend
  readonly leerlingId: LeerlingId
  /** Returns whether the session is still the one in which this round began. */
  readonly geldt: () => boolean
}

/**
 * Sends what waits for one pupil, at most `max` at a time, until nothing is left or sending has to stop. An answer stops
 * waiting only when the server names it or refuses it alone. A tablet may change hands meanwhile, so the session is checked
 * before every request, and again before its result is believed.
 */
export async function sendAll(bezorging: Bezorging, max: number): Promise<Afloop> {
  for (;;) {
    const rijen = await bezorging.store.listWachtend(bezorging.leerlingId, max)
    if (rijen.length === 0) return 'leeg'
    const antwoorden = rijen.map((rij) => rij.antwoord)
    const gestopt = await sendDeel(bezorging, antwoorden)
    if (gestopt) return gestopt
  }
}

/** Sends one batch; a refused batch is halved until the answer that spoils it is alone. */
async function sendDeel(
  bezorging: Bezorging,
  antwoorden: readonly AntwoordIn[],
): Promise<Exclude<Afloop, 'leeg'> | null> {
  const { store, sendAntwoorden, leerlingId, geldt } = bezorging
  if (!geldt()) return 'ander'
  const zending = await sendAntwoorden(leerlingId, antwoorden)
  if (zending.soort === 'opgeslagen') {
    const gestuurd = new Set(antwoorden.map(({ id }) => id))
    const klaar = zending.ids.filter((id) => gestuurd.has(id))
    await store.bevestig(klaar)
    // A server that accepted nothing would be asked the same thing for ever.
    return klaar.length > 0 ? null : 'later'
  }
  // A refusal in the name of a session that is over says nothing about the answers or about the current user.
  if (zending.soort !== 'later' && !geldt()) return 'ander'
  if (zending.soort !== 'geweigerd') return zending.soort
  const [eerste] = antwoorden
  if (antwoorden.length === 1 && eerste) {
    await store.parkeer(eerste.id, zending.waarom)
    return null
  }
  const midden = Math.ceil(antwoorden.length / 2)
  return (
    (await sendDeel(bezorging, antwoorden.slice(0, midden))) ??
    (await sendDeel(bezorging, antwoorden.slice(midden)))
  )
}
