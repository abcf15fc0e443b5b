import { FOUT_CODES, FOUT_STATUS } from '@letterhaven/contracts/fout'
import { describe, expect, it } from 'vitest'
import { ApiFout, offlineFout } from '../api/api-fout.ts'
import { uitFout } from './zend-antwoorden.ts'

const fout = (code: (typeof FOUT_CODES)[number]) =>
  new ApiFout({ code, message: 'Nee.', status: FOUT_STATUS[code] })

describe('what a refused request says of the answers in it', () => {
  it('only what our own code refuses for ever is given up', () => {
    const opgegeven = FOUT_CODES.filter((code) => uitFout(fout(code)).soort === 'geweigerd')
    expect(opgegeven.toSorted()).toEqual(['body_too_large', 'invalid_input', 'not_found'])
    expect(uitFout(fout('not_found'))).toEqual({ soort: 'geweigerd', waarom: 'not_found' })
  })

  it('only our own 401 and 403 end the session', () => {
    const uitgelogd = FOUT_CODES.filter((code) => uitFout(fout(code)).soort === 'uitgelogd')
    expect(uitgelogd.toSorted()).toEqual([
      'role_refused',
      'token_expired',
      'token_invalid',
      'token_missing',
    ])
  })

  it.each([
    ['somebody else’s page', offlineFout('Dat kwam niet goed aan.')],
    ['a body that was cut off on its way', fout('malformed_json')],
    ['anything else', new TypeError('failed to fetch')],
  ])('%s is tried again later', (_, oorzaak) => {
    expect(uitFout(oorzaak)).toEqual({ soort: 'later' })
  })

  it('a call that never went out, for somebody else is here, is nobody’s failure', () => {
    const ander = new ApiFout({ code: 'andere_sessie', message: 'x', status: 0 })
    expect(uitFout(ander)).toEqual({ soort: 'ander' })
  })
})
