import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { AntwoordId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import { GEEN_SCHIJF, makeStore } from './make-store.ts'
import type { NieuwAntwoord } from './store.ts'
import { makeUuidv7 } from './uuidv7.ts'
import { sendAll, type Zend, type Zending } from './verstuur.ts'

const NOOR = '07e97975-f27e-872f-9758-73bf76eecfa4' as LeerlingId
const SEM = '17e97975-f27e-872f-9758-73bf76eecfa4' as LeerlingId
const TAAK = '27e97975-f27e-872f-9758-73bf76eecfa4' as TaakId
const APPARAAT = '37e97975-f27e-472f-9758-73bf76eecfa4'
const GIF = 'giftig'

const nieuweId = makeUuidv7({ nu: () => 1_000, willekeurig: (b) => void crypto.getRandomValues(b) })

const antwoord = (gegeven = 'trein'): NieuwAntwoord => ({
  id: nieuweId(),
  taakId: TAAK,
  spel: 'glazenwasser',
  woordId: 'trein',
  gegeven,
  ms: 900,
  poging: 1,
  reden: { soort: 'peiling', categorie: 'ei', aantal: 3 },
  gegevenOp: '2026-11-20T09:00:00.000Z',
})

const GOED = { correct: true, gok: 0.5 }
/** Nobody else takes over here, so this always holds. */
const geldt = (): boolean => true

/** How a request may go wrong; with `verloren` it is stored, but its answer never comes back. */
type Fout = 'geen' | 'netwerk' | 'verloren' | 'storing' | 'uitgelogd' | 'te_groot' | 'half'

/** Makes a server that keeps the first answer of each id and refuses a batch with one broken answer. */
function makeServer(fouten: readonly Fout[]) {
  const rijen: AntwoordIn[] = []
  let beurt = 0
  const save = (lijst: readonly AntwoordIn[]): AntwoordId[] => {
    for (const nieuw of lijst) if (!rijen.some(({ id }) => id === nieuw.id)) rijen.push(nieuw)
    return lijst.map(({ id }) => id)
  }
  const send: Zend = async (_leerling, lijst): Promise<Zending> => {
    const fout = fouten[beurt++] ?? 'geen'
    if (fout === 'uitgelogd') return { soort: 'uitgelogd' }
    if (fout === 'netwerk' || fout === 'storing') return { soort: 'later' }
    if (fout === 'te_groot' && lijst.length > 1)
      return { soort: 'geweigerd', waarom: 'invalid_input' }
    if (lijst.some(({ gegeven }) => gegeven === GIF))
      return { soort: 'geweigerd', waarom: 'invalid_input' }
    if (fout === 'half')
      return { soort: 'opgeslagen', ids: save(lijst.slice(0, Math.ceil(lijst.length / 2))) }
    const ids = save(lijst)
    return fout === 'verloren' ? { soort: 'later' } : { soort: 'opgeslagen', ids }
  }
  return { sendAntwoorden: send, rijen, beurten: () => beurt }
}

const FOUTEN: readonly Fout[] = [
  'geen',
  'netwerk',
  'verloren',
  'storing',
  'uitgelogd',
  'te_groot',
  'half',
]

describe('the outbox', () => {
  it('loses nothing and delivers nothing twice, whatever goes wrong on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 9, arbitrary: fc.constant('goed') }, fc.constant(GIF)), {
          maxLength: 40,
        }),
        fc.array(fc.constantFrom(...FOUTEN), { maxLength: 30 }),
        fc.integer({ min: 1, max: 12 }),
        async (gegeven, fouten, max) => {
          const store = makeStore(GEEN_SCHIJF, APPARAAT)
          const server = makeServer(fouten)
          const antwoorden = gegeven.map((woord) => antwoord(woord))
          for (const nieuw of antwoorden) {
            await store.add(NOOR, nieuw, GOED)
            if (fouten.length % 3 === 0)
              await sendAll(
                { store, sendAntwoorden: server.sendAntwoorden, leerlingId: NOOR, geldt },
                max,
              )
          }
          for (let i = 0; i < fouten.length + 2; i++)
            await sendAll(
              { store, sendAntwoorden: server.sendAntwoorden, leerlingId: NOOR, geldt },
              max,
            )
          const goede = antwoorden.filter((a) => a.gegeven !== GIF).map(({ id }) => id)
          const opServer = server.rijen.map(({ id }) => id)
          expect(opServer.toSorted()).toEqual(goede.toSorted())
          const giftig = antwoorden.length - goede.length
          expect(await store.count(NOOR)).toEqual({ wacht: 0, geparkeerd: giftig, alleenHier: 0 })
        },
      ),
      { numRuns: 300 },
    )
  })

  it('numbers the answers of a device in the order in which they were given', async () => {
    const store = makeStore(GEEN_SCHIJF, APPARAAT)
    for (let i = 0; i < 5; i++) await store.add(NOOR, antwoord(), GOED)
    const lijst = (await store.listWachtend(NOOR, 200)).map((rij) => rij.antwoord)
    expect(lijst.map((a) => a.volgnummer)).toEqual([0, 1, 2, 3, 4])
    expect(new Set(lijst.map((a) => a.apparaat))).toEqual(new Set([APPARAAT]))
  })

  it('parks the one answer the server refuses and delivers its neighbours', async () => {
    const store = makeStore(GEEN_SCHIJF, APPARAAT)
    const server = makeServer([])
    const lijst = ['a', 'b', GIF, 'd', 'e'].map(antwoord)
    for (const nieuw of lijst) await store.add(NOOR, nieuw, GOED)
    expect(
      await sendAll({ store, sendAntwoorden: server.sendAntwoorden, leerlingId: NOOR, geldt }, 200),
    ).toBe('leeg')
    expect(server.rijen.map((a) => a.gegeven).toSorted()).toEqual(['a', 'b', 'd', 'e'])
    expect(await store.count(NOOR)).toEqual({ wacht: 0, geparkeerd: 1, alleenHier: 0 })
    const voor = server.beurten()
    await sendAll({ store, sendAntwoorden: server.sendAntwoorden, leerlingId: NOOR, geldt }, 200)
    expect(server.beurten()).toBe(voor)
  })

  it('keeps everything when the session is over, and asks no more', async () => {
    const store = makeStore(GEEN_SCHIJF, APPARAAT)
    const server = makeServer(['uitgelogd'])
    for (let i = 0; i < 30; i++) await store.add(NOOR, antwoord(), GOED)
    const afloop = await sendAll(
      { store, sendAntwoorden: server.sendAntwoorden, leerlingId: NOOR, geldt },
      10,
    )
    expect(afloop).toBe('uitgelogd')
    expect(server.beurten()).toBe(1)
    expect(await store.count(NOOR)).toEqual({ wacht: 30, geparkeerd: 0, alleenHier: 30 })
  })

  it('sends only the answers of the pupil that is signed in', async () => {
    const store = makeStore(GEEN_SCHIJF, APPARAAT)
    const server = makeServer([])
    await store.add(NOOR, antwoord(), GOED)
    await store.add(SEM, antwoord(), GOED)
    await sendAll({ store, sendAntwoorden: server.sendAntwoorden, leerlingId: NOOR, geldt }, 200)
    expect(server.rijen.length).toBe(1)
    expect(await store.count(SEM)).toEqual({ wacht: 1, geparkeerd: 0, alleenHier: 1 })
  })

  it('stops asking a server that names nothing it took', async () => {
    const store = makeStore(GEEN_SCHIJF, APPARAAT)
    await store.add(NOOR, antwoord(), GOED)
    const submit: Zend = async () => ({ soort: 'opgeslagen', ids: [nieuweId()] })
    expect(await sendAll({ store, sendAntwoorden: submit, leerlingId: NOOR, geldt }, 200)).toBe(
      'later',
    )
    expect(await store.count(NOOR)).toEqual({ wacht: 1, geparkeerd: 0, alleenHier: 1 })
  })

  it('sends no further batch once the tablet was handed on, and parks nothing that was refused then', async () => {
    const store = makeStore(GEEN_SCHIJF, APPARAAT)
    for (let i = 0; i < 5; i++) await store.add(NOOR, antwoord(), GOED)
    let isNoor = true
    const gestuurd: number[] = []
    const submit: Zend = async (_wie, lijst) => {
      gestuurd.push(lijst.length)
      if (gestuurd.length === 2) isNoor = false
      return isNoor
        ? { soort: 'opgeslagen', ids: lijst.map(({ id }) => id) }
        : { soort: 'geweigerd', waarom: 'not_found' }
    }
    const bezorging = { store, sendAntwoorden: submit, leerlingId: NOOR, geldt: () => isNoor }
    expect(await sendAll(bezorging, 2)).toBe('ander')
    expect(await sendAll(bezorging, 2)).toBe('ander')
    expect(gestuurd).toEqual([2, 2])
    expect(await store.count(NOOR)).toEqual({ wacht: 3, geparkeerd: 0, alleenHier: 3 })
  })

  it('takes the word of a server that stored, whoever is signed in by then', async () => {
    const store = makeStore(GEEN_SCHIJF, APPARAAT)
    await store.add(NOOR, antwoord(), GOED)
    let isNoor = true
    const submit: Zend = async (_wie, lijst) => {
      isNoor = false
      return { soort: 'opgeslagen', ids: lijst.map(({ id }) => id) }
    }
    await sendAll({ store, sendAntwoorden: submit, leerlingId: NOOR, geldt: () => isNoor }, 200)
    expect((await store.count(NOOR)).wacht).toBe(0)
  })
})
