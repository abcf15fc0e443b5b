import { describe } from 'vitest'
import { leesSoorten } from './soorten.ts'

describe('in Flanders', () => {
  leesSoorten('be')
})
