import { describe, expect, it } from 'vitest'
import { cijfers } from './cijfers.bouw.ts'
import { HAPJE_BEGIN, isOpgelost, playHapje, type HapjeStand } from './hapje-stand.ts'
import { hapjeRondes } from './hapje-woorden.bouw.ts'

const speel = playHapje(hapjeRondes)
const was = (stand: HapjeStand, vorm: string) => speel(stand, { soort: 'was', vorm })

describe('the bite of glazenwasser', () => {
  it('has one right window in each round, and a rule for each wrong one', () => {
    for (const { woord, vormen } of hapjeRondes) {
      expect(vormen).toHaveLength(3)
      expect(vormen.filter(({ vorm }) => vorm === woord)).toHaveLength(1)
      for (const { vorm, uitleg, delen } of vormen.filter((v) => v.vorm !== woord)) {
        expect(uitleg.nl).not.toBe('')
        expect(uitleg.be).not.toBe('')
        expect(delen.map(({ deel }) => deel).join('')).toBe(woord)
        expect(vorm).not.toBe(woord)
      }
    }
  })

  it('hangs the right form in another window each time', () => {
    const plekken = hapjeRondes.map(({ woord, vormen }) =>
      vormen.findIndex((v) => v.vorm === woord),
    )
    expect(new Set(plekken).size).toBe(plekken.length)
  })

  it('goes on only after the right window, and a wrong one is no end', () => {
    const mis = was(HAPJE_BEGIN, 'sgip')
    expect(speel(mis, { soort: 'verder' })).toBe(mis)
    const goed = was(mis, 'schip')
    expect(goed.gewassen).toEqual(['sgip', 'schip'])
    expect(isOpgelost(goed, hapjeRondes[0] ?? { woord: '', zin: ['', ''], vormen: [] })).toBe(true)
    expect(speel(goed, { soort: 'verder' })).toEqual({ ronde: 1, gewassen: [] })
  })

  it('counts no window twice and none after the light is on', () => {
    const goed = was(HAPJE_BEGIN, 'schip')
    expect(was(goed, 'schib')).toBe(goed)
    const mis = was(HAPJE_BEGIN, 'sgip')
    expect(was(mis, 'sgip')).toBe(mis)
  })

  it('ends after the last round and can begin again', () => {
    let stand = HAPJE_BEGIN
    for (const { woord } of hapjeRondes) stand = speel(was(stand, woord), { soort: 'verder' })
    expect(stand.ronde).toBe(hapjeRondes.length)
    expect(was(stand, 'schip')).toBe(stand)
    expect(speel(stand, { soort: 'opnieuw' })).toEqual(HAPJE_BEGIN)
  })
})

describe('the numbers of the home page', () => {
  it('are those of the packages', () => {
    expect(cijfers.woorden).toBeGreaterThanOrEqual(600)
    expect(cijfers.zinnen).toBeGreaterThanOrEqual(cijfers.woorden)
    expect(cijfers.categorieen).toBeGreaterThanOrEqual(14)
  })
})
