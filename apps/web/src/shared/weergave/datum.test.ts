import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sayDatum, sayPeriode } from './datum.ts'

const VORMEN = {
  dag: { dateStyle: 'long' },
  dagInJaar: { day: 'numeric', month: 'long' },
  dagKort: { day: 'numeric', month: 'short' },
  weekdag: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdagKort: { weekday: 'short', day: 'numeric' },
  weekdagLetter: { weekday: 'narrow' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  weekdagMoment: {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  },
  tijd: { timeStyle: 'short' },
  seconde: { timeStyle: 'medium' },
} as const satisfies Record<Parameters<typeof sayDatum>[0], Intl.DateTimeFormatOptions>
const NAMEN = Object.keys(VORMEN) as (keyof typeof VORMEN)[]

const instant = fc.date({
  min: new Date('2000-01-02'),
  max: new Date('2099-12-30'),
  noInvalidDate: true,
})
const dag = instant.map((moment) => moment.toISOString().slice(0, 10))

describe('a moment is written', () => {
  it.each(NAMEN)('as %s in the Dutch of the tables of languages, by the clock here', (vorm) => {
    const tabel = new Intl.DateTimeFormat('nl', VORMEN[vorm])
    fc.assert(
      fc.property(instant, (moment) => {
        expect(sayDatum(vorm, moment.toISOString())).toBe(tabel.format(moment))
      }),
    )
    expect(new Intl.DateTimeFormat('de', VORMEN.dag).format(0)).not.toBe(
      sayDatum('dag', '1970-01-01'),
    )
  })
})

describe('a day is written', () => {
  it.each(NAMEN)('as %s, the same on a device anywhere', (vorm) => {
    const tabel = new Intl.DateTimeFormat('nl', { ...VORMEN[vorm], timeZone: 'UTC' })
    fc.assert(
      fc.property(dag, (een) => {
        expect(sayDatum(vorm, een)).toBe(tabel.format(new Date(een)))
      }),
    )
  })

  it('with another as a period, each thing said once', () => {
    const tabel = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' })
    fc.assert(
      fc.property(dag, fc.nat({ max: 500 }), (van, dagen) => {
        const tot = new Date(Date.parse(van) + dagen * 86_400_000).toISOString().slice(0, 10)
        const gezegd = tabel.formatRange(new Date(van), new Date(tot))
        // The tables put thin spaces beside the dash.
        expect(sayPeriode(van, tot)).toBe(gezegd.replaceAll('\u2009', ' '))
      }),
    )
    expect(sayPeriode('2026-10-17', '2026-10-25')).toBe('17–25 oktober 2026')
  })
})
