import { describe, expect, it } from 'vitest'
import { bladTop, isBijEind, plaatsenVan } from './leesblad.ts'

describe('a sheet to read on', () => {
  it('divides sentences into paragraphs, and keeps what no paragraph counts', () => {
    expect(plaatsenVan(5, [2, 1, 2])).toEqual([[0, 1], [2], [3, 4]])
    expect(plaatsenVan(3)).toEqual([[0, 1, 2]])
    // Decoy: figures that do not fit lose no sentence and make none.
    expect(plaatsenVan(4, [0, 2]).flat()).toEqual([0, 1, 2, 3])
    expect(plaatsenVan(2, [9, 4])).toEqual([[0, 1]])
  })

  it('knows its end, and turns a page so that what was read last stays in view', () => {
    const lang = { scrollTop: 0, clientHeight: 100, scrollHeight: 300 }
    expect(isBijEind(lang)).toBe(false)
    expect(bladTop(lang, 1)).toBe(84)
    expect(bladTop({ ...lang, scrollTop: 168 }, 1)).toBe(200)
    expect(isBijEind({ ...lang, scrollTop: 200 })).toBe(true)
    expect(bladTop(lang, -1)).toBe(0)
    // Decoy: a text that fits has its end in view from the beginning, and stays.
    const kort = { scrollTop: 0, clientHeight: 100, scrollHeight: 100 }
    expect([isBijEind(kort), bladTop(kort, 1)]).toEqual([true, 0])
  })
})
