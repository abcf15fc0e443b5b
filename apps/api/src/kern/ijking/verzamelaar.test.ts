import { describe, expect, it } from 'vitest'
import { makeVerzamelaar, type VerzameldPunt } from './verzamelaar.service.ts'

const punt = (item: string): VerzameldPunt => ({
  item,
  correct: true,
  guess: 0.5,
  gewicht: 1,
  vaardigheid: { mean: 0, variantie: 1 },
  cel: 3,
  eerder: 0,
  dag: '2026-11-20',
  land: 'nl',
})
const NOOIT = 2 ** 30

describe('gathering what answers say of their words', () => {
  it('writes the points of many batches in one go, in the order in which they came', async () => {
    const geschreven: string[][] = []
    const verzamelaar = makeVerzamelaar(async (punten) => {
      geschreven.push(punten.map(({ item }) => item))
    }, NOOIT)
    verzamelaar.add([punt('a'), punt('b')])
    verzamelaar.add([])
    verzamelaar.add([punt('c')])
    expect(geschreven).toEqual([])
    await verzamelaar.drain()
    await verzamelaar.drain()
    expect(geschreven).toEqual([['a', 'b', 'c']])
  })

  it('writes by itself after a while, and at once when there are many', async () => {
    const aantallen: number[] = []
    const write = async (punten: readonly VerzameldPunt[]) => void aantallen.push(punten.length)
    makeVerzamelaar(write, 1).add([punt('a')])
    await expect.poll(() => aantallen).toEqual([1])
    makeVerzamelaar(write, NOOIT).add(Array.from({ length: 2000 }, () => punt('b')))
    await expect.poll(() => aantallen).toEqual([1, 2000])
  })

  it('goes on after a write that failed, without telling anybody who answers', async () => {
    const gelukt: string[] = []
    const verzamelaar = makeVerzamelaar(async ([eerste]) => {
      if (eerste?.item === 'weg') throw new Error('no database')
      gelukt.push(eerste?.item ?? '')
    }, NOOIT)
    verzamelaar.add([punt('weg')])
    await verzamelaar.drain()
    verzamelaar.add([punt('er')])
    await verzamelaar.drain()
    expect(gelukt).toEqual(['er'])
  })
})
