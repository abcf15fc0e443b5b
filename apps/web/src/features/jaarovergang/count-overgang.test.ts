import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import { describe, expect, it } from 'vitest'
import { GEEN, chooseDeel, chooseKind, nameGroep, zonderGroep } from './kies.ts'
import { countOvergang } from './count-overgang.ts'

const kind = (naar: string | null, wordt: number) => ({ naar, wordt })

describe('the way into a new year', () => {
  it('is counted: along, out, and who comes together where', () => {
    const oud = [
      { leerlingen: [kind('4', 4), kind('4', 4), kind('3', 3)] },
      { leerlingen: [kind(null, 8), kind('4', 5)] },
    ] as unknown as JaarovergangIn['oud']
    const { over, weg, groepen } = countOvergang({ oud })
    expect({ over, weg }).toEqual({ over: 4, weg: 1 })
    expect([...groepen]).toEqual([
      ['4', { aantal: 3, jaren: [4, 5] }],
      ['3', { aantal: 1, jaren: [3] }],
    ])
  })
})

describe('what is decided', () => {
  const [a, b] = ['a', 'b'] as never[] as [never, never]

  it('takes the place of what was decided before of the same, and of nothing else', () => {
    const eerst = chooseDeel({ groepId: a, jaargroep: 3, naar: '4' })(GEEN)
    const ander = chooseDeel({ groepId: a, jaargroep: 4, naar: '5' })(eerst)
    const na = chooseDeel({ groepId: a, jaargroep: 3, naar: null })(ander)
    expect(na.delen).toEqual([
      { groepId: 'a', jaargroep: 4, naar: '5' },
      { groepId: 'a', jaargroep: 3, naar: null },
    ])
  })

  it('lets a pupil go along again', () => {
    const eerst = chooseKind(b, { id: b, naar: null, blijft: false })(GEEN)
    expect(eerst.leerlingen).toHaveLength(1)
    expect(chooseKind(b, null)(eerst)).toEqual(GEEN)
  })

  it('names a group once, and forgets one that was added', () => {
    const twee = nameGroep('x', 'Groep 4B')(nameGroep('x', 'Groep 4A')(GEEN))
    expect(twee.groepen).toEqual([{ sleutel: 'x', naam: 'Groep 4B' }])
    expect(zonderGroep('x')(twee)).toEqual(GEEN)
  })
})
