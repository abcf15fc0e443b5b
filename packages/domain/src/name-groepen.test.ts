import { expect, it } from 'vitest'
import { groepKeuzes, nameGroepen } from './name-groepen.ts'

const groep = (naam: string, schooljaar: string) => ({ naam, schooljaar })
const namen = (...groepen: readonly ReturnType<typeof groep>[]) =>
  nameGroepen(groepen).map(({ naam }) => naam)

it('a name of two school years is said with its year, however it is written', () => {
  expect(
    namen(groep('Groep 6', '2025-2026'), groep('groep  6', '2026-2027'), groep('7', '2025-2026')),
  ).toEqual(['Groep 6 (2025-2026)', 'groep  6 (2026-2027)', '7'])
})

it('a name of one school year is said as it is, also of two groups', () => {
  const twee = [groep('Groep 6', '2025-2026'), groep('Groep 6', '2025-2026')]
  expect(namen(...twee)).toEqual(['Groep 6', 'Groep 6'])
  expect(namen(groep('Groep 5', '2025-2026'), groep('Groep 6', '2026-2027'))).toEqual([
    'Groep 5',
    'Groep 6',
  ])
})

it('groups to choose from are in the order of their names, numbers by their size', () => {
  const alle = ['10', '9', 'Aap'].map((naam) => ({ id: naam, ...groep(naam, '2025-2026') }))
  const later = { id: 'later', ...groep('9', '2026-2027') }
  expect(groepKeuzes([...alle, later])).toEqual([
    { id: '9', naam: '9 (2025-2026)' },
    { id: 'later', naam: '9 (2026-2027)' },
    { id: '10', naam: '10' },
    { id: 'Aap', naam: 'Aap' },
  ])
})
