import { kaleNaam } from '@letterhaven/domain/naam'
import { describe, expect, it } from 'vitest'
import { makeZoeker } from './zoeker.ts'

describe('a search', () => {
  it.each(['berg anna', 'anna  van', 'Anna\u00a0Berg', 'BÉRG', 'den-ber', ' anna ', ''])(
    'finds a name by %j',
    (zoek) => {
      expect(makeZoeker(zoek)(kaleNaam('Anna van den Bérg'))).toBe(true)
    },
  )

  it('does not find who has another name, or one word of two', () => {
    for (const zoek of ['anna bos', 'annaberg', 'x'])
      expect(makeZoeker(zoek)(kaleNaam('Anna van den Bérg'))).toBe(false)
  })
})
