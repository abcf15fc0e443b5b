import { describe, expect, it } from 'vitest'
import { chooseGeluiden, OPNAME, type Kandidaat } from './kies-geluid.policy.ts'

const kandidaat = (taal: 'nl-NL' | 'nl-BE', bron: string, tekst = 'hond'): Kandidaat => ({
  taal,
  bron,
  tekst,
  hash: `${bron}-${taal}`,
  soort: 'mp3',
})
const ALLE = [
  kandidaat('nl-NL', OPNAME),
  kandidaat('nl-NL', 'robot'),
  kandidaat('nl-BE', OPNAME),
  kandidaat('nl-BE', 'robot'),
]
const keuze = (kandidaten: readonly Kandidaat[], robot = true): string | undefined =>
  chooseGeluiden(kandidaten, { taal: 'nl-BE', robotMag: () => robot })['hond']

describe('which of several sounds is heard', () => {
  it('somebody of the own country, somebody of the other, then a made voice of the own and the other', () => {
    const volgorde = ['opname-nl-BE', 'opname-nl-NL', 'robot-nl-BE', 'robot-nl-NL']
    let over = ALLE
    for (const hash of volgorde) {
      expect(keuze(over)).toBe(`/audio/${hash.slice(-5)}/${hash}.mp3`)
      expect(keuze(over.toReversed())).toBe(keuze(over))
      over = over.filter((een) => een.hash !== hash)
    }
    expect(keuze(over)).toBeUndefined()
  })

  it('a made voice never says a word that voices say wrong', () => {
    const robots = ALLE.filter(({ bron }) => bron !== OPNAME)
    expect(keuze(robots, false)).toBeUndefined()
    expect(keuze(ALLE, false)).toMatch(/opname-nl-BE/)
  })
})
