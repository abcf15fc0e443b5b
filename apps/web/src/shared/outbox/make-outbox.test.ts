import { describe, expect, it } from 'vitest'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import { GEEN_SCHIJF, makeStore, type SchijfDeur } from './make-store.ts'
import { makeOutbox } from './make-outbox.ts'
import { makeSchijf } from './proef-schijf.ts'
import { makeSlot } from './slot.ts'
import type { NieuwAntwoord } from './store.ts'
import { VOL } from './tempo.ts'
import { makeUuidv7 } from './uuidv7.ts'
import type { Zend, Zending } from './verstuur.ts'

const NOOR = '07e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId
const nieuweId = makeUuidv7({ nu: Date.now, willekeurig: (b) => void crypto.getRandomValues(b) })

const antwoord = (): NieuwAntwoord => ({
  id: nieuweId(),
  taakId: '27e97975-f27e-472f-9758-73bf76eecfa4' as TaakId,
  spel: 'glazenwasser',
  woordId: 'trein',
  gegeven: 'trein',
  ms: 900,
  poging: 1,
  reden: { soort: 'peiling', categorie: 'ei', aantal: 3 },
  gegevenOp: '2026-11-20T09:00:00.000Z',
})

/** The lock of a browser in which another tab has it, for now or for ever. */
const BEZET = {
  request: (_naam: string, _opties: LockOptions, werk: (slot: Lock | null) => unknown) =>
    Promise.resolve(werk(null)),
} as unknown as LockManager

/** Makes an outbox on a server that answers as told, and accepts everything afterwards. */
function opstelling(
  uitkomsten: readonly Zending['soort'][] = [],
  { locks, deur = GEEN_SCHIJF }: { locks?: LockManager; deur?: SchijfDeur } = {},
) {
  const ontvangen: AntwoordIn[][] = []
  const rest = [...uitkomsten]
  let wie: LeerlingId | null = NOOR
  const wieStuurde: LeerlingId[] = []
  /** Runs while a request is on its way. */
  let onderweg = (): void => undefined
  /** The most answers in one request that still arrive before the client gives up. */
  let opTijd = Infinity
  const send: Zend = async (leerlingId, lijst) => {
    if (lijst.length > opTijd) return { soort: 'later' }
    wieStuurde.push(leerlingId)
    onderweg()
    const soort = rest.shift() ?? 'opgeslagen'
    if (soort === 'geweigerd') return { soort, waarom: 'not_found' }
    if (soort !== 'opgeslagen') return { soort }
    ontvangen.push([...lijst])
    return { soort, ids: lijst.map(({ id }) => id) }
  }
  const outbox = makeOutbox({
    store: makeStore(deur, '37e97975-f27e-472f-9758-73bf76eecfa4'),
    sendAntwoorden: send,
    sendBijVertrek: send,
    slot: makeSlot(locks),
    max: 200,
    leerling: () => wie,
    toeval: () => 0,
  })
  const save = async (aantal: number) => {
    for (let i = 0; i < aantal; i++) outbox.save(NOOR, antwoord(), { correct: true, gok: 0.5 })
    await outbox.geschreven()
  }
  return {
    outbox,
    ontvangen,
    wieStuurde,
    lijn: (aantal: number) => (opTijd = aantal),
    save,
    signIn: (id: LeerlingId | null) => (wie = id),
    onderweg: (perform: () => void) => (onderweg = perform),
  }
}

