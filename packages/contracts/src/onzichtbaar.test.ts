import { describe, expect, it } from 'vitest'
import { zonderOnzichtbaar } from './onzichtbaar.ts'

const langsteRij = (tekst: string): number =>
  Math.max(0, ...(tekst.match(/\p{M}+/gu) ?? []).map((rij) => rij.length))

describe('one form of each letter', () => {
  it('is found in rows of marks no longer than writing has, however many come in', () => {
    const [links, rechts] = ['\u0315', '\u0316'].map((teken) => teken.repeat(50_000))
    const vijandig = `a${links}${rechts}b${rechts}`
    expect(langsteRij(vijandig)).toBe(100_000)
    expect(langsteRij(zonderOnzichtbaar(vijandig))).toBe(30)
    expect(zonderOnzichtbaar(vijandig)).toHaveLength(62)
  })

  it.each(['Zoe\u0308', 'ᾳ̈́', 'क्\u200dष', 'הַשָּׁמַיִם', `a${'\u0301'.repeat(30)}`])(
    'is what Unicode says it is where somebody wrote it (decoy): %s',
    (tekst) => {
      expect(zonderOnzichtbaar(tekst)).toBe(tekst.normalize('NFC'))
    },
  )
})
