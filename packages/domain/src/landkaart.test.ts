import { evenly } from '@letterhaven/contracts/proef/evenly'
import { EILANDEN } from '@letterhaven/contracts/landkaart'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kaartGroep, type KaartLeerling } from './kaart-leerling.ts'
import { makeLandkaart } from './landkaart.ts'
import { isVerlicht, type CategorieBeeld } from './venster-stand.ts'

const leerling: KaartLeerling = {
  groep: 4,
  speelbaar: {
    woord: ['spelling', 'lezen'],
    leeswoord: ['lezen'],
    zin: ['zinnen'],
    teken: [],
    tekst: ['tekst'],
    werkwoord: ['werkwoorden'],
  },
}
const beeld = (code: string, anders: Partial<CategorieBeeld> = {}): CategorieBeeld => ({
  code,
  eiland: 'spelling',
  groep: 4,
  vereist: [],
  kans: 0.6,
  zeker: 0.1,
  n: 0,
  ...anders,
})
const lit = { kans: 0.95, zeker: 0.95, n: 30 }
const alleVensters = (l: KaartLeerling, b: readonly CategorieBeeld[]) =>
  makeLandkaart(l, b).eilanden.flatMap((e) => e.vensters)

describe('the windows of a map', () => {
  it('are those of this year and before, not what is taught later', () => {
    const sleutels = alleVensters(leerling, [
      beeld('nu'),
      beeld('eerder', { groep: 3 }),
      beeld('later', { groep: 6 }),
    ]).map((v) => v.sleutel)
    expect(sleutels).toEqual(['nu', 'eerder'])
  })

  it('wait for a prerequisite that is not ready', () => {
    const basis = beeld('basis', { kans: 0.3 })
    const vervolg = beeld('vervolg', { vereist: ['basis'], eiland: 'regels' })
    const ander = [beeld('ei'), beeld('ij')]
    const sleutels = (lijst: CategorieBeeld[]) =>
      alleVensters(leerling, lijst).map((v) => v.sleutel)
    expect(sleutels([basis, vervolg, ...ander])).not.toContain('vervolg')
    expect(sleutels([{ ...basis, kans: 0.7 }, vervolg, ...ander])).toContain('vervolg')
  })

  it('are three at least for whom hardly any basis is ready, the readiest first', () => {
    const na = (code: string, vereist: string) =>
      beeld(code, { vereist: [vereist], eiland: 'regels', kans: 0.3 })
    const zwak = [
      beeld('a', { kans: 0.2 }),
      beeld('b', { kans: 0.4 }),
      na('na-a', 'a'),
      na('na-b', 'b'),
    ]
    const open = (lijst: CategorieBeeld[]) =>
      alleVensters(leerling, lijst).flatMap((v) => (v.isOpen ? v.sleutel : []))
    expect(open(zwak)).toEqual(['a', 'b', 'na-b'])
    // Decoy: with enough to choose from, no window opens before its basis is ready.
    expect(open([...zwak, beeld('c')])).toEqual(['a', 'b', 'c'])
  })

  it('look one year ahead where little is left of the own years and the basis is mastered', () => {
    const sleutels = (...lijst: CategorieBeeld[]) =>
      alleVensters(leerling, lijst).map((v) => v.sleutel)
    const later = beeld('later', { groep: 5, vereist: ['ei'] })
    expect(sleutels(beeld('ei', lit), later)).toEqual(['ei', 'later'])
    expect(sleutels(beeld('ei', { kans: 0.7 }), later)).toEqual(['ei'])
    const over = ['ij', 'ou', 'au'].map((code) => beeld(code))
    expect(sleutels(beeld('ei', lit), ...over, later)).not.toContain('later')
    expect(sleutels(beeld('ei', lit), beeld('los', { groep: 5 }))).toEqual(['ei'])
  })

  it('are a few on each island, and every lit one beside them', () => {
    const verlicht = Array.from({ length: 7 }, (_, i) => beeld(`aan${i}`, lit))
    const donker = (eiland: CategorieBeeld['eiland']) =>
      Array.from({ length: 9 }, (_, i) => beeld(`${eiland}${i}`, { eiland }))
    const lijst = [...verlicht, ...donker('spelling'), ...donker('regels'), ...donker('klanken')]
    const vensters = alleVensters(leerling, lijst)
    expect(vensters.filter((v) => v.stand === 'aan')).toHaveLength(7)
    const open = Map.groupBy(
      vensters.filter((v) => v.isOpen),
      (v) => v.eiland,
    )
    const aantallen = [...open.values()].map((hier) => hier.length)
    expect(aantallen.reduce((som, n) => som + n, 0)).toBe(6)
    expect(aantallen).toHaveLength(3)
    expect(aantallen.every((n) => n <= 3)).toBe(true)
  })

  it('are never more than six to choose from, one on each island', () => {
    const lijst = EILANDEN.flatMap((eiland) =>
      [0.3, 0.5, 0.6].map((kans, i) => beeld(`${eiland}${i}`, { eiland, kans })),
    )
    const open = alleVensters(leerling, lijst).filter((v) => v.isOpen)
    expect(open).toHaveLength(6)
    expect(new Set(open.map((v) => v.eiland)).size).toBe(6)
    // On each island the open window is the one that is worth most.
    expect(open.every(({ sleutel }) => sleutel.endsWith('1'))).toBe(true)
  })

  it('stay once they have light, also where four others are worth more and the boat goes there', () => {
    const moeilijk = beeld('moeilijk', { n: 10, kans: 0.2 })
    const beter = ['a', 'b', 'c', 'd'].map((code) => beeld(code))
    const kaart = makeLandkaart(leerling, [moeilijk, ...beter])
    const vensters = kaart.eilanden.flatMap((e) => e.vensters)
    expect(vensters.find((v) => v.sleutel === 'moeilijk')).toMatchObject({
      stand: 'half',
      isOpen: false,
    })
    expect(kaart.verder?.venster).toBe('a')
    // With too few answers for light, the window makes room.
    const donker = alleVensters(leerling, [{ ...moeilijk, n: 4 }, ...beter])
    expect(donker.map((v) => v.sleutel)).toEqual(['a', 'b', 'c'])
  })

  it('start for the youngest where reading starts', () => {
    const klein = { ...leerling, groep: 1 }
    const hak = beeld('hak', { groep: 3, eiland: 'klanken' })
    expect(makeLandkaart(klein, [hak]).verder?.venster).toBe('hak')
  })
})

