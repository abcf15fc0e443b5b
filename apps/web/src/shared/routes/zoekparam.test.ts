import { describe, expect, it } from 'vitest'
import { readZoek, writeZoek } from './zoekparam.ts'

describe('search parameters', () => {
  it('stay the text they are', () => {
    expect(readZoek('?code=007&q=%C3%A9%26n')).toEqual({ code: '007', q: 'é&n' })
  })

  it('come back from what was written', () => {
    const params = { zoek: 'Yılmaz & co', periode: '8' }
    expect(readZoek(writeZoek(params))).toEqual(params)
  })

  it('leave out what has no value', () => {
    expect(writeZoek({ a: '', b: undefined, c: '1' })).toBe('?c=1')
    expect(writeZoek({})).toBe('')
  })
})
