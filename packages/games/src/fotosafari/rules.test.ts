import type { Exercise, Item } from '@letterhaven/game-kit/regels/contract'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describe, expect, it } from 'vitest'
import { fotosafari } from './manifest.ts'
import { rules, type State } from './rules.ts'

const fout = (vorm: string) => ({ vorm, regel: 'r', uitleg: 'u' })
const hond: Item = {
  soort: 'woord',
  id: 'hond',
  word: 'hond',
  graphemes: ['h', 'o', 'n', 'd'],
  sentence: 'De hond blaft.',
  choices: ['hont', 'hondt', 'hondd'].map(fout),
}
const boom: Item = {
  soort: 'woord',
  id: 'boom',
  word: 'boom',
  graphemes: ['b', 'oo', 'm'],
  sentence: 'In de boom zit een uil.',
  choices: ['bom', 'boomm', 'poom'].map(fout),
}
const taak: Exercise = {
  id: 't',
  kind: 'zinnen',
  instruction: '',
  groep: 5,
  land: 'nl' as const,
  aantal: 3,
  seed: 7,
  options: { calm: false, clock: false },
}
const reden = { soort: 'peiling', categorie: 'd', aantal: 0 } as const
const give = (staat: State, item: Item): State =>
  rules.step(staat, { type: 'opgave', plek: 0, item, reden })[0]
const begonnen = (): State => give(rules.step(rules.init(taak), { type: 'begin' })[0], hond)

/** Takes the picture of a form and waits until the next word is asked. */
function fotografeer(staat: State, vorm: string): State {
  const plek = staat.opgave?.vormen.indexOf(vorm) ?? -1
  let [na] = rules.step(staat, { type: 'foto', plek })
  while (na.fase === 'kijken') [na] = rules.step(na, { type: 'tick', ms: 500 })
  return na
}

describeBots({
  manifest: fotosafari,
  rules,
  invoer: { foto: { plek: GETAL }, kijk: { waar: GETAL }, hoor: {} },
})

describe('the signs of the savanna', () => {
  it('bear the word once among its misspellings', () => {
    const { opgave } = begonnen()
    expect(opgave?.vormen.toSorted()).toEqual(['hond', 'hondd', 'hondt', 'hont'])
    expect(opgave?.zin).toEqual({ voor: 'De ', woord: 'hond', na: ' blaft.' })
  })

  it('bear a right word of before too, which the sentence does not ask: spelling alone is not enough', () => {
    const tweede = give(fotografeer(begonnen(), 'hond'), boom)
    expect(tweede.opgave?.vormen).toContain('hond')
    expect(tweede.opgave?.vormen).toHaveLength(4)
    const plek = tweede.opgave?.vormen.indexOf('hond') ?? -1
    const [, events] = rules.step(tweede, { type: 'foto', plek })
    expect(events[0]).toMatchObject({ type: 'answer', given: 'hond', correct: false })
  })

  it('bear no word of before that was given wrongly, nor where there is no sentence to tell them apart', () => {
    const naFout = give(fotografeer(begonnen(), 'hont'), boom)
    expect(naFout.opgave?.vormen).not.toContain('hond')
    const { sentence: _, ...kaal } = boom
    expect(give(fotografeer(begonnen(), 'hond'), kaal).opgave?.vormen).not.toContain('hond')
  })

  it('are not answered by looking round, wherever one looks', () => {
    const staat = begonnen()
    for (const waar of [0, 0.5, 1, -4, Number.NaN]) {
      const [na, events] = rules.step(staat, { type: 'kijk', waar })
      expect({ ...na, opgave: null }).toEqual({ ...staat, opgave: null })
      expect(na.opgave?.waar).toBe(
        Number.isNaN(waar) ? staat.opgave?.waar : Math.min(1, Math.max(0, waar)),
      )
      expect(events).toEqual([])
    }
    expect(rules.step(staat, { type: 'foto', plek: 9 })[1]).toEqual([])
  })
})
