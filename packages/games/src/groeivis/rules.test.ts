import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { HostInput, Item, Soort } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { groeivis } from './manifest.ts'
import { rules } from './rules.ts'
import type { State } from './rules.ts'

const BOOM: Item = {
  soort: 'woord' as const,
  id: 'boom',
  word: 'boom',
  graphemes: ['b', 'oo', 'm'],
  choices: [
    { vorm: 'bom', regel: 'a', uitleg: 'a' },
    { vorm: 'boon', regel: 'b', uitleg: 'b' },
  ],
  buren: { een: ['boot', 'room'], ver: ['vis', 'kat', 'maan', 'duif'] },
}

const taak = (kind: Soort, seed = 1, calm = false) => ({
  id: 't',
  kind,
  instruction: '',
  groep: 5,
  land: 'nl' as const,
  aantal: 3,
  seed,
  options: { calm, clock: false },
})

const give = (item: Item): HostInput => ({
  type: 'opgave',
  plek: 0,
  item,
  reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
})

/** Returns a game in which this word was just given. */
function met(item: Item, kind: Soort, seed = 1): State {
  const [begonnen] = rules.step(rules.init(taak(kind, seed)), { type: 'begin' })
  return rules.step(begonnen, give(item))[0]
}

describeBots({
  manifest: groeivis,
  rules,
  invoer: { eet: { vis: GETAL } },
})

describe('groeivis, its rules', () => {
  it.each(groeivis.kinds)(
    'asks nothing of words without neighbours and misspellings: %s',
    (kind) => {
      const bot = { seed: 5, skill: 0.6 }
      const spel = playWithBot({ rules, items: FIXTURES.kaal }, bot, { exercise: { kind } })
      expect(spel.antwoorden).toEqual([])
    },
  )

  it('reading: gives the hero a word one sound away, and only one fish carries the word asked', () => {
    for (let seed = 0; seed < 200; seed++) {
      const opgave = met(BOOM, 'lezen', seed).opgave
      expect(opgave?.wijze).toBe('klank')
      expect(BOOM.buren?.een).toContain(opgave?.eigen)
      expect(opgave?.vissen).toHaveLength(4)
      const anders = opgave?.vissen.filter((vorm) => vorm !== 'boom') ?? []
      expect(new Set(anders).size).toBe(3)
      for (const vorm of anders) expect(BOOM.buren?.ver).toContain(vorm)
    }
  })

  it('never lets a second word swim that is one sound away, nor the hero meet his own word', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { opgave } = met(BOOM, 'lezen', seed)
      expect(opgave?.vissen.some((vorm) => ['boot', 'room'].includes(vorm))).toBe(false)
    }
  })

  it('spelling: lets the word swim among its misspellings and says it by itself', () => {
    const [begonnen] = rules.step(rules.init(taak('spelling')), { type: 'begin' })
    const [staat, events] = rules.step(begonnen, give(BOOM))
    expect(staat.opgave?.wijze).toBe('schrijf')
    expect(staat.opgave?.vissen.toSorted()).toEqual(['bom', 'boom', 'boon'])
    expect(events).toContainEqual(expect.objectContaining({ type: 'say', vanzelf: true }))
  })

  it('reading does not say the word that has to be found', () => {
    const [begonnen] = rules.step(rules.init(taak('lezen')), { type: 'begin' })
    const [, events] = rules.step(begonnen, give(BOOM))
    expect(events.filter(({ type }) => type === 'say')).toEqual([])
  })

  it('plays a word without neighbours by its spelling, and one with too few foils as well', () => {
    const { buren: _, ...zonder } = BOOM
    expect(met(zonder, 'lezen').opgave?.wijze).toBe('schrijf')
    const weinig = { ...BOOM, buren: { een: ['boot'], ver: ['vis', 'kat'] } }
    expect(met(weinig, 'lezen').opgave?.wijze).toBe('schrijf')
  })

  it('skips a word that has neither neighbours nor misspellings', () => {
    const kaal = { soort: 'woord' as const, id: 'x', word: 'x', graphemes: ['x'] }
    const [begonnen] = rules.step(rules.init(taak('lezen')), { type: 'begin' })
    const [, events] = rules.step(begonnen, give(kaal))
    expect(events[0]).toEqual({ type: 'skip', itemId: 'x', vorm: 'x' })
  })

  it('takes one bite: a second one while the first is looked at is no answer', () => {
    const staat = met(BOOM, 'lezen')
    const [na, events] = rules.step(staat, { type: 'eet', vis: 0 })
    expect(events.filter(({ type }) => type === 'answer')).toHaveLength(1)
    expect(rules.step(na, { type: 'eet', vis: 1 })).toEqual([na, []])
  })

  it('has no bite where no fish swims', () => {
    const staat = met(BOOM, 'lezen')
    for (const vis of [-1, 4, 1.5, Number.NaN])
      expect(rules.step(staat, { type: 'eet', vis })).toEqual([staat, []])
  })
})