describe('the islands', () => {
  it('are always six in sailing order, in mist while nothing is open on them', () => {
    const { eilanden } = makeLandkaart(leerling, [beeld('ei')])
    expect(eilanden.map((e) => e.eiland)).toEqual([...EILANDEN])
    expect(eilanden.filter((e) => !e.mist).map((e) => e.eiland)).toEqual(['spelling'])
  })

  it('show what is to come: of the own years, or of next year where those have nothing', () => {
    const kaart = makeLandkaart({ ...leerling, groep: 3 }, [
      ...['zo', 'nu'].map((code) => beeld(code, { groep: 3, eiland: 'klanken' })),
      beeld('hak', { groep: 3, eiland: 'klanken', kans: 0.3 }),
      beeld('sch', { groep: 3, eiland: 'klanken', vereist: ['hak'] }),
      beeld('klank4', { groep: 4, eiland: 'klanken' }),
      beeld('kg', { groep: 4, eiland: 'regels' }),
      beeld('werk', { groep: 5, eiland: 'werkwoorden' }),
    ])
    const straks = Object.fromEntries(kaart.eilanden.map((e) => [e.eiland, e.straks]))
    expect(straks).toMatchObject({ klanken: ['sch'], regels: ['kg'], werkwoorden: [] })
    const mist = kaart.eilanden.filter((e) => e.mist).map((e) => e.eiland)
    expect(mist).toEqual(['lezen', 'spelling', 'werkwoorden', 'zinnen'])
  })
})

describe("'Verder spelen'", () => {
  it('sails to where practice gains most', () => {
    const kaart = makeLandkaart(leerling, [
      beeld('bijna', { kans: 0.9 }),
      beeld('midden', { kans: 0.55 }),
    ])
    expect(kaart.verder).toEqual({ venster: 'midden', taak: 'midden:lezen:10' })
  })

  it('begins where the basis is, of goals that are worth as much', () => {
    const kaart = makeLandkaart(leerling, [
      beeld('vervolg', { kans: 0.5, vereist: ['basis'] }),
      beeld('basis', { kans: 0.52 }),
    ])
    expect(kaart.verder?.venster).toBe('basis')
  })

  const ronde = (code: string, keer: number): [string, number][] => [
    [`${code}:lezen:10`, 10 * keer],
    [`${code}:spelling:10`, 10 * keer],
    [`${code}:spelling:12`, 12 * keer],
  ]
  it.each<[string, Partial<CategorieBeeld>, [string, number][], string]>([
    [
      'with a window that was begun until its taken are played',
      {},
      [['begonnen:lezen:10', 10]],
      'begonnen',
    ],
    ['not with one whose taken are played', {}, ronde('begonnen', 1), 'nieuw'],
    [
      'a round longer with one that is nearly lit',
      { zeker: 0.6 },
      ronde('begonnen', 1),
      'begonnen',
    ],
    ['not for ever with one that is nearly lit', { zeker: 0.6 }, ronde('begonnen', 2), 'nieuw'],
    ['not with one that is out of reach', { kans: 0.3 }, [], 'nieuw'],
  ])('stays %s', (_, anders, gedaan, venster) => {
    const kaart = makeLandkaart({ ...leerling, gedaan: new Map(gedaan) }, [
      beeld('nieuw', { kans: 0.5 }),
      beeld('begonnen', { n: 32, kans: 0.85, ...anders }),
    ])
    expect(kaart.verder?.venster).toBe(venster)
  })

  it('goes on with the first taak that is not done, and starts over when all are', () => {
    const taak = (gedaan: [string, number][]) =>
      makeLandkaart({ ...leerling, gedaan: new Map(gedaan) }, [beeld('ei')]).verder?.taak
    expect(taak([['ei:lezen:10', 9]])).toBe('ei:lezen:10')
    expect(taak([['ei:lezen:10', 10]])).toBe('ei:spelling:10')
    expect(taak(ronde('ei', 1))).toBe('ei:lezen:10')
    expect(taak([...ronde('ei', 1), ['ei:lezen:10', 20]])).toBe('ei:spelling:10')
  })

  it('polishes the lit window longest ago when nothing is open', () => {
    const [kort, lang] = [beeld('ei', { ...lit, laatst: 90 }), beeld('ij', { ...lit, laatst: 20 })]
    expect(makeLandkaart(leerling, [kort, lang]).verder?.venster).toBe('ij')
  })

  it('goes nowhere only when nothing can be played', () => {
    expect(makeLandkaart(leerling, []).verder).toBeNull()
    expect(
      makeLandkaart(
        {
          ...leerling,
          speelbaar: { woord: [], leeswoord: [], zin: [], teken: [], tekst: [], werkwoord: [] },
        },
        [beeld('ei')],
      ).verder,
    ).toBeNull()
  })
})

