import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import type { Exercise, Item } from '@letterhaven/game-kit/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { KLIM_MS, referee, rules, type State } from './rules.ts'

const hond: Item = {
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
  aantal: 3,
  seed: 7,
  options: { calm, clock: false },
})

/** At the foot of the first floor. */
function begonnen(calm = false, item = hond): State {
  const [staat] = rules.step(rules.init(taak(calm)), { type: 'begin' })
  const reden = { soort: 'peiling', categorie: 'd', aantal: 0 } as const
  return rules.step(staat, { type: 'opgave', plek: 0, item, reden })[0]
}
const plekVan = (staat: State, vorm: string): number => staat.opgave?.vormen.indexOf(vorm) ?? -1

describe('platformklimmen, played by bots', () => {
  it('never gets stuck, finishes exactly once, and game and referee always agree', () => {
    const items = FIXTURES.gewoon
    for (let n = 0; n < 5000; n++) {
      const spel = speelMetBot(
        { rules, items },
        { seed: n % 1000, skill: Math.floor(n / 1000) / 4 },
      )
      expect(spel.events.filter(({ type }) => type === 'finish')).toHaveLength(1)
      const oneens = spel.events.filter((event) => {
        const item = event.type === 'answer' && items.find(({ id }) => id === event.itemId)
        return item && referee(item, event.given).correct !== event.correct
      })
      expect(oneens).toEqual([])
    }
  })

  it('gives more stars to who knows more', () => {
    const sterren = (skill: number): number =>
      Array.from({ length: 50 }, (_, seed) =>
        speelMetBot({ rules, items: FIXTURES.gewoon }, { seed, skill }),
      ).reduce((som, { uitslag }) => som + (uitslag?.sterren ?? 0), 0)
    expect(sterren(1)).toBe(150)
    expect(sterren(0)).toBeLessThan(sterren(0.5))
  })
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