describe('the outbox of a tab', () => {
  it('sends a full batch at once, and says how many wait', async () => {
    const { outbox, ontvangen, save } = opstelling([], { deur: makeSchijf().deur })
    await save(VOL - 1)
    expect(outbox.telling()).toEqual({ wacht: 9, geparkeerd: 0, alleenHier: 0 })
    expect(ontvangen).toEqual([])
    await save(1)
    await outbox.send()
    expect(ontvangen.flat().length).toBe(10)
    expect(outbox.telling()).toEqual({ wacht: 0, geparkeerd: 0, alleenHier: 0 })
  })

  it('sends at once what the device does not keep', async () => {
    const { ontvangen, save } = opstelling()
    await save(1)
    await expect.poll(() => ontvangen.flat().length).toBe(1)
  })

  it('whose page is left sends what is lost with it in the same turn, though another tab is sending', async () => {
    const { outbox, ontvangen, save } = opstelling([], { locks: BEZET })
    await save(3)
    expect(ontvangen).toEqual([])
    outbox.vertrek()
    expect(ontvangen.flat()).toHaveLength(3)
    await expect.poll(() => outbox.telling().wacht).toBe(0)
    // Decoy: what the device keeps waits for the tab that is at it.
    const bewaard = opstelling([], { locks: BEZET, deur: makeSchijf().deur })
    await bewaard.save(3)
    bewaard.outbox.vertrek()
    await bewaard.outbox.geschreven()
    expect(bewaard.ontvangen).toEqual([])
  })

  it('stops when the session is over, and goes on after the next sign-in', async () => {
    const { outbox, ontvangen, save } = opstelling(['uitgelogd'])
    await save(2)
    expect(await outbox.send()).toBe('uitgelogd')
    expect(await outbox.send()).toBe('uitgelogd')
    expect(ontvangen).toEqual([])
    outbox.opnieuw()
    await expect.poll(() => outbox.telling().wacht).toBe(0)
    expect(ontvangen.flat().length).toBe(2)
  })

  it('sends nothing while nobody or somebody else is signed in', async () => {
    const { outbox, ontvangen, save, signIn } = opstelling()
    await save(2)
    signIn(null)
    await outbox.send()
    signIn('17e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId)
    outbox.opnieuw()
    await outbox.send()
    expect(ontvangen).toEqual([])
  })

  it('brings what was kept for the pupil that became part of this one, and nobody else', async () => {
    const { outbox, ontvangen, save, signIn } = opstelling()
    const [nieuw, derde] = [
      '17e97975-f27e-472f-9758-73bf76eecfa4',
      '47e97975-f27e-472f-9758-73bf76eecfa4',
    ] as LeerlingId[]
    await save(2)
    signIn(nieuw as LeerlingId)
    await outbox.takeOver([derde as LeerlingId])
    await outbox.send()
    expect(ontvangen).toEqual([])
    await outbox.takeOver([NOOR])
    await expect.poll(() => ontvangen.flat().length).toBe(2)
    await expect.poll(() => outbox.telling()).toEqual({ wacht: 0, geparkeerd: 0, alleenHier: 0 })
    signIn(NOOR)
    outbox.opnieuw()
    await outbox.send()
    expect(ontvangen.flat()).toHaveLength(2)
  })

  it('empties itself before somebody counts, and lets nobody send meanwhile', async () => {
    const { outbox, save } = opstelling()
    await save(3)
    const gezien = await outbox.inRust(async (afloop) => [afloop, outbox.telling().wacht], 1000)
    expect(gezien).toEqual(['leeg', 0])
  })

  it('leaves sending to the tab that is at it', async () => {
    const { outbox, ontvangen, save } = opstelling([], { locks: BEZET })
    await save(2)
    expect(await outbox.send()).toBe('later')
    expect(ontvangen).toEqual([])
    expect(outbox.telling().wacht).toBe(2)
  })

  it('sends by itself when the tab that is at it was put to sleep and never comes to an end', async () => {
    const { outbox, ontvangen, save } = opstelling([], { locks: BEZET, deur: makeSchijf().deur })
    await save(2)
    for (let ronde = 0; ronde < 12; ronde += 1) expect(await outbox.send()).toBe('later')
    expect(ontvangen).toEqual([])
    expect(await outbox.send()).toBe('leeg')
    expect(ontvangen.flat()).toHaveLength(2)
  })

  it('brings fewer at a time where many do not arrive in time, and all of them in the end', async () => {
    const { outbox, ontvangen, save, lijn } = opstelling()
    lijn(0)
    await save(200)
    lijn(30)
    for (let ronde = 0; ronde < 6; ronde += 1) await outbox.send()
    expect(ontvangen.flat()).toHaveLength(200)
    expect(outbox.telling().wacht).toBe(0)
  })

  it('keeps an answer in view when the server has trouble', async () => {
    const { outbox, save } = opstelling(['later'])
    await save(1)
    expect(await outbox.send()).toBe('later')
    expect(outbox.telling()).toEqual({ wacht: 1, geparkeerd: 0, alleenHier: 1 })
  })

  it('whose tablet is handed on in mid-sending keeps the rest for who gave it, and sends it when that one is back', async () => {
    const { outbox, ontvangen, wieStuurde, save, signIn, onderweg } = opstelling(['later'])
    const SEM = '17e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId
    await save(250)
    onderweg(() => {
      signIn(SEM)
      outbox.opnieuw()
    })
    expect(await outbox.send()).not.toBe('leeg')
    expect(ontvangen.flat().length).toBeLessThanOrEqual(200)
    expect(new Set(wieStuurde)).toEqual(new Set([NOOR]))
    onderweg(() => undefined)
    const voor = wieStuurde.length
    await outbox.send()
    expect(wieStuurde.length).toBe(voor)
    signIn(NOOR)
    outbox.opnieuw()
    await expect.poll(() => ontvangen.flat().length).toBe(250)
    expect(new Set(ontvangen.flat().map(({ id }) => id)).size).toBe(250)
    await expect.poll(() => outbox.telling()).toEqual({ wacht: 0, geparkeerd: 0, alleenHier: 0 })
    expect(new Set(wieStuurde)).toEqual(new Set([NOOR]))
  })

  it('hears of an ended session of before without keeping back who is signed in now', async () => {
    const { outbox, ontvangen, save, onderweg } = opstelling(['uitgelogd'])
    onderweg(() => outbox.opnieuw())
    await save(1)
    expect(await outbox.send()).toBe('ander')
    onderweg(() => undefined)
    expect(await outbox.send()).toBe('leeg')
    expect(ontvangen.flat().length).toBe(1)
  })
})
