import { describe, expect, it } from 'vitest'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { beeldVanDitJaar, waarschuwingVan } from './dit-jaar.ts'

type Stand = Parameters<typeof beeldVanDitJaar>[0]
const beeld = (een: Stand, soort: 'school' | 'thuis' = 'school') =>
  beeldVanDitJaar(een, woordkeusVoor({ land: 'nl', soort }))

const stand = (anders: Partial<Stand> = {}): Stand => ({
  schooljaar: '2027-2028',
  gebruikt: 96,
  plaatsen: 168,
  besteld: 168,
  tekort: { nu: 0, straks: 0 },
  respijtTot: null,
  ...anders,
})
const respijt = (anders: Partial<Stand> = {}): Stand =>
  stand({ besteld: 0, tekort: { nu: 0, straks: 96 }, respijtTot: '2027-09-30', ...anders })

describe('the seats of this year', () => {
  it('are free while they are, and say nothing that need not be known', () => {
    expect(beeld(stand())).toMatchObject({ groot: [72, 'vrij'], kleur: 'ruim' })
    expect(beeld(stand({ gebruikt: 168 }))).toMatchObject({
      groot: [0, 'vrij'],
      kleur: 'vol',
    })
    expect(waarschuwingVan(stand())).toBeNull()
  })

  it('that only last year’s order covers are told as lacking, with the day', () => {
    expect(beeld(respijt())).toEqual({
      groot: [96, 'te weinig vanaf 1 oktober'],
      deel: 1,
      kleur: 'tekort',
      zin: '96 leerlingen; voor 2027-2028 is nog niets besteld. Nog niet overgezet naar 2027-2028? Dan telt wie van school gaat hier nog mee.',
    })
    expect(beeld(respijt(), 'thuis').zin).toMatch(
      /^96 kinderen; .* Dan telt wie stopt hier nog mee\.$/,
    )
    const deels = respijt({ besteld: 60, tekort: { nu: 0, straks: 36 } })
    expect(beeld(deels)).toMatchObject({ groot: [36, 'te weinig vanaf 1 oktober'] })
    expect(beeld(deels).zin).toContain('voor 2027-2028 zijn 60 plaatsen besteld')
  })

  it('warn before the grace ends, and say what then is and is not possible', () => {
    expect(waarschuwingVan(respijt())).toMatchObject({
      toon: 'warn',
      titel: 'Bestel plaatsen voor 2027-2028',
      zin: expect.stringMatching(
        /^Tot 1 oktober gelden de plaatsen van vorig jaar\. Daarna zijn er 96 te weinig\. Iedereen die al oefent, oefent gewoon door\./,
      ),
    })
    const nuAl = respijt({ gebruikt: 170, tekort: { nu: 2, straks: 170 } })
    expect(beeld(nuAl)).toMatchObject({ groot: [2, 'te weinig'], kleur: 'tekort' })
    expect(waarschuwingVan(nuAl)?.zin).toMatch(/^Nu zijn er 2 te weinig\. Tot 1 oktober /)
  })

  it('warn of nothing where enough was ordered, and say what is left after the grace', () => {
    const genoeg = respijt({ besteld: 100, tekort: { nu: 0, straks: 0 } })
    expect(beeld(genoeg)).toMatchObject({ groot: [72, 'vrij'], kleur: 'ruim' })
    expect(waarschuwingVan(genoeg)).toMatchObject({
      toon: 'info',
      zin: 'Tot 1 oktober gelden de plaatsen van vorig jaar. Daarna zijn er 4 vrij.',
    })
  })

  it('that lack now are told as before when there is no grace', () => {
    const vol = stand({ plaatsen: 90, besteld: 90, tekort: { nu: 6, straks: 6 } })
    expect(beeld(vol)).toMatchObject({ groot: [6, 'te weinig'], kleur: 'tekort' })
    expect(waarschuwingVan(vol)).toMatchObject({
      toon: 'warn',
      titel: 'Er zijn te weinig plaatsen',
    })
  })
})
