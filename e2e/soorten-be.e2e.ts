import { describe } from 'vitest'
import { readSoorten } from './soorten.ts'

describe('in Flanders', () => {
  readSoorten('be')
})
