import { describe, expect, it } from 'vitest'
import { schoneTekst } from './schone-tekst.ts'

describe('a text as people would have typed it', () => {
  it.each([
    ['a picture of two', '👩\u200d🚀 Astronauten'],
    ['a picture with a colour', '👩🏽\u200d🏫'],
    ['Kannada', 'ಕ್\u200dಷ'],
    ['Devanagari', 'क्\u200dष'],
    ['Persian', 'می\u200cشود'],
    ['the flag of a country', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f} Wales'],
  ])('keeps the joiners that its writing needs: %s', (_wat, tekst) => {
    expect(schoneTekst(tekst)).toBe(tekst)
  })

  it.each([
    ['between plain letters', 'No\u200da', 'Noa'],
    ['at the begin', '\u200dNoa', 'Noa'],
    ['behind a digit, in a text with Arabic too', '5\u200dA نور', '5A نور'],
    ['a mark of direction', '\u202eNoa', 'Noa'],
    ['spaces of every kind', ' Noa\u00a0 \u2009Bos ', 'Noa Bos'],
    ['tags behind a letter', 'Noa\u{e0067}\u{e007f}', 'Noa'],
    ['tags behind the tags of a flag', `🏴${'\u{e0067}'.repeat(9)}`, `🏴${'\u{e0067}'.repeat(7)}`],
    ['letters in two pieces', 'Zoe\u0308', 'Zoë'],
  ])('loses what nobody sees: %s', (_wat, tekst, schoon) => {
    expect(schoneTekst(tekst)).toBe(schoon)
  })
})
