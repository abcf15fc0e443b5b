import { EILANDEN } from '@letterhaven/contracts/landkaart'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maakLandkaart, standVan, type CategorieBeeld, type KaartLeerling } from './landkaart.ts'

const leerling: KaartLeerling = { groep: 4, speelbaar: ['spelling', 'lezen'] }
const beeld = (code: string, anders: Partial<CategorieBeeld> = {}): CategorieBeeld => ({
  code,
  eiland: 'spelling',
  groep: 4,
  vereist: [],
  kans: 0.6,
  laag: 0.4,
  hoog: 0.8,
  n: 0,
  ...anders,
})
const lit = { kans: 0.95, laag: 0.9, hoog: 0.98, n: 30 }
const alleVensters = (l: KaartLeerling, b: readonly CategorieBeeld[]) =>
  maakLandkaart(l, b).eilanden.flatMap((e) => e.vensters)

describe('the light of a window', () => {
  it.each([
    ['unlit before five answers', beeld('ei', { n: 4 }), 'donker'],
    ['half lit from five', beeld('ei', { n: 5 }), 'half'],
    ['half while it is not sure', beeld('ei', { ...lit, laag: 0.84 }), 'half'],
    ['half while there are too few answers', beeld('ei', { ...lit, n: 11 }), 'half'],
    ['lit when mastered for sure', beeld('ei', { ...lit, n: 12 }), 'aan'],
    ['lit for good once seen lit', beeld('ei', { n: 40, kans: 0.5, aanSinds: 10 }), 'aan'],
    ['lit until the later check', beeld('ei', { ...lit, aanSinds: 10, laatst: 23 }), 'aan'],
    ['gold at a check two weeks later', beeld('ei', { ...lit, aanSinds: 10, laatst: 24 }), 'goud'],
    [
      'not gold when the check went badly',
      beeld('ei', { n: 40, kans: 0.7, aanSinds: 1, laatst: 90 }),
      'aan',
    ],
  ])('is %s', (_, b, stand) => expect(standVan(b)).toBe(stand))
})

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
    const vervolg = beeld('vervolg', { vereist: ['basis'] })
    expect(alleVensters(leerling, [basis, vervolg]).map((v) => v.sleutel)).toEqual(['basis'])
    const klaar = alleVensters(leerling, [{ ...basis, kans: 0.7 }, vervolg])
    expect(klaar.map((v) => v.sleutel)).toEqual(['basis', 'vervolg'])
  })

  it('look one year ahead only where the prerequisites are ready', () => {
    const later = beeld('later', { groep: 5, vereist: ['ei'] })
    expect(alleVensters(leerling, [beeld('ei', { ...lit }), later]).map((v) => v.sleutel)).toEqual([
      'ei',
      'later',
    ])
    const verwacht = alleVensters(leerling, [beeld('ei', { kans: 0.7 }), later])
    expect(verwacht.map((v) => v.sleutel)).toEqual(['ei'])
    const los = beeld('los', { groep: 5 })
    expect(alleVensters(leerling, [beeld('ei'), los]).map((v) => v.sleutel)).toEqual(['ei'])
  })

  it('keep every lit one beside the open ones', () => {
    const verlicht = Array.from({ length: 7 }, (_, i) => beeld(`aan${i}`, lit))
    const donker = Array.from({ length: 9 }, (_, i) => beeld(`nu${i}`))
    const vensters = alleVensters(leerling, [...verlicht, ...donker])
    expect(vensters.filter((v) => v.stand === 'aan')).toHaveLength(7)
    expect(vensters.filter((v) => v.isOpen)).toHaveLength(5)
  })

  it('start for the youngest where reading starts', () => {
    const klein = { ...leerling, groep: 1 }
    const hak = beeld('hak', { groep: 3, eiland: 'klanken' })
    expect(maakLandkaart(klein, [hak]).verder?.venster).toBe('hak')
  })
})

