import { describe, expect, it } from 'vitest'
import { kolomGroepen } from './hitte-soorten.ts'

const kolom = (id: string, groep?: string) => ({ id, kort: id, naam: id, groep })

describe('heads above columns', () => {
  it('join neighbours of one name, and only neighbours', () => {
    expect(kolomGroepen([kolom('a', 'x'), kolom('b', 'x'), kolom('c', 'y')])).toEqual([
      { naam: 'x', aantal: 2, vouw: undefined },
      { naam: 'y', aantal: 1, vouw: undefined },
    ])
    expect(kolomGroepen([kolom('a'), kolom('b')])).toEqual([])
  })

  it('know which of them fold', () => {
    const vouw = { id: '6', open: true }
    expect(kolomGroepen([{ ...kolom('a', 'x'), vouw }, kolom('b', 'y')])).toMatchObject([
      { naam: 'x', vouw },
      { naam: 'y', vouw: undefined },
    ])
  })
})
