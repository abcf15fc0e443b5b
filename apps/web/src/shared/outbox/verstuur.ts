import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { AntwoordId, LeerlingId } from '@letterhaven/contracts/ids'
import type { OutboxStore } from './store.ts'

/** What the server said of one request, in the outbox's terms. */
export type Zending =
  /** These are committed, or were before with other content (the first is kept): both are done. */
  | { readonly soort: 'opgeslagen'; readonly ids: readonly AntwoordId[] }
  /** Something in it will never be taken. */
  | { readonly soort: 'geweigerd'; readonly waarom: string }
  /** The session is over: keep everything until somebody signs in. */
  | { readonly soort: 'uitgelogd' }
  /** Somebody else is signed in by now: nothing went out. */
  | { readonly soort: 'ander' }
  /** No network, or the server has trouble: try again later. */
  | { readonly soort: 'later' }

export type Zend = (leerlingId: LeerlingId, antwoorden: readonly AntwoordIn[]) => Promise<Zending>

/** How a round of sending ended; `ander`: the session changed, whoever is signed in now has a round of its own. */
export type Afloop = 'leeg' | 'uitgelogd' | 'ander' | 'later'

interface Bezorging {
  readonly store: OutboxStore
  readonly zend: Zend
  readonly leerlingId: LeerlingId
  /** Whether it is still this pupil's session that this round began in. */
  readonly geldt: () => boolean
}

/**
 * Sends what waits for one pupil, at most `max` at a time, until nothing is left or it does not go
 * on. An answer stops waiting only when the server names it or refuses it alone. A tablet is handed on in the midst of
 * it: whose session it is is looked at before every request, and again before what came back is believed.
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

/** Sends one batch; a refused one is halved until the answer that spoils it stands alone. */
async function sendDeel(
  bezorging: Bezorging,
  antwoorden: readonly AntwoordIn[],
): Promise<Exclude<Afloop, 'leeg'> | null> {
  const { store, zend, leerlingId, geldt } = bezorging
  if (!geldt()) return 'ander'
  const zending = await zend(leerlingId, antwoorden)
  if (zending.soort === 'opgeslagen') {
    const gestuurd = new Set(antwoorden.map(({ id }) => id))
    const klaar = zending.ids.filter((id) => gestuurd.has(id))
    await store.bevestig(klaar)
    // A server that took nothing would be asked the same for ever.
    return klaar.length > 0 ? null : 'later'
  }
  // What was refused in the name of a session that is over says nothing of the answers, or of who is here now.
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
