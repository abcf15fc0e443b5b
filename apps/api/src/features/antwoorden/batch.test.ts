import type { AdminId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import { nieuwAntwoord } from '@letterhaven/testkit/nieuw-antwoord'
import type { WordEntry } from '@letterhaven/taal/woord'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadInhoud, type Inhoud } from '../../kern/inhoud.ts'
import { beginStaat } from '../../kern/staat/staat.service.ts'
import type { BewaarAntwoord } from './antwoorden.queries.ts'
import { makeSpelerBatch, zelfdeInhoud } from './batch.ts'
import type { Speler } from './staat-cache.ts'

const LEERLING = '5b2b6a56-0a3f-4d7e-9c53-3f0f2c1d0a11' as string as LeerlingId
const TAAK = '0b8c2f0e-52b5-4a55-8f3a-6a0b8f6d9e22' as string as TaakId

let inhoud: Inhoud
beforeAll(async () => {
  inhoud = await loadInhoud()
})

function spelerMet(laatstOp: string | null): Speler {
  return {
    adminId: '9d0b1f6c-8f5e-4f0e-8d0a-0c5d1a2b3c33' as string as AdminId,
    leerlingId: LEERLING,
    account: { soort: 'school', land: 'nl' },
    versie: 7,
    staat: beginStaat(inhoud, { id: LEERLING, jaargroep: 4, dyslexie: false }),
    laatstOp: laatstOp === null ? null : new Date(laatstOp),
    taken: new Set([TAAK]),
  }
}

function antwoord(
  op: string,
  overrides: Parameters<typeof nieuwAntwoord>[0] | object = {},
): BewaarAntwoord {
  return {
    in: nieuwAntwoord({ taakId: TAAK, ...overrides }),
    categorie: 'hak',
    correct: true,
    gok: 0.5,
    leerlingId: LEERLING,
    gegevenOp: new Date(op),
    thuis: false,
  }
}

const make = (laatstOp: string | null, ...verzoeken: BewaarAntwoord[][]) => {
  const speler = spelerMet(laatstOp)
  return makeSpelerBatch(
    inhoud.engine,
    verzoeken.map((antwoorden) => ({ speler, antwoorden })),
  )
}

describe('the batch of one pupil', () => {
  it('puts answers of several requests in the order in which they were given', () => {
    const [een, twee, drie] = [
      antwoord('2026-11-20T09:00:01Z'),
      antwoord('2026-11-20T09:00:02Z'),
      antwoord('2026-11-20T09:00:03Z'),
    ] as const
    expect(make(null, [drie], [twee, een]).antwoorden).toEqual([een, twee, drie])
  })

  it("decides between answers of one moment by the device's own counter, then by id", () => {
    const op = '2026-11-20T09:00:01Z'
    const [a, b] = [antwoord(op, { volgnummer: 3 }), antwoord(op, { volgnummer: 4 })]
    const zelfdeNummer = antwoord(op, { volgnummer: 4 })
    const laatste = [b, zelfdeNummer].toSorted((x, y) => (x.in.id < y.in.id ? -1 : 1))
    expect(make(null, [zelfdeNummer, b, a]).antwoorden).toEqual([a, ...laatste])
    expect(make(null, [b, a, zelfdeNummer]).antwoorden).toEqual([a, ...laatste])
  })

  it('takes each id once, the first time that it came', () => {
    const eerste = antwoord('2026-11-20T09:00:01Z', { gegeven: 'boom' })
    const andere = { ...eerste, in: { ...eerste.in, gegeven: 'boon' } }
    const batch = make(null, [eerste, eerste], [andere])
    expect(batch.antwoorden).toEqual([eerste])
    expect(batch.staat.aantal).toBe(1)
  })

  it('folds exactly those answers: another answer leads to another state', () => {
    const { engine, woorden } = inhoud
    const { w, focus } = [...woorden.values()][0] as WordEntry
    const goed = antwoord('2026-11-20T09:00:01Z', { woordId: w })
    const met = make(null, [goed])
    const fout = make(null, [{ ...goed, correct: false }])
    const [begin, na] = [met.speler.staat, met.na.staat]
    expect(met.staat.staat.equals(Buffer.from(engine.serialize(na)))).toBe(true)
    expect(engine.ability(na, focus).n).toBe(engine.ability(begin, focus).n + 1)
    expect(engine.ability(na, focus).mean).toBeGreaterThan(
      engine.ability(fout.na.staat, focus).mean,
    )
  })

  it('names the version it was folded on, and remembers the one after it', () => {
    const { staat, na } = make('2026-11-20T08:00:00Z', [antwoord('2026-11-20T09:00:00Z')])
    expect(staat.versie).toBe(7)
    expect(na.versie).toBe(8)
    expect(na.laatstOp).toEqual(new Date('2026-11-20T09:00:00Z'))
  })

  it('is in order only when it begins after everything folded before', () => {
    const om9 = [antwoord('2026-11-20T09:00:00Z')]
    expect(make('2026-11-20T08:59:59.999Z', om9).staat.opVolgorde).toBe(true)
    expect(make('2026-11-20T09:00:00.001Z', om9).staat.opVolgorde).toBe(false)
    // At an equal moment the counter decides, and only the job sees all answers of that moment.
    expect(make('2026-11-20T09:00:00.000Z', om9).staat.opVolgorde).toBe(false)
    expect(make(null, om9).staat.opVolgorde).toBe(true)
  })

  it('is not in order when it runs over midnight in Amsterdam, not over midnight in Greenwich', () => {
    const amsterdam = [antwoord('2026-11-19T22:59:59Z'), antwoord('2026-11-19T23:00:01Z')]
    const greenwich = [antwoord('2026-11-19T23:59:59Z'), antwoord('2026-11-20T00:00:01Z')]
    expect(make(null, amsterdam).staat.opVolgorde).toBe(false)
    expect(make(null, greenwich).staat.opVolgorde).toBe(true)
  })

  it('opens a day with its first answer alone', () => {
    const om9 = [antwoord('2026-11-20T09:00:00Z')]
    expect(make(null, om9).staat.nieuweDag).toBe('2026-11-20')
    expect(make('2026-11-19T22:59:00Z', om9).staat.nieuweDag).toBe('2026-11-20')
    expect(make('2026-11-19T23:01:00Z', om9).staat.nieuweDag).toBeNull()
  })

  it('refuses to be made of nothing', () => {
    expect(() => makeSpelerBatch(inhoud.engine, [])).toThrow(/nothing/)
    expect(() => make(null, [])).toThrow(/without answers/)
  })
})

describe('two answers with one id', () => {
  const basis = antwoord('2026-11-20T09:00:00Z')
  const met = (velden: object): BewaarAntwoord => ({ ...basis, in: { ...basis.in, ...velden } })

  it.each([
    { taakId: '11111111-1111-4111-8111-111111111111' },
    { spel: 'ninja' },
    { woordId: 'kers' },
    { gegeven: 'anders' },
    { ms: 1 },
    { poging: 2 },
    { apparaat: '11111111-1111-4111-8111-111111111111' },
    { volgnummer: 0 },
  ])('differ when the device says otherwise of %o', (velden) => {
    expect(zelfdeInhoud(basis, met(velden))).toBe(false)
  })

  it('are the same when only the time of sending or the reason is written otherwise', () => {
    expect(zelfdeInhoud(basis, met({ gegevenOp: '2026-11-20T10:00:00+01:00' }))).toBe(true)
    expect(zelfdeInhoud(basis, met({}))).toBe(true)
  })
})
