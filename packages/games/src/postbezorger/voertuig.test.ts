import { TRAPPEN } from '@letterhaven/contracts/trap'
import { describe, expect, it } from 'vitest'
import { VOERTUIGEN, voertuigVan } from './voertuig.ts'

describe('what the hero rides on', () => {
  it('is a sled in the snow, and its button says so; before that it is a bike', () => {
    const knoppen = TRAPPEN.map((trap) => VOERTUIGEN[voertuigVan({ trap })].knop)
    expect(knoppen).toEqual(['Fietsen', 'Fietsen', 'Sleeën'])
  })
})
