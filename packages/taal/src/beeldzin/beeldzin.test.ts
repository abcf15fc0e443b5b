import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adresVan, GEZICHTEN, parseAdres, TRAPPEN } from './adres.ts'
import {
  beschrijvingVan,
  contrastVan,
  findKeuze,
  judgeBeeld,
  makeBeeldzin,
  verschilVan,
} from './beeldzin.ts'

const adressen = fc
  .tuple(
    fc.integer({ min: 0, max: 0xffffffff }),
    fc.constantFrom(...TRAPPEN),
    fc.constantFrom(...GEZICHTEN),
  )
  .map(([zaad, trap, gezicht]) => ({ grammatica: 'kudde@1', zaad, trap, gezicht }))

const ROMMEL = [
  '',
  'kudde',
  'kudde@1',
  'kudde@1:7:2',
  'kudde@1:7:2:jong:',
  ' kudde@1:7:2:jong',
  'kudde@1:7:2:jong\n',
  'kudde@2:7:2:jong',
  'kudde@01:7:2:jong',
  'schap@1:7:2:jong',
  'constructor@1:7:2:jong',
  'toString:7:2:jong',
  'kudde@1:NaN:2:jong',
  'kudde@1::2:jong',
  'kudde@1:-7:2:jong',
  'kudde@1:+7:2:jong',
  'kudde@1:07:2:jong',
  'kudde@1:7.5:2:jong',
  'kudde@1:1e3:2:jong',
  'kudde@1:0x7:2:jong',
  'kudde@1:4294967296:2:jong',
  `kudde@1:${'9'.repeat(400)}:2:jong`,
  'kudde@1:Infinity:2:jong',
  'kudde@1:7:0:jong',
  'kudde@1:7:4:jong',
  'kudde@1:7:2:Jong',
  'kudde@1:7:2:midden',
]

describe('an address', () => {
  it('is read as it is written, up to the largest seed', () => {
    expect(parseAdres('kudde@1:4294967295:3:oud')).toEqual({
      grammatica: 'kudde@1',
      zaad: 4294967295,
      trap: 3,
      gezicht: 'oud',
    })
    fc.assert(
      fc.property(adressen, (adres) => {
        expect(parseAdres(adresVan(adres))).toEqual(adres)
      }),
    )
  })

  it('that is none of ours makes nothing and judges nothing', () => {
    expect(ROMMEL.filter((tekst) => makeBeeldzin(tekst) !== null)).toEqual([])
    expect(ROMMEL.filter((tekst) => judgeBeeld(tekst, 'aap1') !== null)).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tekst) => {
        expect(makeBeeldzin(tekst)).toBeNull()
      }),
    )
  })
})

