import { describe, expect, it } from 'vitest'
import { chooseVoorbeelden, type VoorbeeldWoord } from './voorbeelden.ts'

const woord = (
  grafemen: string,
  [vorm, regel]: readonly [string, string],
  rest: Partial<VoorbeeldWoord> = {},
): VoorbeeldWoord => ({
  woord: grafemen.replaceAll(' ', ''),
  grafemen: grafemen.split(' '),
  band: 2,
  fout: { vorm, regel },
  ...rest,
})

describe('the example words of a goal', () => {
  it('mark the grapheme the category is about', () => {
    const woorden = [
      woord('t r ei n', ['trijn', 'ei-ij']),
      woord('k l ei n', ['klijn', 'ei-ij']),
      woord('a pp e l', ['apel', 'dicht-enkel']),
    ]
    const uit = chooseVoorbeelden(woorden)
    expect(uit.map((v) => [v.woord.woord, v.markeer])).toEqual([
      ['trein', [2]],
      ['klein', [2]],
      ['appel', []],
    ])
  })

  it('mark nothing where a category is about no single rule', () => {
    const woorden = [
      woord('d r o p', ['brop', 'spiegel']),
      woord('k l o k', ['klook', 'kort-lang']),
    ]
    expect(chooseVoorbeelden(woorden).flatMap((v) => v.markeer)).toEqual([])
  })

  it('are at most four: those with a picture first, long ones last', () => {
    const woorden = [
      woord('e x c u r s ie d a g', ['ekscursiedag', 'x-ks'], { plaatje: 'bus', band: 1 }),
      woord('m i x', ['miks', 'x-ks'], { band: 5 }),
      woord('t a x i', ['taksi', 'x-ks'], { band: 3, plaatje: 'taxi' }),
      woord('b o x', ['boks', 'x-ks'], { band: 1 }),
      woord('f a x', ['faks', 'x-ks'], { band: 4 }),
    ]
    expect(chooseVoorbeelden(woorden).map((v) => v.woord.woord)).toEqual([
      'taxi',
      'box',
      'fax',
      'mix',
    ])
  })

  it('give each grapheme of the category its turn', () => {
    const woorden = [
      woord('h aai', ['haj', 'j-i'], { plaatje: 'shark' }),
      woord('m aai', ['maj', 'j-i'], { plaatje: 'x' }),
      woord('l aai', ['laj', 'j-i'], { plaatje: 'x' }),
      woord('k ooi', ['kooj', 'j-i']),
      woord('b oei', ['boej', 'j-i'], { band: 4 }),
    ]
    expect(chooseVoorbeelden(woorden).map((v) => v.woord.woord)).toEqual([
      'haai',
      'kooi',
      'boei',
      'maai',
    ])
  })
})
