import { describe, expect, it } from 'vitest'
import { eigenSchool } from './eigen-school.ts'
import { isCoAccount, readAccount } from './read-account.ts'

const ECK_ID = `https://ketenid.nl/201703/${'0f'.repeat(64)}`
const SCHOOL = 'nlEduPersonHomeOrganizationId'
const CLAIMS = {
  given_name: 'Noor',
  family_name: 'Visser',
  nlEduPersonProfileId: 'p-1',
  eduPersonAffiliation: ['member', 'Student'],
  [SCHOOL]: '12ab',
}

describe('what is believed of an account', () => {
  it('reads marks, name, role and school', () => {
    expect(readAccount({ ...CLAIMS, eckId: ECK_ID }, { eckId: 'eckId' }, 'abc')).toEqual({
      eckId: ECK_ID,
      profielId: 'p-1',
      sub: 'abc',
      naam: 'Noor Visser',
      email: null,
      rol: 'leerling',
      schoolnummer: '12AB',
    })
  })

  it('an ECK iD counts only where the operator trusts the provider with it', () => {
    expect(readAccount({ ...CLAIMS, eckId: ECK_ID }, {}, 'abc').eckId).toBeNull()
  })

  it.each([
    ['a control character in a name', { ...CLAIMS, given_name: 'No\u0000or' }],
    ['a name without end', { ...CLAIMS, given_name: 'N'.repeat(600) }],
    ['two profile ids', { ...CLAIMS, nlEduPersonProfileId: ['p-1', 'p-2'] }],
    ['an object for a text', { ...CLAIMS, nlEduPersonProfileId: { toString: 'p' } }],
    ['an ECK iD of somewhere else', { ...CLAIMS, eckId: 'https://kwaad.example/1' }],
    ['a school that is no number', { ...CLAIMS, [SCHOOL]: '12%' }],
  ])('refuses %s', (_, claims) => {
    expect(() => readAccount(claims, { eckId: 'eckId' }, 'abc')).toThrow('geweigerd')
  })

  it('refuses an account without an id of its own', () => {
    expect(() => readAccount(CLAIMS, {}, '')).toThrow('geweigerd')
  })

  it.each([true, 1, '1', 'true', 'moeder', {}])('takes %j for an account of a parent', (rauw) => {
    expect(isCoAccount(rauw)).toBe(true)
    expect(() => readAccount({ ...CLAIMS, isCoAccount: rauw }, {}, 'abc')).toThrow('coaccount')
  })

  it.each([undefined, null, false, 0, '0', '', 'false', 'nee'])('and %j for none', (rauw) => {
    expect(isCoAccount(rauw)).toBe(false)
  })
})

describe('accounts of a provider for the whole world', () => {
  const read = eigenSchool({
    veld: 'hd',
    waarde: 'dekade.example',
    schoolnummer: '12AB',
    email: ({ email }) => email,
  })

  it('are those of the one school', () => {
    const account = read({ hd: 'dekade.example', given_name: 'Noor', email: 'x@y.example' }, '7')
    expect(account).toMatchObject({ sub: '7', schoolnummer: '12AB', profielId: null, eckId: null })
  })

  it.each([undefined, 'kwaad.example', ['dekade.example'], 'DEKADE.example.kwaad.example'])(
    'and not those of %j, whatever the address says',
    (hd) => {
      expect(() => read({ hd, email: 'noor@dekade.example' }, '7')).toThrow('geweigerd')
    },
  )
})
