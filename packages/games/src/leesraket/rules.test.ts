import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Exercise, HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots } from '@letterhaven/game-kit/proef/speelproef'
import { leesraket } from './manifest.ts'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'

const [ITEM, TWEEDE] = FIXTURES.gewoon
const REDEN = { soort: 'peiling', categorie: 'x', aantal: 0 } as const

function taak(over: Partial<Exercise> = {}): Exercise {
  const options = { calm: false, clock: false }
  return { id: 't', kind: 'flitsen', instruction: '', aantal: 3, seed: 5, options, ...over }
}

/** Starts a taak with its first word ready, and returns what is needed to play it. */
function begin(over: Partial<Exercise> = {}) {
  let staat = rules.init(taak(over))
  const events: SpelEvent[] = []
  const perform = (input: Input | HostInput): State => {
    const [na, uit] = rules.step(staat, input)
    staat = na
    events.push(...uit)
    return na
  }
  perform({ type: 'begin' })
  perform({ type: 'opgave', plek: 0, item: ITEM as never, reden: REDEN })
  return { perform, events, staat: () => staat, woord: ITEM?.word ?? '' }
}

const tijd = (ms: number) => ({ type: 'tick', ms }) as const
const duur = (staat: State): number => staat.opgave?.flits.over ?? 0

const vormen = [ITEM, TWEEDE].flatMap((item) =>
  item ? [item.word, ...(item.choices ?? []).map(({ vorm }) => vorm)] : [],
)

describeBots({
  manifest: leesraket,
  rules,
  invoer: {
    kijk: { traag: fc.boolean() },
    tank: { vorm: fc.constantFrom(...vormen, 'onzin') },
  },
})

describe('leesraket, its rules', () => {
  it('asks nothing of a word without near forms: there would be nothing to choose', () => {
    const { antwoorden, events } = playWithBot(
      { rules, items: FIXTURES.kaal },
      { seed: 2, skill: 1 },
    )
    expect(antwoorden).toEqual([])
    expect(events.some(({ type }) => type === 'skip')).toBe(true)
  })

  it('takes no tank before the word was seen, nor while it is seen', () => {
    const { perform, staat, woord } = begin()
    expect(perform({ type: 'tank', vorm: woord }).fase).toBe('spelen')
    perform({ type: 'kijk' })
    expect(perform({ type: 'tank', vorm: woord }).fase).toBe('spelen')
    perform(tijd(duur(staat())))
    expect(perform({ type: 'tank', vorm: 'staat er niet' }).fase).toBe('spelen')
    expect(perform({ type: 'tank', vorm: woord })).toMatchObject({ fase: 'kijken', goed: 1 })
  })

  it('flashes only when the pupil is ready, once more as a help, and no third time', () => {
    const { perform, events, staat } = begin()
    perform(tijd(60_000))
    expect(staat().opgave?.flits.stand).toBe('dicht')
    perform({ type: 'kijk' })
    perform(tijd(duur(staat())))
    expect(events.some(({ type }) => type === 'hint')).toBe(false)
    perform({ type: 'kijk' })
    expect(events.filter(({ type }) => type === 'hint')).toEqual([
      { type: 'hint', itemId: ITEM?.id, level: 1 },
    ])
    perform(tijd(duur(staat())))
    const op = staat()
    expect(perform({ type: 'kijk' })).toEqual(op)
  })

  it('shows a word twice as long in calm play or for who asks for it', () => {
    const gewoon = duur(begin().perform({ type: 'kijk' }))
    expect(duur(begin().perform({ type: 'kijk', traag: true }))).toBe(gewoon * 2)
    const calm = { calm: true, clock: false }
    expect(duur(begin({ options: calm }).perform({ type: 'kijk' }))).toBe(gewoon * 2)
  })

  it('shows the next word longer after a mistake', () => {
    const { perform, staat } = begin()
    perform({ type: 'kijk' })
    perform(tijd(duur(staat())))
    const fout = staat().opgave?.vormen.find((vorm) => vorm !== ITEM?.word) ?? ''
    perform({ type: 'tank', vorm: fout })
    perform(tijd(60_000))
    perform({ type: 'opgave', plek: 0, item: TWEEDE as never, reden: REDEN })
    const eerste = begin()
    eerste.perform({ type: 'leeg', plek: 0 })
    const grafemen = TWEEDE?.graphemes.length ?? 0
    expect(staat().opgave?.flits.duur).toBe(Math.round((620 + 220 * grafemen) * 1.3))
  })

  it('says the word where it is heard, lets it be tanked at once, and be seen as often as needed', () => {
    const { perform, events, staat, woord } = begin({ kind: 'lezen' })
    expect(events.find(({ type }) => type === 'say')).toMatchObject({ tekst: woord, vanzelf: true })
    for (let keer = 1; keer <= 4; keer++) {
      perform({ type: 'kijk' })
      perform(tijd(duur(staat())))
      expect(staat().opgave?.flits.keren).toBe(keer)
    }
    expect(perform({ type: 'tank', vorm: woord }).goed).toBe(1)
    expect(begin({ kind: 'lezen' }).perform({ type: 'tank', vorm: woord }).goed).toBe(1)
  })

  it('says nothing by itself where the flash is the question', () => {
    expect(begin().events.some(({ type }) => type === 'say')).toBe(false)
  })
})
