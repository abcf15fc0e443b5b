import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Exercise, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postbezorger } from './manifest.ts'
import { rules, type Input } from './rules.ts'
import { dezeStraat } from './straat.ts'
import type { State } from './straat.ts'

const woord = (word: string, graphemes: string, ...categorieen: string[]): Item => ({
  soort: 'woord',
  id: word,
  word,
  graphemes: graphemes.split('|'),
  syllables: [word],
  categorieen,
  choices: [{ vorm: `${word}x`, regel: 'x', uitleg: 'Kijk goed.' }],
})
const trein = woord('trein', 't|r|ei|n', 'ei')
const blij = woord('blij', 'b|l|ij', 'ij')
const geit = woord('geit', 'g|ei|t', 'ei')
const hond = woord('hond', 'h|o|n|d', 'langermaak')
const kat = woord('kat', 'k|a|t', 'hak')

type Taak = Pick<Exercise, 'kind' | 'groep'>
const SPELLING: Taak = { kind: 'spelling', groep: 5 }

/** Returns the game with these letters in the bag, as far as it can ask them. */
function metTas(items: readonly Item[], { kind, groep }: Taak = SPELLING): State {
  const taak: Exercise = {
    id: 't',
    kind,
    groep,
    instruction: '',
    land: 'nl',
    aantal: items.length,
    seed: 7,
    options: { calm: false, clock: false },
  }
  const [begin] = rules.step(rules.init(taak), { type: 'begin' })
  return items.reduce<State>(
    (staat, item, plek) =>
      rules.step(staat, {
        type: 'opgave',
        plek,
        item,
        reden: { soort: 'peiling', categorie: 'ei', aantal: 0 },
      })[0],
    begin,
  )
}

function play(begin: State, ...inputs: readonly (Input | { type: 'tick'; ms: number })[]) {
  let staat = begin
  const events: SpelEvent[] = []
  for (const input of inputs) {
    const [na, uit] = rules.step(staat, input)
    staat = na
    events.push(...uit)
  }
  const antwoorden = events.filter((event) => event.type === 'answer')
  return { staat, events, antwoorden }
}

/** The moves that write a word at its door with the tiles that lie there. */
const writing = (staat: State, plek: number, stukken: readonly string[]): Input[] => [
  ...stukken.map((stuk): Input => ({
    type: 'leg',
    plek,
    tegel: staat.plekken[plek]?.opgave?.tegels?.indexOf(stuk) ?? -1,
  })),
  { type: 'geef', plek },
]

const huizenVan = (staat: State) => dezeStraat(staat)?.huizen
const WACHT = { type: 'tick', ms: 4000 } as const

describeBots({
  manifest: postbezorger,
  rules,
  items: FIXTURES.paren,
  invoer: {
    kies: { plek: GETAL },
    gezien: { plek: GETAL },
    huis: { plek: GETAL, huis: GETAL },
    rijd: { plek: GETAL },
    sneeuwpop: { plek: GETAL },
    schep: { plek: GETAL },
    aan: { plek: GETAL },
    klop: { plek: GETAL },
    leg: { plek: GETAL, tegel: GETAL },
    teken: { plek: GETAL, teken: fc.string({ maxLength: 2 }) },
    wis: { plek: GETAL },
    geef: { plek: GETAL },
  },
})

describe('a street', () => {
  it('has the two houses that sound alike for the word, up to groep 5', () => {
    expect(huizenVan(metTas([trein, blij]))).toEqual(['ei', 'ij'])
    expect(huizenVan(metTas([hond]))).toEqual(['-d', '-t'])
  })

  it('has the houses of two rules from groep 6 on, of which only one takes a letter', () => {
    const groep6 = { kind: 'spelling', groep: 6 } as const
    expect(huizenVan(metTas([trein, hond], groep6))).toEqual(['ei', 'ij', '-d', '-t'])
    // 'geit' also ends on t, so that rule does not stand beside ei and ij.
    expect(huizenVan(metTas([geit], groep6))).toEqual(['ei', 'ij', 'au', 'ou'])
  })

  it('takes a word of another category where its rule is asked already, and else skips it', () => {
    expect(metTas([hond, kat]).plekken.map(({ opgave }) => opgave?.paar)).toEqual([
      '-d,-t',
      '-d,-t',
    ])
    expect(metTas([kat]).plekken[0]?.opgave ?? null).toBeNull()
  })

  it('skips a word that would belong in both houses, or in none', () => {
    const beide = woord('tijdreis', 't|ij|d|r|ei|s', 'ei')
    const geen = woord('honden', 'h|o|n|d|e|n', 'langermaak')
    for (const item of [beide, geen]) expect(metTas([item]).overgeslagen).toBe(1)
  })
})

