import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Slot } from './slot.ts'
import type { NieuwAntwoord, Oordeel, OutboxStore, Telling } from './store.ts'
import { ELKE_MS, perKeer, VOL, waitAfterFout } from './tempo.ts'
import { sendAll, type Afloop, type Zend } from './verstuur.ts'

/** The most answers in a request that must outlive the page, which may carry 64 KB. */
const MAX_BIJ_VERTREK = 100

/** After this many rounds nobody waits for the lock any more: a tab that was put to sleep may keep it for ever. */
const MEESTE_BEZET = 12

/** What the outbox needs from its surroundings. */
export interface OutboxDelen {
  readonly store: OutboxStore
  readonly sendAntwoorden: Zend
  /** Sends while the page is being left. */
  readonly sendBijVertrek: Zend
  readonly slot: Slot
  /** The most answers in one request. */
  readonly max: number
  /** The pupil who is signed in; null for anybody else. */
  readonly leerling: () => LeerlingId | null
  /** A number from 0 to 1, to spread retries. */
  readonly toeval: () => number
}

export interface Outbox {
  /** Stores an answer at once and sends it soon. Never throws. */
  save(leerlingId: LeerlingId, antwoord: NieuwAntwoord, oordeel: Oordeel): void
  /** Sends what waits now; resolves when that has ended. */
  send(): Promise<Afloop>
  /** The page is being hidden or left. */
  vertrek(): void
  /** Forgets earlier failures and sends: another pupil, a new sign-in, or a network that is back. */
  opnieuw(): void
  /** The signed-in pupil had other ids before: what is kept under those is sent as this pupil's own. */
  takeOver(voorheen: readonly LeerlingId[]): Promise<void>
  /** Resolves when everything on its way to the disk has arrived there. */
  geschreven(): Promise<unknown>
  /** Returns the same object until it changes. */
  telling(): Telling
  subscribe(luisteraar: () => void): () => void
  /** Sends what waits and then runs `werk` while no tab sends; null when the lock did not come in time. */
  inRust<T>(werk: (afloop: Afloop) => Promise<T>, ms: number): Promise<T | null>
}

const NIETS: Telling = { wacht: 0, geparkeerd: 0, alleenHier: 0 }

const isZelfde = (a: Telling, b: Telling): boolean =>
  a.wacht === b.wacht && a.geparkeerd === b.geparkeerd && a.alleenHier === b.alleenHier

