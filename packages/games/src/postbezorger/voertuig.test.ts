import { TRAPPEN } from '@letterhaven/contracts/trap'
import { describe, expect, it } from 'vitest'
import { VOERTUIGEN, voertuigVan } from './voertuig.ts'

describe('what the hero rides on', () => {
  it('is a sled in the snow, and is said so; before that it is a bike', () => {
    const heen = TRAPPEN.map((trap) => VOERTUIGEN[voertuigVan({ trap })].heen)
    expect(heen).toEqual(['fiets erheen', 'fiets erheen', 'slee erheen'])
  })
})
