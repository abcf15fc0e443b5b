import { describe, expect, it } from 'vitest'
import { maakVerzamelaar, type VerzameldPunt } from './verzamelaar.service.ts'

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
    const verzamelaar = maakVerzamelaar(async (punten) => {
      geschreven.push(punten.map(({ item }) => item))
    }, NOOIT)
    verzamelaar.voegToe([punt('a'), punt('b')])
    verzamelaar.voegToe([])
    verzamelaar.voegToe([punt('c')])
    expect(geschreven).toEqual([])
    await verzamelaar.drain()
    await verzamelaar.drain()
    expect(geschreven).toEqual([['a', 'b', 'c']])
  })

  it('writes by itself after a while, and at once when there are many', async () => {
    const aantallen: number[] = []
    const schrijf = async (punten: readonly VerzameldPunt[]) => void aantallen.push(punten.length)
    maakVerzamelaar(schrijf, 1).voegToe([punt('a')])
    await expect.poll(() => aantallen).toEqual([1])
    maakVerzamelaar(schrijf, NOOIT).voegToe(Array.from({ length: 2000 }, () => punt('b')))
    await expect.poll(() => aantallen).toEqual([1, 2000])
  })

  it('goes on after a write that failed, without telling anybody who answers', async () => {
    const gelukt: string[] = []
    const verzamelaar = maakVerzamelaar(async ([eerste]) => {
      if (eerste?.item === 'weg') throw new Error('no database')
      gelukt.push(eerste?.item ?? '')
    }, NOOIT)
    verzamelaar.voegToe([punt('weg')])
    await verzamelaar.drain()
    verzamelaar.voegToe([punt('er')])
    await verzamelaar.drain()
    expect(gelukt).toEqual(['er'])
  })
})
