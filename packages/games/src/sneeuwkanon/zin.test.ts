import { describe, expect, it } from 'vitest'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { Exercise, Item } from '@letterhaven/game-kit/regels/contract'
import { nootVan } from './noot.ts'
import { antwoorden, begin, namen, tijd, woord } from './proef.ts'
import { rules } from './rules.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'
import { dicteeZin } from './zin.ts'

const HOND: Item = {
  ...woord('h', 'o', 'n', 'd'),
  sentence: 'De hond bewaakt de laatste koek.',
  choices: [{ vorm: 'hont', regel: 'd-t', uitleg: 'Maak het langer: honden.' }],
}
const ZIN = 'De hond bewaakt de laatste koek.'

/** Gives this form for what is asked, and goes on. */
function playOut(
  { staat, perform }: Pick<ReturnType<typeof begin>, 'staat' | 'perform'>,
  vorm: string,
): void {
  for (let nr = 0; nr < 90 && staat().fase === 'spelen'; nr += 1) {
    const input = rules.naar?.(staat(), vorm)
    if (input) perform(input)
  }
  perform({ type: 'verder' })
}

/** Plays words until a sentence is asked for. */
function totZin(over: Partial<Exercise> = {}) {
  const spel = begin({ groep: 7, aantal: 10, ...over }, HOND)
  for (let nr = 0; nr < 4 && !spel.staat().opgave?.zin; nr += 1) {
    playOut(spel, 'hond')
    spel.give(HOND)
  }
  const eerder = spel.events.length
  const nu = () => spel.events.slice(eerder)
  const vul = (tekst: string): State => {
    while ((spel.staat().opgave?.zin?.regel ?? '') !== '') {
      const { regel = '', plek = 0 } = spel.staat().opgave?.zin ?? {}
      if (plek !== regel.length) spel.perform({ type: 'plek', plek: regel.length })
      spel.perform({ type: 'wis' })
    }
    return spel.typ(tekst)
  }
  return { ...spel, nu, vul }
}
const regelVan = ({ opgave }: State): string => opgave?.zin?.regel ?? ''

/** Which of the opgaven of a round are sentences, where every word has one. */
function listZinnen(over: Partial<Exercise>): readonly number[] {
  const spel = begin({ groep: 7, aantal: 10, ...over }, HOND)
  const uit: number[] = []
  for (let nr = 0; nr < 10; nr += 1) {
    const { opgave } = spel.staat()
    if (opgave?.zin) uit.push(nr)
    playOut(spel, opgave?.zin ? ZIN : 'hond')
    spel.give({ ...HOND, id: `w:hond${nr}` })
  }
  return uit
}

describe('which words come as a sentence', () => {
  it.each([1, 2, 3] as const)('is about every third at stage %i, and never the first', (trap) => {
    for (let seed = 1; seed < 12; seed += 1) {
      const zinnen = listZinnen({ trap, seed })
      expect(zinnen).toHaveLength(3)
      expect(zinnen).not.toContain(0)
      expect(zinnen.slice(1).every((nr, i) => nr - (zinnen[i] ?? 0) === 3)).toBe(true)
    }
  })

  it('is not the same in every round, and always the same in one', () => {
    const rondes = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => `${listZinnen({ seed })}`)
    expect(new Set(rondes).size).toBeGreaterThan(1)
    expect(`${listZinnen({ seed: 3 })}`).toBe(rondes[2])
  })

  it('is none before groep 7', () => {
    expect(listZinnen({ groep: 6 })).toEqual([])
  })

  it.each([
    [HOND.sentence, true],
    ['Wat een hond!', true],
    ['De hond en de kat en de vis slapen.', false],
    ['Ondertussen bewaakte onze verschrikkelijke waakhond de hond.', false],
    ['De hond zegt: woef.', false],
    ['Alle honden slapen.', false],
    [undefined, false],
  ])(
    'asks for a sentence that is short, that the keys can write, and that has the word: %s',
    (sentence, kan) => {
      const { sentence: _, ...kaal } = HOND
      expect(dicteeZin(sentence === undefined ? kaal : { ...kaal, sentence }) !== null).toBe(kan)
    },
  )
})

