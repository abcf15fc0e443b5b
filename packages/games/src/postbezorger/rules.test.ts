import type { Exercise, Item } from '@letterhaven/game-kit/regels/contract'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postbezorger } from './manifest.ts'
import { rules, type Input, type State } from './rules.ts'

const trein: Item = {
  soort: 'woord',
  id: 'trein',
  word: 'trein',
  graphemes: ['t', 'r', 'ei', 'n'],
  sentence: 'De trein rijdt over het spoor.',
  choices: [
    { vorm: 'trijn', regel: 'ei-ij', uitleg: 'korte ei' },
    { vorm: 'trien', regel: 'tweeklank', uitleg: 'ei' },
  ],
}
const taak: Exercise = {
  id: 't',
  kind: 'spelling',
  instruction: '',
  groep: 5,
  land: 'nl' as const,
  aantal: 3,
  seed: 7,
  options: { calm: false, clock: false },
}

/** Returns the game with the first letter lying in the bike. */
function begonnen(item: Item = trein): State {
  const [staat] = rules.step(rules.init(taak), { type: 'begin' })
  return rules.step(staat, {
    type: 'opgave',
    plek: 0,
    item,
    reden: { soort: 'peiling', categorie: 'ei', aantal: 0 },
  })[0]
}

describeBots({
  manifest: postbezorger,
  rules,
  invoer: { bezorg: { plek: GETAL } },
})

describe('a letter', () => {
  it('has a gap at the difficult grapheme, three houses that fill it, and a sentence that tells the word', () => {
    const { opgave } = begonnen()
    expect(opgave).toMatchObject({ voor: 'tr', na: 'n', zin: { voor: 'De ', woord: 'trein' } })
    expect(opgave?.delen.toSorted()).toEqual(['ei', 'ie', 'ij'])
    expect(opgave?.vormen.map((vorm) => vorm.slice(2, -1))).toEqual(opgave?.delen)
  })

  it('is given with the form that its house makes: right, wrong, and nowhere', () => {
    const staat = begonnen()
    const plek = (deel: string) => staat.opgave?.delen.indexOf(deel) ?? -1
    const bezorg = (waar: number) => rules.step(staat, { type: 'bezorg', plek: waar })[1]
    expect(bezorg(plek('ei'))[0]).toMatchObject({ type: 'answer', given: 'trein', correct: true })
    expect(bezorg(plek('ij'))[0]).toMatchObject({ type: 'answer', given: 'trijn', correct: false })
    for (const mis of [-1, 3, 0.5, Number.NaN]) expect(bezorg(mis)).toEqual([])
  })

  it('says its word by itself, and once more when it is asked', () => {
    const staat = begonnen()
    expect(rules.step(staat, { type: 'luister' })[1]).toMatchObject([
      { type: 'say', tekst: 'trein' },
    ])
    expect(rules.step(rules.init(taak), { type: 'luister' })[1]).toEqual([])
  })

  it('is delivered once, however often and wherever it is brought', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 4 }), { maxLength: 12 }), (plekken) => {
        let staat = begonnen()
        let gegeven = 0
        for (const plek of plekken) {
          const [na, events] = rules.step(staat, { type: 'bezorg', plek } satisfies Input)
          staat = na
          gegeven += events.filter(({ type }) => type === 'answer').length
        }
        expect(gegeven).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('of a word without misspellings is not written', () => {
    const staat = begonnen({ ...trein, choices: [] })
    expect(staat).toMatchObject({ fase: 'vraag', opgave: null, overgeslagen: 1 })
  })
})
