import { describe } from 'vitest'
import { readSoorten } from './soorten.ts'

describe('in the Netherlands', () => {
  readSoorten('nl')
})
