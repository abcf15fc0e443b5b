import { describe, expect, it } from 'vitest'
import { meldingMet } from './zonder-oor.ts'

describe('what the live region says of a mistake where nothing can be heard', () => {
  it('asks to say the word, whatever sentence a game begins with', () => {
    for (const begin of ['Bijna! ', 'De brief komt terug. ', ''])
      expect(meldingMet(`${begin}Luister goed naar de laatste klank.`, false)).toBe(
        `${begin}Zeg het woord en let op de laatste klank.`,
      )
  })

  it('stays as it is where it asks for no ear, and where there is a voice (decoy)', () => {
    const zonder = 'Bijna! Denk aan het langere woord. Luister goed naar de d.'
    expect(meldingMet(zonder, false)).toBe(zonder)
    expect(meldingMet('Bijna! Luister goed naar de d.', true)).toBe(
      'Bijna! Luister goed naar de d.',
    )
  })
})