describe('a beeldzin', () => {
  it('is the same plain data each time', () => {
    fc.assert(
      fc.property(adressen.map(adresVan), (adres) => {
        const beeldzin = makeBeeldzin(adres)
        expect(beeldzin).not.toBeNull()
        expect(makeBeeldzin(adres)).toEqual(beeldzin)
        expect(JSON.parse(JSON.stringify(beeldzin))).toEqual(beeldzin)
      }),
      { numRuns: 300 },
    )
  })

  it('is judged by its address: one of all that can be given is right, and a guess is worth its share', () => {
    fc.assert(
      fc.property(adressen.map(adresVan), (adres) => {
        const beeldzin = makeBeeldzin(adres)
        const dieren = beeldzin?.tafereel.dieren ?? []
        const teGeven = dieren.flatMap(({ id, houdingen }) =>
          houdingen.length > 1
            ? [...new Set(houdingen)].map((houding) => `${id}:${houding}`)
            : [id],
        )
        const goed = teGeven.filter((given) => judgeBeeld(adres, given)?.correct)
        expect(goed).toEqual([beeldzin?.goed])
        expect(judgeBeeld(adres, '')?.gok).toBeCloseTo(1 / teGeven.length, 10)
        expect(new Set(teGeven).size).toBe(teGeven.length)
      }),
      { numRuns: 300 },
    )
  })

  it('takes rubbish as not right, without a throw', () => {
    fc.assert(
      fc.property(adressen.map(adresVan), fc.string({ unit: 'binary' }), (adres, given) => {
        expect(judgeBeeld(adres, given)?.correct).toBe(false)
      }),
      { numRuns: 300 },
    )
    const { goed } = makeBeeldzin('kudde@1:7:3:jong') ?? { goed: '' }
    const dier = goed.split(':')[0] ?? ''
    const bijna = [dier, `${goed} `, goed.toUpperCase(), `${goed}:${goed}`, `${dier}:`, '__proto__']
    const isGoed = (given: string): boolean =>
      judgeBeeld('kudde@1:7:3:jong', given)?.correct ?? true
    expect(bijna.filter(isGoed)).toEqual([])
    expect(isGoed(goed)).toBe(true)
  })

  it('tells what differs: nothing of the right one, some words of the sentence for every other', () => {
    fc.assert(
      fc.property(adressen.map(adresVan), (adres) => {
        const beeldzin = makeBeeldzin(adres)
        for (const keuze of beeldzin?.keuzes ?? []) {
          const verschil = beeldzin ? verschilVan(beeldzin, keuze) : []
          expect(verschil.length === 0).toBe(keuze.id === beeldzin?.goed)
          for (const { merk } of verschil) expect(beeldzin?.zin.slice(...merk)).toMatch(/^\S.*\S$/)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('says in the true sentence of another what is different there, in whole words, and nothing of the right one', () => {
    const beeldzin = makeBeeldzin('kudde@1:2026:2:jong')
    if (!beeldzin) throw new Error('no scene')
    const woordenVan = (id: string): string[] => {
      const keuze = findKeuze(beeldzin, id)
      const zin = keuze ? beschrijvingVan(beeldzin, keuze) : ''
      return keuze ? contrastVan(beeldzin, keuze).map((merk) => zin.slice(...merk)) : []
    }
    expect(woordenVan(beeldzin.goed)).toEqual([])
    for (const keuze of beeldzin.keuzes.filter(({ id }) => id !== beeldzin.goed)) {
      const verwacht = verschilVan(beeldzin, keuze).map(({ trek }) => trek)
      expect(woordenVan(keuze.id)).toHaveLength(verwacht.length)
      const noemtSoort = woordenVan(keuze.id).includes(keuze.dier.soort)
      expect(noemtSoort).toBe(verwacht.includes('soort'))
    }
  })

  it('would tell no difference of a nearly right one, were its detail forgotten', () => {
    const beeldzin = makeBeeldzin('kudde@1:7:2:jong')
    if (!beeldzin) throw new Error('no scene')
    for (const vergeten of beeldzin.details) {
      const details = beeldzin.details.filter((detail) => detail !== vergeten)
      const gelijk = beeldzin.keuzes.filter(
        (keuze) => verschilVan({ ...beeldzin, details }, keuze).length === 0,
      )
      expect(gelijk.length).toBeGreaterThan(1)
    }
  })

  it('describes two animals that are alike in one sentence, so that a scene of those is caught', () => {
    const beeldzin = makeBeeldzin('kudde@1:7:2:jong')
    const [eerste] = beeldzin?.keuzes ?? []
    if (!beeldzin || !eerste) throw new Error('no scene')
    const dubbel = {
      ...eerste,
      id: 'dubbel',
      ding: 'dubbel',
      dier: { ...eerste.dier, id: 'dubbel' },
    }
    expect(beschrijvingVan(beeldzin, dubbel)).toBe(beschrijvingVan(beeldzin, eerste))
  })

  it('describes every choice in a sentence of its own', () => {
    fc.assert(
      fc.property(adressen.map(adresVan), (adres) => {
        const beeldzin = makeBeeldzin(adres)
        const zinnen = beeldzin?.keuzes.map((keuze) => beschrijvingVan(beeldzin, keuze)) ?? []
        expect(new Set(zinnen).size).toBe(zinnen.length)
        for (const zin of zinnen) expect(zin).toMatch(/^(?:Deze|Dit) .+\.$/)
      }),
      { numRuns: 300 },
    )
  })

  it('finds a choice by what is given, and none by rubbish', () => {
    const beeldzin = makeBeeldzin('kudde@1:7:1:jong')
    const dingBij = (given: string): string | undefined =>
      beeldzin ? findKeuze(beeldzin, given)?.ding : undefined
    expect(dingBij(beeldzin?.goed ?? '')).toBe(beeldzin?.goed)
    for (const given of ['', 'aap99', 'constructor']) expect(dingBij(given)).toBeUndefined()
  })
})
