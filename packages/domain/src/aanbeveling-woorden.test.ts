import { describe, expect, it } from 'vitest'
import { AANBEVELING_WOORDEN } from './aanbeveling-woorden.ts'
import { woordkeusBijLand } from './woordkeus.ts'

const SOORTEN = ['school', 'rt', 'thuis', 'demo'] as const
const alles = (soort: (typeof SOORTEN)[number], land: 'nl' | 'be' = 'nl'): string => {
  const { zinnen, scherm, mail } = AANBEVELING_WOORDEN[soort]
  const { werkt, lezer, ...vast } = mail
  const delen = [...Object.values(zinnen), ...Object.values(scherm), ...Object.values(vast)]
  return [...delen, werkt('De Kade'), lezer(woordkeusBijLand(land))].join(' ')
}

describe('the words of a recommendation', () => {
  it('speak of a school for a school alone', () => {
    expect(alles('school')).toMatch(/op een andere school.*je collega.*de leerkracht leest/)
    expect(alles('demo')).toBe(alles('school'))
    for (const soort of ['rt', 'thuis'] as const)
      expect(alles(soort)).not.toMatch(/andere school|leerkracht|Bij ons oefenen de kinderen/)
  })

  it('speak of a practice for a practice, in the words of its country', () => {
    expect(alles('rt')).toMatch(/In onze praktijk.*een andere praktijk of op een school/)
    expect(alles('rt', 'nl')).toContain('de RT’er leest')
    expect(alles('rt', 'be')).toContain('de logopedist leest')
  })

  it('know of no colleague at home, and do not tell what a home is called', () => {
    expect(alles('thuis')).toMatch(/Bij ons thuis.*een andere ouder.*Een ouder/)
    expect(alles('thuis')).not.toMatch(/collega|school|praktijk|De Kade/)
  })

  it.each(SOORTEN)('hold nothing to click: %s', (soort) => {
    expect(alles(soort)).not.toMatch(/[@:/<>"{}]|\.\p{L}/u)
  })
})
