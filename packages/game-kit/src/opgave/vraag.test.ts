import { describe, expect, it } from 'vitest'
import { readVraag } from './vraag.ts'

describe('a vraag', () => {
  it('has a form and a manner', () => {
    expect(readVraag('sorteer:ei,ij')).toEqual({ vorm: 'sorteer', wijze: 'ei,ij' })
    expect(readVraag('splits:a:b')).toEqual({ vorm: 'splits', wijze: 'a:b' })
  })

  it.each(['', ':', 'typ', 'typ:', ':flits', 'kies:3', 'Typ:flits'])('is not %j', (tekst) => {
    expect(readVraag(tekst)).toBeNull()
  })
})