describe('any picture', () => {
  const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const kans = evenly(0, 1)
  const categorie = (code: string) =>
    fc.record({
      code: fc.constant(code),
      eiland: fc.constantFrom(...EILANDEN),
      groep: fc.integer({ min: 3, max: 8 }),
      vereist: fc.subarray(codes.filter((c) => c < code)),
      kans,
      zeker: kans,
      n: fc.nat(60),
      aanSinds: fc.option(fc.nat(100)),
      laatst: fc.option(fc.nat(100)),
    })
  const beelden = fc.tuple(...codes.map(categorie))

  it('gives a few open windows on each island, all unlit and within reach, and a way on inside them', () => {
    fc.assert(
      fc.property(beelden, fc.integer({ min: 1, max: 8 }), (lijst, groep) => {
        const l = { ...leerling, groep }
        const vensters = alleVensters(l, lijst)
        const open = vensters.filter((v) => v.isOpen)
        const opCode = new Map(lijst.map((b) => [b.code, b]))
        const eigen = open.filter(
          ({ sleutel }) => opCode.get(sleutel)?.groep !== kaartGroep(groep) + 1,
        )
        const donker = lijst.filter((b) => b.groep <= kaartGroep(groep) && !isVerlicht(b))
        expect(eigen.length).toBeGreaterThanOrEqual(Math.min(3, donker.length))
        for (const hier of Map.groupBy(eigen, (v) => v.eiland).values())
          expect(hier.length).toBeLessThanOrEqual(3)
        expect(open.length).toBeLessThanOrEqual(5)
        for (const { sleutel, stand } of open) {
          expect(['donker', 'half']).toContain(stand)
          expect(opCode.get(sleutel)?.groep).toBeLessThanOrEqual(kaartGroep(groep) + 1)
        }
        const { verder } = makeLandkaart(l, lijst)
        const doel = vensters.find((v) => v.sleutel === verder?.venster)
        expect(verder === null).toBe(vensters.length === 0)
        expect(doel?.isOpen ?? false).toBe(open.length > 0)
        expect(doel?.taken.some((t) => t.sleutel === verder?.taak) ?? true).toBe(true)
      }),
    )
  })

  it('has every goal of the own years on the map, open or to come', () => {
    fc.assert(
      fc.property(beelden, fc.integer({ min: 1, max: 8 }), (lijst, groep) => {
        const { eilanden } = makeLandkaart({ ...leerling, groep }, lijst)
        const opKaart = eilanden.flatMap((e) => [...e.vensters.map((v) => v.sleutel), ...e.straks])
        const eigen = lijst.filter((b) => b.groep <= kaartGroep(groep)).map((b) => b.code)
        expect(new Set(opKaart).size).toBe(opKaart.length)
        expect(new Set(eigen).isSubsetOf(new Set(opKaart))).toBe(true)
        expect(lijst.filter(isVerlicht).every((b) => opKaart.includes(b.code))).toBe(true)
      }),
    )
  })

  it('gives the same map twice', () => {
    fc.assert(
      fc.property(beelden, (lijst) => {
        expect(makeLandkaart(leerling, lijst)).toEqual(
          makeLandkaart(leerling, structuredClone(lijst)),
        )
      }),
    )
  })
})
