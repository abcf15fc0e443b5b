import { describe, expect, it } from 'vitest'
import { ENE_REGEL, tekst } from './tekst.ts'

const naam = tekst({ min: 1, max: 20, knip: true }, ENE_REGEL)
const read = (waarde: string) => naam.safeParse(waarde)

describe('a line from outside', () => {
  it('is taken in without what nobody sees, and without what turns the text around it', () => {
    expect(read(' Sa\u00adm\u200b ').data).toBe('Sam')
    expect(read('\u202eSam').data).toBe('Sam')
    expect(read(`${'\u200b'.repeat(50)}Sam`).data).toBe('Sam')
  })

  it.each(['\u200b', '\u3164', '\u2800', '\u0301', '\ufe0f', ' \u00ad '])(
    'is none where nothing of it is seen: %j',
    (niets) => {
      expect(read(niets.repeat(3)).success).toBe(false)
    },
  )

  it('has one form of each letter, and is as long as it is then', () => {
    expect(read('Zoe\u0308').data).toBe('Zoë')
    expect(read('e\u0308'.repeat(20)).data).toBe('ë'.repeat(20))
    expect(read('e\u0308'.repeat(21)).success).toBe(false)
  })

  it('is one line, whichever sign would make two of it', () => {
    for (const breuk of ['\n', '\u2028', '\u2029'])
      expect(read(`Sam${breuk}Noor`).success).toBe(false)
  })

  it('keeps names as people write them (decoy)', () => {
    for (const goed of ['Zoë', '’t Hof', 'نور', 'Óscar', '👩\u200d🏫 7', '-'])
      expect(read(goed).data).toBe(goed)
  })
})
