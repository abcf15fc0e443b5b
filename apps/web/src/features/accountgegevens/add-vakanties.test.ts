import { describe, expect, it } from 'vitest'
import { addVakanties } from './add-vakanties.ts'

const herfst = { naam: 'Herfst', van: '2026-10-19', tot: '2026-10-23' }
const kerst = { naam: 'Kerst', van: '2026-12-21', tot: '2027-01-01' }

describe('holidays that are added', () => {
  it('stand in the order of the year, and the same days stand once, by their newest name', () => {
    const nieuw = [
      { ...herfst, naam: 'Herfstvakantie' },
      { ...herfst, naam: 'dubbel' },
    ]
    expect(addVakanties([kerst, herfst], nieuw)).toEqual([
      { ...herfst, naam: 'Herfstvakantie' },
      kerst,
    ])
  })

  it('leave others alone, those that overlap too', () => {
    const studiedag = { naam: 'Studiedag', van: '2026-10-19', tot: '2026-10-19' }
    expect(addVakanties([herfst], [studiedag])).toHaveLength(2)
    expect(addVakanties([herfst], [])).toEqual([herfst])
  })
})