describe('the islands', () => {
  it('are always six in sailing order, in mist while nothing is open on them', () => {
    const { eilanden } = maakLandkaart(leerling, [beeld('ei')])
    expect(eilanden.map((e) => e.eiland)).toEqual([...EILANDEN])
    expect(eilanden.filter((e) => !e.mist).map((e) => e.eiland)).toEqual(['spelling'])
  })
})

describe("'Verder spelen'", () => {
  it('sails to where practice gains most', () => {
    const kaart = maakLandkaart(leerling, [
      beeld('bijna', { kans: 0.9 }),
      beeld('midden', { kans: 0.55 }),
    ])
    expect(kaart.verder).toEqual({ venster: 'midden', taak: 'midden:lezen:10' })
  })

  it('stays with a window that was begun over one that is worth as much', () => {
    const kaart = maakLandkaart(leerling, [
      beeld('nieuw', { kans: 0.5 }),
      beeld('begonnen', { n: 8 }),
    ])
    expect(kaart.verder?.venster).toBe('begonnen')
  })

  it('goes on with the first taak that is not done, and starts over when all are', () => {
    const taak = (gedaan: [string, number][]) =>
      maakLandkaart({ ...leerling, gedaan: new Map(gedaan) }, [beeld('ei')]).verder?.taak
    expect(taak([['ei:lezen:10', 9]])).toBe('ei:lezen:10')
    expect(taak([['ei:lezen:10', 10]])).toBe('ei:spelling:10')
    const alles: [string, number][] = [
      ['ei:lezen:10', 10],
      ['ei:spelling:10', 12],
      ['ei:spelling:12', 12],
    ]
    expect(taak(alles)).toBe('ei:lezen:10')
  })

  it('polishes the lit window longest ago when nothing is open', () => {
    const [kort, lang] = [beeld('ei', { ...lit, laatst: 90 }), beeld('ij', { ...lit, laatst: 20 })]
    expect(maakLandkaart(leerling, [kort, lang]).verder?.venster).toBe('ij')
  })

  it('goes nowhere only when nothing can be played', () => {
    expect(maakLandkaart(leerling, []).verder).toBeNull()
    expect(maakLandkaart({ ...leerling, speelbaar: [] }, [beeld('ei')]).verder).toBeNull()
  })
})

describe('any picture', () => {
  const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const kans = fc.double({ min: 0, max: 1, noNaN: true })
  const categorie = (code: string) =>
    fc.record({
      code: fc.constant(code),
      eiland: fc.constantFrom(...EILANDEN),
      groep: fc.integer({ min: 3, max: 8 }),
      vereist: fc.subarray(codes.filter((c) => c < code)),
      kans,
      laag: kans,
      hoog: kans,
      n: fc.nat(60),
      aanSinds: fc.option(fc.nat(100)),
      laatst: fc.option(fc.nat(100)),
    })
  const beelden = fc.tuple(...codes.map(categorie))

  it('gives at most five open windows, all unlit and within reach, and a way on inside them', () => {
    fc.assert(
      fc.property(beelden, fc.integer({ min: 1, max: 8 }), (lijst, groep) => {
        const l = { ...leerling, groep }
        const vensters = alleVensters(l, lijst)
        const open = vensters.filter((v) => v.isOpen)
        expect(open.length).toBeLessThanOrEqual(5)
        for (const { sleutel, stand } of open) {
          expect(['donker', 'half']).toContain(stand)
          const b = lijst.find((x) => x.code === sleutel)
          expect(b?.groep).toBeLessThanOrEqual(Math.max(3, groep) + 1)
        }
        const { verder } = maakLandkaart(l, lijst)
        const doel = vensters.find((v) => v.sleutel === verder?.venster)
        expect(verder === null).toBe(vensters.length === 0)
        expect(doel?.isOpen ?? false).toBe(open.length > 0)
        expect(doel?.taken.some((t) => t.sleutel === verder?.taak) ?? true).toBe(true)
      }),
    )
  })

  it('gives the same map twice', () => {
    fc.assert(
      fc.property(beelden, (lijst) => {
        expect(maakLandkaart(leerling, lijst)).toEqual(
          maakLandkaart(leerling, structuredClone(lijst)),
        )
      }),
    )
  })
})
