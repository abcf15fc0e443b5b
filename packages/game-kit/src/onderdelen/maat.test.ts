import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAf, passMaat, pressMaat, releaseMaat, STIL, type Maat } from './maat.ts'

const TEMPO = { lang: 400, wacht: 1000 }
const slaDuur = (maat: Maat, ms: number): Maat =>
  releaseMaat(passMaat(pressMaat(maat, TEMPO), ms), TEMPO)

describe('a hand that beats time', () => {
  it('makes short and long strokes, by how long it is down', () => {
    const twee = slaDuur(slaDuur(STIL, 399), 400)
    expect(twee.slagen).toEqual(['kort', 'lang'])
  })

  it('ends its row by waiting, and not before the wait is over', () => {
    const een = slaDuur(STIL, 50)
    expect(isAf(passMaat(een, 999), TEMPO)).toBe(false)
    const af = passMaat(een, 1000)
    expect(isAf(af, TEMPO)).toBe(true)
    expect(pressMaat(af, TEMPO)).toBe(af)
  })

  it('never ends while it is down, nor before its first stroke', () => {
    expect(isAf(passMaat(STIL, 60_000), TEMPO)).toBe(false)
    const vast = passMaat(pressMaat(slaDuur(STIL, 50), TEMPO), 60_000)
    expect(isAf(vast, TEMPO)).toBe(false)
  })

  it('counts a press that is repeated while it is down once, whatever the key does', () => {
    const daad = fc.constantFrom<(maat: Maat) => Maat>(
      (maat) => pressMaat(maat, TEMPO),
      (maat) => passMaat(maat, 100),
    )
    fc.assert(
      fc.property(fc.array(daad, { maxLength: 30 }), (daden) => {
        const vast = daden.reduce((maat, doen) => doen(maat), pressMaat(STIL, TEMPO))
        expect(releaseMaat(vast, TEMPO).slagen).toHaveLength(1)
      }),
    )
  })
})
