import { describe, expect, it } from 'vitest'
import { volgendePlek } from './rooster-toetsen.ts'

const einde = { rij: 2, kolom: 4 }
const ga = (key: string, rij: number, kolom: number, ctrl = false) =>
  volgendePlek({ key, ctrl }, { rij, kolom }, einde)

describe('the keys of a grid', () => {
  it('step to the neighbour and stay inside at every edge', () => {
    expect(ga('ArrowRight', 1, 1)).toEqual({ rij: 1, kolom: 2 })
    expect(ga('ArrowRight', 1, 4)).toEqual({ rij: 1, kolom: 4 })
    expect(ga('ArrowLeft', 1, 0)).toEqual({ rij: 1, kolom: 0 })
    expect(ga('ArrowUp', 0, 3)).toEqual({ rij: 0, kolom: 3 })
    expect(ga('ArrowDown', 2, 3)).toEqual({ rij: 2, kolom: 3 })
  })

  it('Home and End go to the ends of the row, with Ctrl to those of the grid', () => {
    expect(ga('Home', 1, 3)).toEqual({ rij: 1, kolom: 0 })
    expect(ga('End', 1, 3)).toEqual({ rij: 1, kolom: 4 })
    expect(ga('Home', 1, 3, true)).toEqual({ rij: 0, kolom: 0 })
    expect(ga('End', 1, 3, true)).toEqual({ rij: 2, kolom: 4 })
  })

  it('leave every other key to the browser', () => {
    expect([ga('Tab', 1, 1), ga('Enter', 1, 1), ga('a', 1, 1)]).toEqual([null, null, null])
  })
})
