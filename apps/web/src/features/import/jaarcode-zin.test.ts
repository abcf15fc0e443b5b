import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { describe, expect, it } from 'vitest'
import { jaarcodeZin } from './jaarcode-zin.ts'

const [nl, be] = [woordkeusBijLand('nl'), woordkeusBijLand('be')]

describe('a year of a file', () => {
  it('is said in the words of the country', () => {
    expect([jaarcodeZin('5', nl), jaarcodeZin('5', be)]).toEqual(['groep 5', '3e leerjaar'])
    expect([jaarcodeZin('S', nl), jaarcodeZin('S', be)]).toEqual([
      'speciaal (basis)onderwijs',
      'buitengewoon onderwijs',
    ])
  })

  it('is nothing where there is none, and itself where nobody knows it', () => {
    expect([jaarcodeZin(null, nl), jaarcodeZin('14', nl)]).toEqual([null, 'jaar 14'])
  })
})
