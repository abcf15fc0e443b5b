import { describe, expect, it } from 'vitest'
import { ApiFout } from '../../shared/api/api-fout.ts'
import { beginRegels } from './regels.ts'
import { foutenVanServer } from './van-server.ts'

const fout = new ApiFout({
  code: 'invalid_input',
  message: 'Kijk naar de velden.',
  status: 400,
  velden: {
    'leerlingen.1.voornaam': 'Gebruik hoogstens 80 tekens',
    'leerlingen.1.jaargroep': 'Gebruik een heel getal',
  },
})

describe('what the server says of a field', () => {
  const [een, twee, drie] = beginRegels(4)
  if (!een || !twee || !drie) throw new Error('no lines')
  const noor = { ...drie, voornaam: 'Noor' }
  // The line in between was empty; the server counts the lines that were sent.
  const mislukt = { fout, verstuurd: [een, noor] }

  it('stands at the line that was meant, and at no other', () => {
    expect(foutenVanServer(noor, mislukt)).toEqual({
      voornaam: 'Gebruik hoogstens 80 tekens',
      jaargroep: 'Gebruik een heel getal',
    })
    for (const regel of [een, twee]) expect(foutenVanServer(regel, mislukt)).toEqual({})
  })

  it('goes when that field is changed', () => {
    const korter = { ...noor, voornaam: 'No' }
    expect(foutenVanServer(korter, mislukt)).toEqual({ jaargroep: 'Gebruik een heel getal' })
  })

  it('is nothing without an answer of the server', () => {
    expect(foutenVanServer(noor, null)).toEqual({})
    expect(foutenVanServer(noor, { fout: new Error('weg'), verstuurd: [noor] })).toEqual({})
  })
})
