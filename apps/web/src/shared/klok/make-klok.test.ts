import { geheugen, type Opslag } from '@letterhaven/ui/apparaat/opslag'
import { describe, expect, it } from 'vitest'
import { makeKlok } from './make-klok.ts'

const UUR = 3_600_000
const ECHT = Date.parse('2026-11-25T10:00:00Z')

/** Returns an answer that was made at that moment. */
const antwoord = (moment: number): Response =>
  new Response(null, { headers: { date: new Date(moment).toUTCString() } })

const opToestel = (scheefMs: number, winkel: Opslag = geheugen()) => {
  const toestel = { nu: ECHT + scheefMs }
  return { toestel, winkel, klok: makeKlok(winkel, () => toestel.nu) }
}

describe('the time as the server has it', () => {
  it.each([-24, -1, -2 / 60, 0.5, 1, 24])(
    'is known after one answer on a device that is %d hours wrong',
    (uren) => {
      const { klok, toestel } = opToestel(uren * UUR)
      klok.hoor(antwoord(ECHT))
      expect(klok.nu()).toBe(ECHT)
      toestel.nu += UUR
      expect(klok.nu()).toBe(ECHT + UUR)
    },
  )

  it('is known again at the next visit, before any answer', () => {
    const { klok, winkel } = opToestel(-5 * UUR)
    klok.hoor(antwoord(ECHT))
    expect(opToestel(-5 * UUR, winkel).klok.nu()).toBe(ECHT)
  })

  it.each([
    ['was slow', -24],
    ['was fast', 24],
  ])(
    'ends nothing too early on a device that %s and was set right since, until an answer comes',
    (_, uren) => {
      const { klok, winkel } = opToestel(uren * UUR)
      klok.hoor(antwoord(ECHT))
      const later = opToestel(0, winkel).klok
      expect(later.opZijnVroegst()).toBeLessThanOrEqual(ECHT)
      later.hoor(antwoord(ECHT))
      expect([later.nu(), later.opZijnVroegst()]).toEqual([ECHT, ECHT])
    },
  )

  it('ends what is over on a device that is still slow, once an answer came', () => {
    const { klok, winkel } = opToestel(-24 * UUR)
    klok.hoor(antwoord(ECHT))
    const later = opToestel(-24 * UUR, winkel).klok
    expect(later.opZijnVroegst()).toBe(ECHT - 24 * UUR)
    later.hoor(antwoord(ECHT))
    expect(later.opZijnVroegst()).toBe(ECHT)
  })

  it('is not moved by a slow line, nor by an answer that says no time', () => {
    const { klok, winkel } = opToestel(0)
    for (const seconden of [-20, 20]) klok.hoor(antwoord(ECHT + seconden * 1000))
    klok.hoor(new Response(null))
    klok.hoor(new Response(null, { headers: { date: 'gisteren' } }))
    expect([klok.nu(), winkel.namen()]).toEqual([ECHT, []])
  })

  it('does without a store', () => {
    const dicht: Opslag = {
      getItem: () => null,
      setItem: () => false,
      removeItem: () => undefined,
      namen: () => [],
    }
    const { klok } = opToestel(UUR, dicht)
    klok.hoor(antwoord(ECHT))
    expect(klok.nu()).toBe(ECHT)
  })
})
