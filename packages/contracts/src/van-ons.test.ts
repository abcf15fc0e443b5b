import { describe, expect, it } from 'vitest'
import { FOUT_CODES, FOUT_STATUS } from './fout.ts'
import { isFoutVanOns } from './fout-van-ons.ts'
import { isVanOns, soortVan } from './van-ons.ts'

const antwoord = (type: string | null, status = 200) =>
  new Response(null, { status, ...(type === null ? {} : { headers: { 'content-type': type } }) })

describe('a good answer is ours', () => {
  it('when it comes as what was asked for', () => {
    expect(isVanOns(antwoord('application/json; charset=utf-8'), 'application/json')).toBe(true)
    expect(isVanOns(antwoord('audio/mpeg'), 'audio/')).toBe(true)
  })

  it.each([
    ['the page of a hotspot', antwoord('text/html; charset=utf-8')],
    ['something that says nothing of itself', antwoord(null)],
    ['a file where data were asked for', antwoord('application/zip')],
    ['the right kind under a status that failed', antwoord('application/json', 502)],
  ])('and not when it is %s', (_, vreemd) => {
    expect(isVanOns(vreemd, 'application/json')).toBe(false)
  })

  it('by the kind that its call names', () => {
    expect(soortVan({ response: null })).toBe('text/plain')
    expect(soortVan({ response: null, file: 'application/pdf' })).toBe('application/pdf')
    expect(soortVan({ response: {} as never })).toBe('application/json')
  })
})

describe('a refusal is ours', () => {
  it('when its code is of the closed list and stands under its own status', () => {
    for (const code of FOUT_CODES)
      expect(isFoutVanOns(FOUT_STATUS[code], { code, message: 'Zin.' })).toBe(true)
  })

  it.each([
    ['no data at all', 403, null],
    ['a text', 403, 'Forbidden'],
    ['a code that is a number', 403, { code: 403, message: 'Forbidden' }],
    ['a code of somebody else', 403, { code: 'forbidden', message: 'Blocked by policy' }],
    ['what every object has', 404, { code: 'constructor', message: 'x' }],
    ['ours under another status', 404, { code: 'role_refused', message: 'x' }],
    ['a code without a sentence', 404, { code: 'not_found' }],
  ])('and not when it is %s', (_, status, body) => {
    expect(isFoutVanOns(status, body)).toBe(false)
  })
})
