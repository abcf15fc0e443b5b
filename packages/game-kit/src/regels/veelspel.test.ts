import { describe, expect, it } from 'vitest'
import { countAfVan } from './af.ts'
import { playWithBot } from './bot-loop.ts'
import type { GameInput, Item } from './contract.ts'
import type { Stap } from './veel.ts'
import { makeVeelRules } from './veelspel.ts'

type Input = GameInput & { readonly plek: number } & (
    | { readonly type: 'zoek'; readonly huis: string }
    | { readonly type: 'typ'; readonly vorm: string }
  )

const huisStap = (given: string): Stap => ({ vraag: 'sorteer:ei,ij>typ', given })

/** The smallest game of two steps: find the house, write the word. */
const rules = makeVeelRules<{ readonly huis: string }, Input>({
  plekken: () => 2,
  open: () => ({ opgave: { huis: '' } }),
  handle: ({ opgave }, input) => {
    if (input.type === 'typ') return opgave.huis === '' ? null : { gegeven: input.vorm }
    return { opgave: { huis: input.huis }, stap: huisStap(input.huis) }
  },
  gevraagd: () => ({ vraag: 'typ:deur' }),
  mend: ({ opgave }) => opgave,
  gok: 0.02,
  goed: ({ item }) => item.word,
  naar: ({ plek, opgave }, vorm) =>
    opgave.huis === '' ? { type: 'zoek', plek, huis: 'ei' } : { type: 'typ', plek, vorm },
  zin: () => 'Breng de brief.',
  kijken: { goed: 100, fout: 100 },
})

const ITEMS: readonly Item[] = ['trein', 'geit', 'klein', 'plein'].map((word) => ({
  soort: 'woord',
  id: word,
  word,
  graphemes: word.split(/(ei)|/).filter(Boolean),
  choices: [{ vorm: word.replace('ei', 'ij'), regel: 'ei-ij', uitleg: '' }],
}))

/** Returns a taak of so many words, each at its place. */
const openMet = (aantal: number) =>
  ITEMS.slice(0, aantal).reduce(
    (staat, item, plek) =>
      rules.step(staat, {
        type: 'opgave',
        plek,
        item,
        reden: { soort: 'peiling', categorie: 'ei', aantal: 0 },
      })[0],
    rules.step(
      rules.init({
        id: 't',
        kind: 'spelling',
        groep: 5,
        land: 'nl',
        instruction: '',
        aantal,
        seed: 1,
        options: { calm: false, clock: false },
      }),
      { type: 'begin' },
    )[0],
  )

describe('a mistake that was read', () => {
  it('can be mended at once, and a word that was right stays seen as long as it does', () => {
    const zetten: readonly Input[] = ITEMS.slice(0, 2).flatMap((_, plek) => [
      { type: 'zoek', plek, huis: 'ei' },
      { type: 'typ', plek, vorm: plek === 0 ? 'trijn' : 'geit' },
    ])
    const gegeven = zetten.reduce((staat, zet) => rules.step(staat, zet)[0], openMet(2))
    const stand = ({ plekken }: typeof gegeven) => plekken.map((plek) => plek.stand)
    expect(stand(gegeven)).toEqual(['kijken', 'kijken'])
    const [na, events] = rules.step(gegeven, { type: 'verder' } as never)
    expect(stand(na)).toEqual(['open', 'kijken'])
    expect(events).toMatchObject([{ type: 'fx', name: 'herstel', plek: 0 }])
  })
})

describe('the time that a verdict is shown', () => {
  it('is told when it is over, though another word still hangs: a screen follows events alone', () => {
    const zetten: readonly Input[] = [
      { type: 'zoek', plek: 0, huis: 'ei' },
      { type: 'typ', plek: 0, vorm: 'trein' },
    ]
    const gegeven = zetten.reduce((staat, zet) => rules.step(staat, zet)[0], openMet(2))
    const tik = (staat: typeof gegeven, ms: number) => rules.step(staat, { type: 'tick', ms })
    const [even, stil] = tik(gegeven, 99)
    expect(even.plekken.map(({ stand }) => stand)).toEqual(['kijken', 'open'])
    expect(stil).toEqual([])
    const [na, events] = tik(even, 1)
    expect(na.plekken.map(({ stand }) => stand)).toEqual(['klaar', 'open'])
    expect(events).toEqual([{ type: 'fx', name: 'klaar', plek: 0 }])
  })
})

describe('the count of words that are done with, of many at once', () => {
  it('leaves out what is being mended, wherever it hangs', () => {
    const search = (plek: number): Input => ({ type: 'zoek', plek, huis: 'ei' })
    const typ = (plek: number, vorm: string): Input => ({ type: 'typ', plek, vorm })
    const verder = { type: 'verder' } as never
    const na = (...zetten: readonly Input[]): number =>
      countAfVan(zetten.reduce((staat, zet) => rules.step(staat, zet)[0], openMet(2)))
    const fout = [search(0), typ(0, 'trijn')]
    expect(na(...fout)).toBe(0)
    expect(na(...fout, search(1), typ(1, 'geit'))).toBe(1)
    expect(na(...fout, verder, search(1), typ(1, 'geit'))).toBe(1)
    expect(na(...fout, verder, typ(0, 'trein'))).toBe(1)
    expect(na(...fout, verder, typ(0, 'trein'), search(1), typ(1, 'geit'))).toBe(2)
  })
})

describe('a step on the way to a word', () => {
  const spel = (skill: number) =>
    playWithBot({ rules, items: ITEMS }, { seed: 2, skill }, { exercise: { aantal: 4 } })

  it('is told and kept with its verdict, and the word goes on', () => {
    const { antwoorden, uitslag } = spel(1)
    expect(antwoorden.map(({ vraag }) => vraag)).toEqual(
      ITEMS.flatMap(() => ['sorteer:ei,ij>typ', 'typ:deur']),
    )
    expect(uitslag).toMatchObject({ goed: 4, fout: 0, sterren: 3 })
  })

  it('counts in no score: only what is written does', () => {
    const { antwoorden, uitslag, state } = spel(0)
    expect(antwoorden.filter(({ vraag }) => vraag?.includes('>')).every((a) => a.correct)).toBe(
      true,
    )
    expect(uitslag).toMatchObject({ goed: 0, fout: 4 })
    expect(state.missers).toHaveLength(4)
  })

  it('is told of nothing that is no answer to it', () => {
    const open = openMet(1)
    const events = (huis: string) => rules.step(open, { type: 'zoek', plek: 0, huis })[1]
    expect(events('au')).toEqual([])
    expect(events('ij')).toMatchObject([
      { type: 'answer', given: 'ij', correct: false, attempt: 1 },
    ])
  })
})
