import { DINGEN, type Ding } from '@letterhaven/contracts/plek'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginUiterlijk } from './uiterlijk.ts'
import { gedragen, isDing, buy, PRIJZEN, prijsVan, SCHAPPEN } from './winkel.ts'

describe('the shop', () => {
  it('has a whole price above nothing for each thing, and each thing on one shelf', () => {
    for (const ding of DINGEN) expect(PRIJZEN[ding]).toSatisfy((p: number) => p > 0 && p % 5 === 0)
    const schappen = Object.values(SCHAPPEN).flat()
    expect(schappen.toSorted()).toEqual([...DINGEN].toSorted())
    expect(new Set(DINGEN).size).toBe(DINGEN.length)
  })

  it('has something for two rounds of practice on every shelf', () => {
    for (const schap of Object.values(SCHAPPEN))
      expect(Math.min(...schap.map((ding) => PRIJZEN[ding]))).toBeLessThanOrEqual(10)
  })

  it('sells what is paid, says how much is missing, and sells nothing twice', () => {
    const arm = { verdiend: 9, uitgegeven: 0, gekocht: [] }
    expect(buy(arm, 'pet')).toEqual({ soort: 'te_weinig', tekort: 1 })
    expect(buy({ ...arm, verdiend: 10 }, 'pet')).toEqual({ soort: 'gekocht', prijs: 10 })
    const rijk = { verdiend: 500, uitgegeven: 10, gekocht: ['pet'] as Ding[] }
    expect(buy(rijk, 'pet')).toEqual({ soort: 'al_gekocht' })
  })

  it('never lets more be spent than was earned, whatever is asked for and in what order', () => {
    const vraag = fc.record({ ding: fc.constantFrom(...DINGEN), erbij: fc.nat(40) })
    fc.assert(
      fc.property(fc.array(vraag, { maxLength: 60 }), (vragen) => {
        let verdiend = 0
        let uitgegeven = 0
        const gekocht: Ding[] = []
        for (const { ding, erbij } of vragen) {
          verdiend += erbij
          const uitkomst = buy({ verdiend, uitgegeven, gekocht }, ding)
          if (uitkomst.soort === 'gekocht') {
            uitgegeven += uitkomst.prijs
            gekocht.push(ding)
          }
          expect(uitgegeven).toBeLessThanOrEqual(verdiend)
        }
        expect(new Set(gekocht).size).toBe(gekocht.length)
        expect(prijsVan(gekocht)).toBe(uitgegeven)
      }),
    )
  })

  it('knows its own things, and nothing else (decoy)', () => {
    expect(isDing('kroon')).toBe(true)
    expect(isDing('doos')).toBe(false)
  })
})

describe('how a leerling looks', () => {
  it('is the same each time until something was chosen, and nothing is worn that costs', () => {
    const id = '07e97975-f27e-472f-9758-73bf76eecfa4'
    expect(beginUiterlijk(id)).toEqual(beginUiterlijk(id))
    expect(gedragen(beginUiterlijk(id))).toEqual([])
    expect(gedragen({ ...beginUiterlijk(id), hoed: 'pet', hand: 'ballon' })).toEqual([
      'pet',
      'ballon',
    ])
  })
})