describe('a letter', () => {
  it('is brought to a house, which is a step, and counts by the word that is written there', () => {
    const begin = metTas([trein, blij])
    const { antwoorden, staat } = play(
      begin,
      { type: 'huis', plek: 0, huis: 0 },
      { type: 'rijd', plek: 0 },
      { type: 'klop', plek: 0 },
      ...writing(begin, 0, trein.graphemes),
    )
    expect(antwoorden).toMatchObject([
      { vraag: 'sorteer:ei,ij>bouw', given: 'ei', correct: true, attempt: 1 },
      { vraag: 'bouw:deur', given: 'trein', correct: true, attempt: 1, hoe: 'gehoord' },
    ])
    expect(staat).toMatchObject({ goed: 1, fout: 0 })
  })

  it('is refused at the door of another house before a letter of its word is written', () => {
    const begin = metTas([trein, blij])
    const aan = play(begin, { type: 'huis', plek: 0, huis: 1 }, { type: 'rijd', plek: 0 })
    // Decoy: until who lives there saw it, nothing is judged, and nothing can be written.
    const schrijft = play(aan.staat, ...writing(begin, 0, trein.graphemes))
    expect(schrijft.antwoorden).toEqual([])
    expect(schrijft.staat.plekken[0]?.opgave?.regel).toEqual([])
    const { antwoorden, staat } = play(aan.staat, { type: 'klop', plek: 0 })
    expect([...aan.antwoorden, ...antwoorden]).toMatchObject([
      { vraag: 'sorteer:ei,ij>bouw', given: 'ij', correct: false, attempt: 1 },
      { vraag: 'bouw:deur', given: 'trijn', correct: false, attempt: 1, hoe: 'gehoord' },
    ])
    expect(staat).toMatchObject({ goed: 0, fout: 1 })
  })

  it('is not written yet where nothing stands on the line but what the sign of the house says', () => {
    const begin = metTas([trein])
    const { antwoorden, events, staat } = play(
      begin,
      { type: 'huis', plek: 0, huis: 0 },
      { type: 'rijd', plek: 0 },
      ...writing(begin, 0, ['ei']),
    )
    expect(antwoorden).toHaveLength(1)
    expect(events.at(-1)).toMatchObject({ type: 'fx', name: 'bots' })
    // Decoy: any other piece of the word is a mistake like all others.
    const stuk = play(staat, { type: 'leg', plek: 0, tegel: 0 }, { type: 'geef', plek: 0 })
    expect(stuk.antwoorden).toMatchObject([{ vraag: 'bouw:deur', correct: false }])
  })

  it('may go to another house as often as the child likes, until it was brought there', () => {
    const { staat, antwoorden } = play(
      metTas([trein, blij]),
      { type: 'huis', plek: 0, huis: 1 },
      { type: 'huis', plek: 0, huis: 0 },
      { type: 'huis', plek: 0, huis: 7 },
      { type: 'rijd', plek: 1 },
      { type: 'rijd', plek: 0 },
      { type: 'huis', plek: 0, huis: 1 },
    )
    expect(staat.plekken[0]?.opgave).toMatchObject({ huis: 'ei', deur: true })
    expect(antwoorden).toMatchObject([{ given: 'ei', correct: true }])
  })

  it('is not written before it is at a door, nor given empty', () => {
    const begin = metTas([trein])
    const { antwoorden } = play(begin, ...writing(begin, 0, trein.graphemes))
    expect(antwoorden).toEqual([])
    const aanDeur = play(begin, { type: 'huis', plek: 0, huis: 0 }, { type: 'rijd', plek: 0 })
    expect(play(aanDeur.staat, { type: 'geef', plek: 0 }).antwoorden).toEqual([])
  })

  it('is mended at the door of its own house, where the whole word is written once more', () => {
    const begin = metTas([trein])
    const { staat, antwoorden } = play(
      begin,
      { type: 'huis', plek: 0, huis: 0 },
      { type: 'rijd', plek: 0 },
      ...writing(begin, 0, ['t', 'r', 'n']),
      WACHT,
    )
    expect(antwoorden.at(-1)).toMatchObject({ given: 'trn', correct: false })
    expect(staat.plekken[0]).toMatchObject({
      poging: 2,
      opgave: { huis: 'ei', deur: true, regel: [] },
    })
    const weer = play(staat, ...writing(staat, 0, trein.graphemes))
    expect(weer.antwoorden).toMatchObject([{ vraag: 'bouw:herstel', given: 'trein', attempt: 2 }])
    // Decoy: with its right beginning left on the line, who writes the whole word would give this.
    expect(
      play(staat, ...writing(staat, 0, ['t', 'r', ...trein.graphemes])).antwoorden,
    ).toMatchObject([{ given: 'trtrein', correct: false }])
    expect(weer.staat).toMatchObject({ goed: 0, fout: 1, hersteld: ['trein'] })
  })

  it('comes back from another house, and is brought to its own and written there', () => {
    const begin = metTas([trein])
    const { staat } = play(
      begin,
      { type: 'huis', plek: 0, huis: 1 },
      { type: 'rijd', plek: 0 },
      { type: 'klop', plek: 0 },
      WACHT,
    )
    expect(staat.plekken[0]).toMatchObject({
      poging: 2,
      opgave: { huis: null, deur: false, regel: [] },
    })
    const weer = play(
      staat,
      { type: 'huis', plek: 0, huis: 0 },
      { type: 'rijd', plek: 0 },
      ...writing(staat, 0, trein.graphemes),
    )
    // The house was told by then, so the step is not asked again.
    expect(weer.antwoorden).toMatchObject([{ vraag: 'bouw:herstel', given: 'trein', attempt: 2 }])
  })

  it('is reached at once by who cuts the ride short, which changes nothing else', () => {
    const begin = metTas([trein])
    expect(play(begin, { type: 'aan', plek: 0 }).events).toEqual([])
    const { staat } = play(begin, { type: 'huis', plek: 0, huis: 0 }, { type: 'rijd', plek: 0 })
    const na = play(staat, { type: 'aan', plek: 0 })
    expect(na.events).toMatchObject([{ type: 'fx', name: 'loop' }])
    expect(na.staat.plekken).toEqual(staat.plekken)
  })

  it('is typed from groep 6 on, and tells when its word was seen', () => {
    const begin = metTas([blij], { kind: 'spelling', groep: 6 })
    const { antwoorden } = play(
      begin,
      { type: 'gezien', plek: 0 },
      { type: 'huis', plek: 0, huis: 1 },
      { type: 'rijd', plek: 0 },
      ...[...'blij'].map((teken): Input => ({ type: 'teken', plek: 0, teken })),
      { type: 'geef', plek: 0 },
    )
    expect(antwoorden).toMatchObject([
      { vraag: 'sorteer:ei,ij,au,ou>typ', given: 'ij', hoe: 'gezien' },
      { vraag: 'typ:deur', given: 'blij', correct: true, hoe: 'gezien' },
    ])
  })
})

describe('a bag', () => {
  it('makes the street sing when all of its letters are at home, mended ones as well', () => {
    const jaaa = (skill: number) =>
      playWithBot(
        { rules, items: FIXTURES.paren },
        { seed: 4, skill },
        { exercise: { groep: 5 } },
      ).events.filter((event) => event.type === 'fx' && event.name === 'jaaa').length
    expect(jaaa(0.8)).toBeGreaterThan(0)
    expect(play(metTas([trein]), WACHT).events).toEqual([])
  })

  it('says the next word when a letter is home, or where rounds are planned when it got its house', () => {
    const zegt = (events: readonly SpelEvent[]) =>
      events.flatMap((event) => (event.type === 'say' ? [event.tekst] : []))
    const begin = metTas([trein, blij])
    const leg: Input = { type: 'huis', plek: 0, huis: 0 }
    const gelegd = play(begin, leg)
    expect(zegt(gelegd.events)).toEqual([])
    expect(zegt(play({ ...begin, trap: 2 }, leg).events)).toEqual(['blij'])
    const { events } = play(
      gelegd.staat,
      { type: 'rijd', plek: 0 },
      ...writing(begin, 0, trein.graphemes),
    )
    expect(zegt(events)).toEqual(['trein', 'blij'])
  })
})
