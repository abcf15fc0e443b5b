import { describe, expect, it } from 'vitest'
import { KLANKTEKSTEN, klankenVan } from './klanken.ts'
import { woordenTotEnMet } from './woorden.ts'

const woorden = new Map((await woordenTotEnMet(8)).map((woord) => [woord.w, woord]))
const van = (woord: string): string[] | null => {
  const entry = woorden.get(woord)
  if (!entry) throw new Error(`geen woord van ons: ${woord}`)
  return klankenVan(entry)
}

describe('the sounds of a word', () => {
  it('are those of its letters, one by one, in words that sound as they are written', () => {
    expect(van('vis')).toEqual(['/v/', '/i/', '/s/'])
    expect(van('boek')).toEqual(['/b/', '/oe/', '/k/'])
    expect(van('schaap')).toEqual(['/s/', '/g/', '/aa/', '/p/'])
    expect(van('kraai')).toEqual(['/k/', '/r/', '/aai/'])
  })

  it('are not told where a letter says something else than by itself', () => {
    // The d of hond says t, the o of bomen oo, the nk of bank ng and k, and the e of beer no ee.
    for (const woord of ['hond', 'bomen', 'bank', 'beer', 'ga', 'meisje'])
      expect([woord, van(woord)]).toEqual([woord, null])
  })

  it('are known sounds in every word, enough to hear most words of the first lessons', () => {
    const alle = [...woorden.values()]
    const gezegd = alle.flatMap((woord) => klankenVan(woord) ?? [])
    expect(gezegd.filter((klank) => !KLANKTEKSTEN.includes(klank))).toEqual([])
    const eerste = alle.filter(({ focus, kg }) => focus === 'hak' && kg.length === 1)
    expect(eerste.filter((woord) => klankenVan(woord)).length).toBeGreaterThan(eerste.length * 0.8)
  })
})
