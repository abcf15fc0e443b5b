import { describe, expect, it } from 'vitest'
import { countAf } from './af.ts'
import { makeBeurtRules } from './beurtspel.ts'
import { MEESTE_POGINGEN } from './ronde.ts'
import { playWithBot } from './bot-loop.ts'
import type { GameInput, HostInput, Item, SpelEvent } from './contract.ts'

interface Regel {
  /** What lies there already when the pupil begins. */
  readonly begin: string
}
type Input = GameInput & { readonly type: 'typ'; readonly vorm: string }

/** The smallest game in which a mistake is mended: write the word. */
const rules = makeBeurtRules<
  Regel,
  Input | (GameInput & { readonly type: 'luister' | 'overslaan' })
>({
  open: () => ({ opgave: { begin: '' } }),
  handle: (_, input) => (input.type === 'typ' ? { gegeven: input.vorm } : null),
  gevraagd: ({ staat }) => ({
    vraag: staat.poging === 1 ? 'typ:hoor' : 'typ:herstel',
    hoe: 'gehoord',
  }),
  mend: (_, given) => ({ begin: given.slice(0, 1) }),
  gok: 0.02,
  naar: (_, vorm) => ({ type: 'typ', vorm }),
  zin: () => 'Schrijf het woord.',
})

const ITEMS: Item[] = ['kip', 'vis', 'maan', 'roos', 'boom', 'huis'].map((word) => ({
  soort: 'woord',
  id: word,
  word,
  graphemes: [...word],
  choices: [{ vorm: `${word}x`, regel: 'x', uitleg: '' }],
}))

type State = ReturnType<typeof rules.init>
type Zet = Parameters<typeof rules.step>[1]

const opgave = (nr: number): HostInput => ({
  type: 'opgave',
  plek: 0,
  item: ITEMS[nr] as Item,
  reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
})
const WACHT: HostInput = { type: 'tick', ms: 5000 }
const typ = (vorm: string): Input => ({ type: 'typ', vorm })

function play(...zetten: readonly Zet[]): { state: State; events: readonly SpelEvent[] } {
  const options = { calm: false, clock: false }
  const begin = rules.init({
    id: 't',
    kind: 'dictee',
    instruction: '',
    groep: 5,
    land: 'nl' as const,
    aantal: 2,
    seed: 1,
    options,
  })
  return [{ type: 'begin' } as const, opgave(0), ...zetten].reduce<{
    state: State
    events: readonly SpelEvent[]
  }>(
    ({ state, events }, zet) => {
      const [na, nieuw] = rules.step(state, zet)
      return { state: na, events: [...events, ...nieuw] }
    },
    { state: begin, events: [] },
  )
}
const antwoorden = (events: readonly SpelEvent[]) =>
  events.flatMap((e) =>
    e.type === 'answer'
      ? [{ given: e.given, correct: e.correct, attempt: e.attempt, vraag: e.vraag }]
      : [],
  )

describe('a mistake', () => {
  it('is mended by the pupil from its own form, and counts once, as the mistake it was', () => {
    const { state, events } = play(typ('kib'), WACHT, typ('kip'), WACHT)
    expect(antwoorden(events)).toEqual([
      { given: 'kib', correct: false, attempt: 1, vraag: 'typ:hoor' },
      { given: 'kip', correct: true, attempt: 2, vraag: 'typ:herstel' },
    ])
    expect(state).toMatchObject({ goed: 0, fout: 1, nummer: 1, hersteld: ['kip'], gelukt: [] })
    expect(state.missers).toHaveLength(1)
    expect(state.oordelen).toEqual([false])
    expect(events.at(-1)).toEqual({ type: 'vraag', plek: 0 })
  })

  it('leaves what was right so far when it is mended', () => {
    const { state } = play(typ('kib'), WACHT)
    expect(state).toMatchObject({
      fase: 'spelen',
      poging: 2,
      gegeven: null,
      opgave: { begin: 'k' },
    })
  })

  it('is let go after some tries, so that nobody is kept at one word', () => {
    const { state, events } = play(...Array.from({ length: 5 }, () => [typ('kib'), WACHT]).flat())
    expect(antwoorden(events).map(({ attempt }) => attempt)).toEqual([1, 2, 3])
    expect(MEESTE_POGINGEN).toBe(3)
    expect(state).toMatchObject({ fase: 'vraag', fout: 1, hersteld: [], poging: 1 })
  })

  it('may be left as it is, but the word itself may not', () => {
    expect(play(typ('kib'), WACHT, { type: 'overslaan' }).state.fase).toBe('vraag')
    expect(play({ type: 'overslaan' }).state.fase).toBe('spelen')
  })
})

describe('the count of words that are done with', () => {
  const af = (...zetten: readonly Zet[]): number => countAf(play(...zetten).state)

  it('leaves out a word that is wrong or being mended, until it is right or left', () => {
    expect(af(typ('kib'))).toBe(0)
    expect(af(typ('kib'), WACHT)).toBe(0)
    expect(af(typ('kib'), WACHT, typ('kib'))).toBe(0)
    expect(af(typ('kib'), WACHT, typ('kip'))).toBe(1)
    expect(af(typ('kib'), WACHT, { type: 'overslaan' })).toBe(1)
    expect(af(...Array.from({ length: 3 }, () => [typ('kib'), WACHT]).flat())).toBe(1)
  })

  it('counts a word that is right at once (decoy)', () => {
    expect(af(typ('kip'))).toBe(1)
    expect(af(typ('kip'), WACHT, opgave(1))).toBe(1)
  })

  it('never goes back, and is full at the end', () => {
    const gezien: number[] = []
    const geteld: typeof rules = {
      ...rules,
      step: (staat, zet) => {
        const uit = rules.step(staat, zet)
        gezien.push(countAf(uit[0]))
        return uit
      },
    }
    playWithBot(
      { rules: geteld, items: ITEMS },
      { seed: 3, skill: 0.4 },
      { exercise: { aantal: 5 } },
    )
    expect(gezien).toEqual(gezien.toSorted((a, b) => a - b))
    expect([gezien[0], gezien.at(-1)]).toEqual([0, 5])
  })
})

describe('a word that was right at once', () => {
  it('is not asked again (decoy)', () => {
    const { state, events } = play(typ('kip'), WACHT)
    expect(antwoorden(events)).toHaveLength(1)
    expect(state).toMatchObject({ goed: 1, fout: 0, hersteld: [], gelukt: ['kip'] })
  })
})

describe('a round with mends', () => {
  it('has as many answers that count as the taak asks, and stores the mends beside them', () => {
    const spel = playWithBot(
      { rules, items: ITEMS },
      { seed: 3, skill: 0.4 },
      {
        exercise: { aantal: 5, kind: 'dictee' },
      },
    )
    const eerste = spel.antwoorden.filter(({ poging }) => poging === 1)
    expect(eerste).toHaveLength(5)
    expect(spel.antwoorden.length).toBeGreaterThan(5)
    expect(spel.uitslag).toMatchObject({ goed: spel.state.goed, fout: spel.state.fout })
    expect(
      spel.antwoorden.every(({ vraag, hoe, gok }) => vraag && hoe === 'gehoord' && gok === 0.02),
    ).toBe(true)
  })
})
