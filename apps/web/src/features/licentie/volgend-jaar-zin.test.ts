import { describe, expect, it } from 'vitest'
import { volgendJaarZin } from './volgend-jaar-zin.ts'

describe('the seats of next year', () => {
  it('are told with how many need one and what was ordered', () => {
    expect(volgendJaarZin({ blijven: 1098, plaatsen: 1 })).toBe(
      'Naar verwachting is voor 1.098 leerlingen een plaats nodig; er is 1 plaats besteld. Nieuwe leerlingen komen daar nog bij.',
    )
    expect(volgendJaarZin({ blijven: 1, plaatsen: 0 })).toMatch(
      /voor 1 leerling een plaats nodig; er is nog niets besteld\./,
    )
  })

  it('are not expected for nobody', () => {
    const zin = volgendJaarZin({ blijven: 0, plaatsen: 20 })
    expect(zin).toMatch(/^Er zijn nog geen leerlingen die .*; er zijn 20 plaatsen besteld\./)
    expect(zin).not.toContain('0 leerlingen')
  })
})
