import fc from 'fast-check'
import type { Exercise, Item } from '@letterhaven/game-kit/regels/contract'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describe, expect, it } from 'vitest'
import { platformklimmen } from './manifest.ts'
import { KLIM_MS, rules, type State } from './rules.ts'

const hond: Item = {
  soort: 'woord',
  id: 'hond',
  word: 'hond',
  graphemes: ['h', 'o', 'n', 'd'],
  sentence: 'De hond blaft.',
  choices: [
    { vorm: 'hont', regel: 'd-t', uitleg: 'honden' },
    { vorm: 'hondt', regel: 'd-dt', uitleg: 'honden' },
  ],
}
const taak = (calm: boolean): Exercise => ({
  id: 't',
  kind: 'zinnen',
  instruction: '',
  groep: 5,
  land: 'nl' as const,
  aantal: 3,
  seed: 7,
  options: { calm, clock: false },
})

/** Returns the game at the foot of the first floor. */
function begonnen(calm = false, item = hond): State {
  const [staat] = rules.step(rules.init(taak(calm)), { type: 'begin' })
  const reden = { soort: 'peiling', categorie: 'd', aantal: 0 } as const
  return rules.step(staat, { type: 'opgave', plek: 0, item, reden })[0]
}
const plekVan = (staat: State, vorm: string): number => staat.opgave?.vormen.indexOf(vorm) ?? -1

describeBots({
  manifest: platformklimmen,
  rules,
  invoer: {
    klim: { plek: GETAL },
    loop: { kant: fc.constantFrom(-1, 0, 1) },
    spring: {},
    hoor: {},
  },
})

describe('a floor', () => {
  it('shows a sentence with a gap and a ladder for each form', () => {
    const { opgave } = begonnen()
    expect(opgave?.zin).toEqual({ voor: 'De ', woord: 'hond', na: ' blaft.' })
    expect(opgave?.vormen.toSorted()).toEqual(['hond', 'hondt', 'hont'])
  })

  it('is answered at the top of a ladder, not at its foot, and by one ladder only', () => {
    const staat = begonnen()
    const [klimt, events] = rules.step(staat, { type: 'klim', plek: plekVan(staat, 'hond') })
    expect(events.map(({ type }) => type)).toEqual(['fx'])
    const [anders, niets] = rules.step(klimt, { type: 'klim', plek: plekVan(staat, 'hont') })
    expect([anders, niets]).toEqual([klimt, []])
    const [halverwege, nogNiets] = rules.step(klimt, { type: 'tick', ms: KLIM_MS - 1 })
    expect(nogNiets).toEqual([])
    expect(rules.step(halverwege, { type: 'tick', ms: 1 })[1][0]).toMatchObject({
      type: 'answer',
      given: 'hond',
      correct: true,
    })
  })

  it('is answered at once in calm play', () => {
    const staat = begonnen(true)
    const [, events] = rules.step(staat, { type: 'klim', plek: plekVan(staat, 'hont') })
    expect(events).toContainEqual(expect.objectContaining({ type: 'answer', correct: false }))
  })

  it('is not answered by walking, jumping or listening', () => {
    const staat = begonnen()
    for (const input of [
      { type: 'loop', kant: 1 },
      { type: 'spring' },
      { type: 'hoor' },
      { type: 'klim', plek: 7 },
    ] as const) {
      const [na, events] = rules.step(staat, input)
      expect(na).toEqual(staat)
      expect(events.filter(({ type }) => type === 'answer')).toEqual([])
    }
  })

  it('without a sentence is a word that is heard', () => {
    const { sentence: _, ...kaal } = hond
    expect(begonnen(false, kaal).opgave?.zin).toBeNull()
  })
})