/** Makes the outbox of one tab: it keeps answers and sends them patiently in small batches. */
export function makeOutbox(delen: OutboxDelen): Outbox {
  const { store, slot, max } = delen
  const luisteraars = new Set<() => void>()
  let telling = NIETS
  let fouten = 0
  /** How many rounds in a row another tab had the lock. */
  let bezet = 0
  /** Counts sessions: what was heard in an earlier one does not apply to this one. */
  let beurt = 0
  let uitgelogd = false
  let wekker: ReturnType<typeof setTimeout> | null = null
  let kijker: ReturnType<typeof setTimeout> | null = null
  let bezig: Promise<Afloop> | null = null
  let schrijft: Promise<unknown> = Promise.resolve()

  async function hertel(): Promise<void> {
    const leerlingId = delen.leerling()
    const nieuw = leerlingId ? await store.count(leerlingId) : NIETS
    if (nieuw.alleenHier > 0) lookLater()
    if (isZelfde(nieuw, telling)) return
    telling = nieuw
    for (const luisteraar of luisteraars) luisteraar()
  }

  /**
   * Answers that exist only in this page are written to the device as soon as it accepts them, whether they can be sent or not.
   */
  function lookLater(): void {
    kijker ??= setTimeout(() => {
      kijker = null
      hertel().catch(() => undefined)
    }, ELKE_MS)
  }

  function plan(ms: number): void {
    if (wekker !== null) clearTimeout(wekker)
    wekker = setTimeout(() => {
      wekker = null
      void send()
    }, ms)
  }

  async function sendEverything(sendAntwoorden: Zend, aantal: number): Promise<Afloop> {
    const leerlingId = delen.leerling()
    if (!leerlingId) return 'uitgelogd'
    const begonnen = beurt
    await schrijft
    const geldt = (): boolean => beurt === begonnen && delen.leerling() === leerlingId
    return sendAll({ store, sendAntwoorden, leerlingId, geldt }, aantal)
  }

  /** Sends under the lock. When the lock did not come for too long it sends without: the server takes each answer only once. */
  function onderSlot(werk: () => Promise<Afloop>): Promise<Afloop | null> {
    return bezet < MEESTE_BEZET ? slot.attempt(werk) : werk()
  }

  async function ronde(): Promise<Afloop> {
    if (uitgelogd) return 'uitgelogd'
    try {
      const aantal = perKeer(max, fouten)
      const afloop = await onderSlot(() => sendEverything(delen.sendAntwoorden, aantal))
      bezet = afloop === null ? bezet + 1 : 0
      await na(afloop)
      return afloop ?? 'later'
    } catch (fout) {
      console.warn('sending answers failed', fout)
      await na('later').catch(() => plan(waitAfterFout(++fouten, delen.toeval())))
      return 'later'
    }
  }

  /** Plans the next round; `null` means that another tab is sending, so this one only checks again later. */
  async function na(afloop: Afloop | null): Promise<void> {
    if (afloop === 'uitgelogd') uitgelogd = true
    if (afloop === 'leeg') fouten = 0
    if (afloop === 'ander') plan(ELKE_MS)
    if (afloop === 'later') plan(waitAfterFout(++fouten, delen.toeval()))
    await hertel()
    // Another tab is sending, or more answers came in meanwhile.
    if ((afloop === null || afloop === 'leeg') && telling.wacht > 0) plan(ELKE_MS)
  }

  function send(): Promise<Afloop> {
    bezig ??= ronde().finally(() => {
      bezig = null
    })
    return bezig
  }

  /**
   * Sends what is lost with the page, before anything else is waited for: a page that is being left gets no second turn. The
   * server takes each answer only once, so one that is on its way already does no harm.
   */
  function sendAlleenHier(): void {
    const leerlingId = delen.leerling()
    const los = leerlingId ? store.listAlleenHier(leerlingId).slice(0, MAX_BIJ_VERTREK) : []
    if (!leerlingId || los.length === 0) return
    delen
      .sendBijVertrek(leerlingId, los)
      .then(async (zending) => {
        if (zending.soort === 'opgeslagen') await store.bevestig(zending.ids)
        await hertel()
      })
      .catch(() => undefined)
  }

  function naBewaren(): void {
    if (uitgelogd || fouten > 0) return
    // What the device does not keep is sent at once.
    if (telling.wacht >= VOL || telling.alleenHier > 0) void send()
    else if (wekker === null) plan(ELKE_MS)
  }

  /** Looks up the answers of the signed-in pupil, including those given up without proof, and sends them. */
  async function begin(): Promise<void> {
    const leerlingId = delen.leerling()
    if (leerlingId) await store.takeBack(leerlingId)
    await hertel()
    if (telling.wacht > 0) void send()
  }

  function opnieuw(): void {
    beurt += 1
    uitgelogd = false
    fouten = 0
    void begin()
  }

  return {
    save(leerlingId, antwoord, oordeel) {
      schrijft = schrijft
        .then(() => store.add(leerlingId, antwoord, oordeel))
        .then(hertel)
        .then(naBewaren)
        .catch((fout: unknown) => console.warn('an answer could not be kept', fout))
    },
    send,
    vertrek() {
      if (uitgelogd || telling.wacht === 0) return
      sendAlleenHier()
      if (bezig || telling.wacht === telling.alleenHier) return
      void slot
        .attempt(() => sendEverything(delen.sendBijVertrek, MAX_BIJ_VERTREK))
        .then(hertel)
        .catch(() => undefined)
    },
    opnieuw,
    async takeOver(voorheen) {
      const naar = delen.leerling()
      if (!naar) return
      await schrijft
      for (const van of voorheen) await store.takeOver(van, naar)
      opnieuw()
    },
    geschreven: () => schrijft,
    telling: () => telling,
    subscribe(luisteraar) {
      luisteraars.add(luisteraar)
      return () => luisteraars.delete(luisteraar)
    },
    inRust: (werk, ms) =>
      slot.wacht(async () => {
        const afloop = uitgelogd ? 'uitgelogd' : await sendEverything(delen.sendAntwoorden, max)
        await na(afloop)
        return werk(afloop)
      }, ms),
  }
}
