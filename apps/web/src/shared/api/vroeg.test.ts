import { afterEach, describe, expect, it } from 'vitest'
import { lookEarly, takeEarly, claimEarly } from './vroeg.ts'

const URL_VAN_DING = '/api/dingen/1'
const antwoord = Promise.resolve(new Response('{}'))
const MINUUT = 60_000
const inhoud = { naam: 'ding' }
const set = (nogMs = MINUUT) => {
  const vraag = { authorization: 'Bearer a', antwoord, inhoud, tot: performance.now() + nogMs }
  globalThis.vroegeVragen = new Map([[URL_VAN_DING, vraag]])
}
const vraag = (token: string, method = 'GET') => ({
  method,
  headers: new Headers({ authorization: `Bearer ${token}` }),
})

afterEach(() => {
  globalThis.vroegeVragen = undefined
})

describe('an answer that was asked for before the app was here', () => {
  it('is taken over once by the same call of the same user', () => {
    set()
    expect(takeEarly(URL_VAN_DING, vraag('a'))).toBe(antwoord)
    expect(takeEarly(URL_VAN_DING, vraag('a'))).toBeUndefined()
  })

  it('is never given to another user', () => {
    set()
    expect(takeEarly(URL_VAN_DING, vraag('b'))).toBeUndefined()
    expect(takeEarly(URL_VAN_DING, vraag('a'))).toBeUndefined()
  })

  it('is no answer to another call, nor to one that changes something', () => {
    set()
    expect(takeEarly('/api/dingen/2', vraag('a'))).toBeUndefined()
    expect(takeEarly(URL_VAN_DING, vraag('a', 'POST'))).toBeUndefined()
  })

  it('is old as soon as something is changed, for whoever asks and for a store that takes it over', () => {
    for (const take of [
      () => takeEarly(URL_VAN_DING, vraag('a')),
      () => claimEarly(URL_VAN_DING, 'a'),
    ]) {
      set()
      takeEarly('/api/dingen/2', vraag('a', 'POST'))
      expect(take()).toBeUndefined()
      // Decoy: another question changes nothing.
      set()
      takeEarly('/api/dingen/2', vraag('a'))
      expect(take()).not.toBeUndefined()
    }
  })

  it('is asked again when the page took so long that the world went on', () => {
    set(-1)
    expect(takeEarly(URL_VAN_DING, vraag('a'))).toBeUndefined()
  })

  it('is not there on a page that asked nothing', () => {
    expect(takeEarly(URL_VAN_DING, vraag('a'))).toBeUndefined()
  })

  it('can be looked at as often as a page is drawn, and stays for who calls', () => {
    set()
    expect(lookEarly(URL_VAN_DING, 'a')).toBe(inhoud)
    expect(lookEarly(URL_VAN_DING, 'a')).toBe(inhoud)
    expect(takeEarly(URL_VAN_DING, vraag('a'))).toBe(antwoord)
    expect(lookEarly(URL_VAN_DING, 'a')).toBeUndefined()
  })

  it('is handed over once to who keeps it: the next call asks how it is now', () => {
    set()
    expect(claimEarly(URL_VAN_DING, 'b')).toBeUndefined()
    expect(claimEarly(URL_VAN_DING, 'a')).toBe(inhoud)
    expect(claimEarly(URL_VAN_DING, 'a')).toBeUndefined()
    expect(takeEarly(URL_VAN_DING, vraag('a'))).toBeUndefined()
  })

  it('stays on its way where it has not come yet', () => {
    set()
    const onderweg = globalThis.vroegeVragen?.get(URL_VAN_DING)
    if (onderweg) delete onderweg.inhoud
    expect(claimEarly(URL_VAN_DING, 'a')).toBeUndefined()
    expect(takeEarly(URL_VAN_DING, vraag('a'))).toBe(antwoord)
  })

  it('is not shown to another user, to nobody, or when it is old', () => {
    set()
    expect(lookEarly(URL_VAN_DING, 'b')).toBeUndefined()
    expect(lookEarly(URL_VAN_DING, null)).toBeUndefined()
    set(-1)
    expect(lookEarly(URL_VAN_DING, 'a')).toBeUndefined()
  })
})
