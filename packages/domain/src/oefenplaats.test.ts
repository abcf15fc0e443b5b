import { describe, expect, it } from 'vitest'
import { oefenplaatsVan, type Oefenaccount } from './oefenplaats.ts'

const NL = { soort: 'school', land: 'nl' } as const satisfies Oefenaccount
const BE = { soort: 'school', land: 'be' } as const satisfies Oefenaccount
const op = (account: Oefenaccount, moment: string) => oefenplaatsVan(account, Date.parse(moment))

describe('where an answer was given', () => {
  it('is school in the hours of school, by the clock on the wall in summer and winter', () => {
    // School hours run from 08:00 to 15:45 in Amsterdam; in UTC they are an hour earlier in June than in November.
    expect(op(NL, '2026-11-19T06:59:59Z')).toBe('thuis')
    expect(op(NL, '2026-11-19T07:00:00Z')).toBe('school')
    expect(op(NL, '2026-11-19T14:44:59Z')).toBe('school')
    expect(op(NL, '2026-11-19T14:45:00Z')).toBe('thuis')
    expect(op(NL, '2026-06-18T05:59:59Z')).toBe('thuis')
    expect(op(NL, '2026-06-18T06:00:00Z')).toBe('school')
    expect(op(NL, '2026-06-18T13:45:00Z')).toBe('thuis')
  })

  it('follows the clocks on the very day after they change', () => {
    expect(op(NL, '2026-03-27T06:30:00Z')).toBe('thuis')
    expect(op(NL, '2026-03-30T06:30:00Z')).toBe('school')
    expect(op(NL, '2026-10-23T06:30:00Z')).toBe('school')
    expect(op(NL, '2026-10-26T06:30:00Z')).toBe('thuis')
  })

  it('is home in the evening, in the weekend and when no school is open', () => {
    expect(op(NL, '2026-11-19T18:00:00Z')).toBe('thuis')
    expect(op(NL, '2026-11-21T10:00:00Z')).toBe('thuis')
    expect(op(NL, '2026-11-22T10:00:00Z')).toBe('thuis')
    expect(op(NL, '2026-12-28T10:00:00Z')).toBe('thuis')
    expect(op(NL, '2026-08-04T10:00:00Z')).toBe('thuis')
  })

  it('knows the free days and Wednesdays of each country', () => {
    expect(op(NL, '2026-04-27T09:00:00Z')).toBe('thuis')
    expect(op(BE, '2026-04-27T09:00:00Z')).toBe('school')
    expect(op(BE, '2026-11-11T10:00:00Z')).toBe('thuis')
    expect(op(NL, '2026-11-11T10:00:00Z')).toBe('school')
    expect(op(BE, '2026-07-02T09:00:00Z')).toBe('thuis')
    expect(op(NL, '2026-07-02T09:00:00Z')).toBe('school')
    expect(op(BE, '2026-11-18T12:30:00Z')).toBe('thuis')
    expect(op(NL, '2026-11-18T12:30:00Z')).toBe('school')
    expect(op(NL, '2026-11-18T14:00:00Z')).toBe('thuis')
  })

  it('is home for a home account at any hour, and a practice works on after school', () => {
    for (const moment of ['2026-11-19T10:00:00Z', '2026-11-21T10:00:00Z'])
      expect(op({ soort: 'thuis', land: 'nl' }, moment)).toBe('thuis')
    expect(op({ soort: 'rt', land: 'nl' }, '2026-11-19T16:30:00Z')).toBe('school')
    expect(op(NL, '2026-11-19T16:30:00Z')).toBe('thuis')
    expect(op({ soort: 'rt', land: 'nl' }, '2026-11-19T18:30:00Z')).toBe('thuis')
  })

  it('takes a guest as one who is shown around', () => {
    expect(op({ soort: 'demo', land: 'be' }, '2026-11-21T22:00:00Z')).toBe('school')
  })
})
