import { describe, expect, it } from 'vitest'
import { confirm, bijzondereTekens, leeg, write, teVerzenden, merge } from './antwoorden.ts'

const NU = Date.parse('2026-11-20T09:00:00Z')
const op = (plaats: number, gegeven: string, na = 0) =>
  write({}, { plaats, gegeven }, { nu: NU + na, sinds: NU })

describe('what is written in a test', () => {
  it('is to be sent until the server has it, and again when it was changed meanwhile', () => {
    const een = op(0, 'tre')
    const verstuurd = teVerzenden(een)
    expect(verstuurd).toEqual([
      { plaats: 0, gegeven: 'tre', ms: 0, gegevenOp: '2026-11-20T09:00:00.000Z' },
    ])
    expect(teVerzenden(confirm(een, verstuurd))).toEqual([])
    const later = write(een, { plaats: 0, gegeven: 'trein' }, { nu: NU + 900, sinds: NU })
    expect(teVerzenden(confirm(later, verstuurd))).toMatchObject([{ gegeven: 'trein', ms: 900 }])
  })

  it('counts time at a word together, a long look away as a short one', () => {
    const een = op(3, 'a', 5000)
    const twee = write(een, { plaats: 3, gegeven: 'ab' }, { nu: NU + 4_000_000, sinds: NU + 5000 })
    expect(twee[3]?.ms).toBe(25_000)
  })

  it('on another device goes on from what the server has, unless this one wrote later', () => {
    const server = (gegeven: string) => ({
      antwoorden: [{ plaats: 0, gegeven, gegevenOp: '2026-11-20T09:00:10.000Z' }],
    })
    expect(merge(server('daar'), {})[0]).toMatchObject({ gegeven: 'daar', verzonden: true })
    expect(merge(server('daar'), op(0, 'later', 20_000))[0]).toMatchObject({ gegeven: 'later' })
    expect(merge(server('daar'), op(0, 'vroeger', 1000))[0]).toMatchObject({ gegeven: 'daar' })
    expect(merge(server('daar'), op(2, 'ander'))[2]).toMatchObject({ gegeven: 'ander' })
  })

  it('is empty where only space was written', () => {
    expect(leeg({ ...op(0, 'kat'), ...op(1, '  ') }, 3)).toEqual([1, 2])
  })

  it('has at hand the signs that some word asks for, and none where no word does', () => {
    expect(bijzondereTekens(['café', "foto's", 'idee', 'reünie'])).toEqual(["'", 'é', 'ü'])
    expect(bijzondereTekens(['kat', 'trein'])).toEqual([])
  })
})
