import { describe, expect, it } from 'vitest'
import { volgendePlek } from './rooster-toetsen.ts'

const einde = { rij: 2, kolom: 4 }
const go = (key: string, rij: number, kolom: number, ctrl = false) =>
  volgendePlek({ key, ctrl }, { rij, kolom }, einde)

describe('the keys of a grid', () => {
  it('step to the neighbour and stay inside at every edge', () => {
    expect(go('ArrowRight', 1, 1)).toEqual({ rij: 1, kolom: 2 })
    expect(go('ArrowRight', 1, 4)).toEqual({ rij: 1, kolom: 4 })
    expect(go('ArrowLeft', 1, 0)).toEqual({ rij: 1, kolom: 0 })
    expect(go('ArrowUp', 0, 3)).toEqual({ rij: 0, kolom: 3 })
    expect(go('ArrowDown', 2, 3)).toEqual({ rij: 2, kolom: 3 })
  })

  it('Home and End go to the ends of the row, with Ctrl to those of the grid', () => {
    expect(go('Home', 1, 3)).toEqual({ rij: 1, kolom: 0 })
    expect(go('End', 1, 3)).toEqual({ rij: 1, kolom: 4 })
    expect(go('Home', 1, 3, true)).toEqual({ rij: 0, kolom: 0 })
    expect(go('End', 1, 3, true)).toEqual({ rij: 2, kolom: 4 })
  })

  it('leave every other key to the browser', () => {
    expect([go('Tab', 1, 1), go('Enter', 1, 1), go('a', 1, 1)]).toEqual([null, null, null])
  })
})
