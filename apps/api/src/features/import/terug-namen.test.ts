import { describe, expect, it } from 'vitest'
import { metVrijeNamen, noemHeropend } from './terug-namen.ts'

const groep = (id: string, naam: string, schooljaar = '2026-2027') => ({ id, naam, schooljaar })
const stap = (id: string, naam: string) => ({ id, van: { naam, sleutel: null } })
const wie = (stappen: ReturnType<typeof stap>[], ...groepen: ReturnType<typeof groep>[]) =>
  metVrijeNamen(stappen, groepen).map(({ id }) => id)

describe('groups that are called again what they were', () => {
  it('leave a name to the group of their year that got it since, however it is written', () => {
    const stappen = [stap('a', 'Groep 5')]
    expect(wie(stappen, groep('a', '5A'), groep('b', 'groep-5'))).toEqual([])
    expect(wie(stappen, groep('a', '5A'), groep('b', 'Groep 5', '2025-2026'))).toEqual(['a'])
    expect(wie(stappen, groep('a', '5A'))).toEqual(['a'])
  })

  it('change names back among themselves', () => {
    const ruil = [stap('a', 'Groep 5'), stap('b', 'Groep 6')]
    expect(wie(ruil, groep('a', 'Groep 6'), groep('b', 'Groep 5'))).toEqual(['a', 'b'])
  })

  it('stay all that wait for a name that does not come free', () => {
    const rij = [stap('a', 'Een'), stap('b', 'Twee'), stap('c', 'Drie')]
    const nu = [groep('a', 'Twee'), groep('b', 'Drie'), groep('c', 'Vier')]
    expect(wie(rij, ...nu)).toEqual(['a', 'b', 'c'])
    expect(wie(rij, ...nu, groep('d', 'een'))).toEqual([])
  })
})

describe('groups that come back out of the archive', () => {
  it('are called otherwise where a group of their year has their name by now, each of them', () => {
    const terug = [groep('a', 'Groep 8'), groep('b', 'groep-8'), groep('c', 'Groep 7')]
    const nu = [groep('x', 'Groep 8'), groep('y', 'Groep 7', '2025-2026')]
    expect(noemHeropend(terug, nu).map(({ id, naam }) => `${id} ${naam}`)).toEqual([
      'a Groep 8 (2)',
      'b groep-8 (3)',
    ])
    expect(noemHeropend(terug.slice(2), [])).toEqual([])
    const lang = groep('d', 'x'.repeat(200))
    expect(noemHeropend([lang], [{ ...lang, id: 'y' }])[0]?.naam).toHaveLength(200)
  })
})
