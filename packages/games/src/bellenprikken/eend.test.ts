import { describe, expect, it } from 'vitest'
import { eendPunt, eendZin } from './eend.ts'
import { classify } from './indeling.ts'

describe('the duck that talks', () => {
  it('says what was stuck together, as a question, so that it gives no verdict away', () => {
    expect([eendZin('vis', false), eendZin('tv', false)]).toEqual(['vis?', 'tv?'])
    expect(eendZin('tv', true)).toBe('Kwaak! tv!')
  })

  it.each([
    [1280, 800],
    [390, 844],
    [820, 1180],
  ])('swims in the pond and talks between lanterns and buttons at %i by %i', (w, h) => {
    const indeling = classify(w, h)
    const punt = eendPunt(indeling)
    expect(punt?.x).toBeGreaterThan(w * 0.3)
    expect(punt?.x).toBeLessThan(w * 0.85)
    expect(punt?.y).toBeLessThan(indeling.hand.y)
    expect(punt?.y).toBeGreaterThan(indeling.slinger.y)
  })

  it.each([
    [844, 390],
    [320, 568],
    [320, 256],
  ])('keeps silent where the buttons need its place, at %i by %i', (w, h) => {
    expect(eendPunt(classify(w, h))).toBeNull()
  })

  it('says again what was stuck together, a word that is none as well, but nothing rude', () => {
    expect(eendZin('tv', false)).toBe('tv?')
    expect(eendZin('vrjiend', true)).toContain('vrjiend')
    expect([eendZin('fuck', true), eendZin('xFuckt', false)].join()).not.toMatch(/fuck/i)
  })
})
