import { describe } from 'vitest'
import { leesSoorten } from './soorten.ts'

describe('in the Netherlands', () => {
  leesSoorten('nl')
})
