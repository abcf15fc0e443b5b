import { expect, it } from 'vitest'
import { rolInAdministratie } from './administratie-rol.ts'

it('says what the standard calls the work of staff, as its country does, and nothing of what is unknown', () => {
  expect(rolInAdministratie(['IB', 'XYZ', 'DIR'], 'nl')).toEqual(['intern begeleider', 'directeur'])
  expect(rolInAdministratie(['IB', 'LRK'], 'be')).toEqual(['zorgcoördinator', 'leerkracht'])
})