describe('a line that is fired', () => {
  it('is heard, is one answer, and hangs over the castle', () => {
    const spel = totZin()
    const { delen = [] } = spel.staat().opgave ?? {}
    spel.vul(ZIN)
    const na = spel.perform({ type: 'vuur' })
    expect(antwoorden(spel.nu())).toMatchObject([
      { given: ZIN, correct: true, attempt: 1, vraag: 'typ:zin', itemId: 'w:hond' },
    ])
    expect(na.opgave?.delen.slice(delen.length)).toMatchObject([
      { toren: -2, stukken: [ZIN], woord: 'hond', eerste: true },
    ])
    expect(spel.events).toContainEqual(
      expect.objectContaining({ type: 'say', what: 'zin', tekst: ZIN }),
    )
  })

  it('is right by its word, with the line as it was fired first, and only after the rest was finished', () => {
    const spel = totZin()
    spel.vul('de hond bewaakt de laatste koek')
    spel.perform(tijd(5000))
    spel.perform({ type: 'vuur' })
    expect(antwoorden(spel.nu())).toEqual([])
    expect(TEKST.opdracht(spel.staat())).toBe('Het woord telt. Maak de zin *af*')
    spel.vul('De hond bewaakt de laatste koek')
    spel.perform(tijd(9000))
    spel.perform({ type: 'vuur' })
    spel.vul(ZIN)
    spel.perform({ type: 'vuur' })
    expect(antwoorden(spel.nu())).toMatchObject([
      { given: 'de hond bewaakt de laatste koek', correct: true, ms: 5000 },
    ])
  })

  it('is put right after two slips were shown, and goes on', () => {
    const spel = totZin()
    spel.vul('de hond bewaak de koek')
    spel.perform({ type: 'vuur' })
    spel.perform({ type: 'vuur' })
    expect(antwoorden(spel.nu())).toHaveLength(0)
    spel.perform({ type: 'vuur' })
    expect(antwoorden(spel.nu())).toMatchObject([{ correct: true }])
    expect(spel.staat().opgave?.delen.at(-1)?.stukken).toEqual([ZIN])
  })

  it('is no answer with words too many, among which the word may stand in every spelling', () => {
    const spel = totZin()
    spel.vul('De hont hond bewaakt de laatste koek.')
    for (const _ of [1, 2, 3, 4]) spel.perform({ type: 'vuur' })
    expect(antwoorden(spel.nu())).toEqual([])
    expect(nootVan(spel.staat(), true)).toMatchObject({ kop: 'Te veel woorden', isGoed: false })
    // Decoy: who then keeps the wrong one is judged by it.
    spel.vul('De hont bewaakt de laatste koek.')
    spel.perform({ type: 'vuur' })
    expect(antwoorden(spel.nu())).toMatchObject([{ correct: false }])
  })

  it('stays right where the word is spoilt while the rest is finished', () => {
    const spel = totZin()
    spel.vul('de hond bewaakt de laatste koek.')
    spel.perform({ type: 'vuur' })
    spel.vul('De hont bewaakt de laatste koek.')
    spel.perform({ type: 'vuur' })
    spel.perform({ type: 'vuur' })
    expect(antwoorden(spel.nu())).toMatchObject([{ correct: true, attempt: 1 }])
  })

  it.each([
    'De hont bewaakt de laatste koek.',
    'De poes bewaakt de laatste koek.',
    'De hondenkoek.',
  ])(
    'is wrong where the word is wrong, whatever else is right, and is mended in its own line: %s',
    (fout) => {
      const spel = totZin()
      spel.vul(fout)
      spel.perform({ type: 'vuur' })
      expect(antwoorden(spel.nu())).toMatchObject([{ given: fout, correct: false, attempt: 1 }])
      spel.perform({ type: 'verder' })
      expect(regelVan(spel.staat())).toBe(fout)
      spel.vul(ZIN)
      spel.perform({ type: 'vuur' })
      expect(antwoorden(spel.nu()).at(-1)).toMatchObject({
        correct: true,
        attempt: 2,
        vraag: 'typ:zin',
      })
    },
  )

  it('is nothing while it is empty', () => {
    const spel = totZin()
    spel.perform({ type: 'vuur' })
    spel.typ(' ')
    spel.perform({ type: 'vuur' })
    expect(antwoorden(spel.nu())).toEqual([])
    expect(namen(spel.nu())).toEqual(['dicht', 'dicht'])
  })
})

describe('a line that is written', () => {
  it('takes capitals, spaces and marks, one space at a time', () => {
    const spel = totZin()
    expect(regelVan(spel.vul("Ja,  zo'n IJs-hond! Of? 2 €; nee."))).toBe(
      "Ja, zo'n IJs-hond! Of? nee.",
    )
  })

  it('is mended anywhere: the caret goes where it is put, and takes ij as one', () => {
    const spel = totZin()
    spel.vul('De bij')
    spel.perform({ type: 'plek', plek: 2 })
    spel.typ('n')
    expect(regelVan(spel.staat())).toBe('Den bij')
    spel.perform({ type: 'wis' })
    spel.perform({ type: 'plek', plek: 6 })
    spel.perform({ type: 'wis' })
    expect(regelVan(spel.staat())).toBe('De b')
    for (const plek of [-1, 99, 1.5, Number.NaN]) spel.perform({ type: 'plek', plek })
    expect(spel.staat().opgave?.zin?.plek).toBe(4)
  })

  it('is not longer than it can be read', () => {
    const spel = totZin()
    expect(regelVan(spel.vul('a'.repeat(200))).length).toBeLessThan(80)
  })

  it('is not aimed: it has a place of its own', () => {
    const spel = totZin({ trap: 3 })
    const voor = spel.staat().opgave
    spel.perform({ type: 'mik', toren: 1 })
    spel.perform(tijd(20_000))
    expect(spel.staat().opgave).toEqual(voor)
    expect(voor?.wind).toBe(0)
  })

  it('may be looked at once more as help where it cannot be heard', () => {
    const spel = totZin()
    spel.typ('D')
    spel.perform({ type: 'kijk' })
    spel.perform({ type: 'kijk' })
    expect(spel.nu().filter(({ type }) => type === 'hint')).toHaveLength(1)
  })

  it('is written by the next move towards it, from any line', () => {
    const spel = totZin()
    spel.vul('De kat')
    spel.perform({ type: 'plek', plek: 1 })
    playOut(spel, ZIN)
    expect(antwoorden(spel.nu())).toMatchObject([{ given: ZIN, correct: true }])
  })
})

describe('the end of a round with sentences', () => {
  it('shows of a wrong line the word that was written, and no line', () => {
    const spel = totZin()
    spel.vul('De hont bewaakt de laatste koek.')
    spel.perform({ type: 'vuur' })
    const slot = TEKST.slot(spel.staat())
    expect(slot.woorden).toMatchObject([{ vorm: 'hont', woord: { tekst: 'hond' } }])
  })

  it('has words that were written by themselves as before', () => {
    const spel = begin({ groep: 5 }, FIXTURES.gewoon[0])
    spel.fire('schap')
    expect(TEKST.slot(spel.staat()).woorden).toMatchObject([{ vorm: 'schap' }])
  })
})
