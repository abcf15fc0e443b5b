import { describe, expect, it } from 'vitest'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { volgendJaarZin } from './volgend-jaar-zin.ts'

const nl = woordkeusVoor({ land: 'nl', soort: 'school' })
const thuis = woordkeusVoor({ land: 'nl', soort: 'thuis' })

describe('the seats of next year', () => {
  it('are told with how many need one and what was ordered', () => {
    expect(volgendJaarZin({ blijven: 1098, plaatsen: 1 }, nl)).toBe(
      'Naar verwachting is voor 1.098 leerlingen een plaats nodig; er is 1 plaats besteld. Wie nieuw is, komt daar nog bij.',
    )
    expect(volgendJaarZin({ blijven: 1, plaatsen: 0 }, thuis)).toMatch(
      /voor 1 kind een plaats nodig; er is nog niets besteld\./,
    )
  })

  it('are not expected for nobody', () => {
    const zin = volgendJaarZin({ blijven: 0, plaatsen: 20 }, nl)
    expect(zin).toMatch(
      /^Naar verwachting heeft volgend jaar nog niemand een plaats nodig; er zijn 20 plaatsen besteld\./,
    )
    expect(zin).not.toContain('0 leerlingen')
  })
})
