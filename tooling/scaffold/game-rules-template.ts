/** The rules a new game starts with: two forms of one word, choose the right one. */
export const rulesTemplate = (titel: string): string => `import type {
  Exercise,
  GameInput,
  HostInput,
  Item,
  Referee,
  Rules,
  SpelEvent,
  Sterren,
} from '@letterhaven/game-kit/contract'
import { kies, volgendGetal } from '@letterhaven/game-kit/rng'

/** vraag: asked for a word · kiezen: the forms hang · kijken: the verdict is shown · klaar: over. */
type Fase = 'vraag' | 'kiezen' | 'kijken' | 'klaar'

export interface State {
  readonly fase: Fase
  readonly aantal: number
  readonly rustig: boolean
  readonly rng: number
  /** Active playing time in ms, waits not counted. */
  readonly t: number
  readonly vorigeT: number
  /** What is left of the present wait, ms. */
  readonly wacht: number
  readonly item: Item | null
  /** The word and one misspelling, in the order they hang. */
  readonly vormen: readonly string[]
  readonly gekozen: string | null
  readonly goed: number
  readonly fout: number
}

export type Input = GameInput & { readonly type: 'kies'; readonly vorm: string }
type Stap = readonly [State, readonly SpelEvent[]]

const PUNTEN = 10
const WACHT = 1500

/** Right is the word itself; of two forms one is right, so a guess is right half the time. */
export const referee: Referee = (item, given) => ({
  correct: given.normalize('NFC') === item.word.normalize('NFC'),
  gok: 0.5,
})

function begin(exercise: Exercise): State {
  return {
    fase: 'vraag',
    aantal: Math.max(1, exercise.aantal),
    rustig: exercise.options.calm,
    rng: exercise.seed | 0,
    t: 0,
    vorigeT: 0,
    wacht: 0,
    item: null,
    vormen: [],
    gekozen: null,
    goed: 0,
    fout: 0,
  }
}

/** Stars by the share right: .9 three, .75 two, .5 one. */
function sterren({ goed, fout }: State): Sterren {
  const deel = goed / Math.max(1, goed + fout)
  return deel >= 0.9 ? 3 : deel >= 0.75 ? 2 : deel >= 0.5 ? 1 : 0
}

function einde(state: State): Stap {
  const score = state.goed * PUNTEN
  const klaar: State = { ...state, fase: 'klaar', wacht: 0 }
  return [klaar, [{ type: 'finish', score, stars: sterren(state), ms: state.t }]]
}

function vraag(state: State): Stap {
  if (state.goed + state.fout >= state.aantal) return einde(state)
  const leeg: State = { ...state, fase: 'vraag', item: null, vormen: [], gekozen: null }
  return [leeg, [{ type: 'vraag', plek: 0 }]]
}

function hangOp(state: State, item: Item): Stap {
  if (state.fase !== 'vraag') return [state, []]
  const [keus, rng1] = volgendGetal(state.rng)
  const [worp, rng] = volgendGetal(rng1)
  const fout = kies(item.choices ?? [], keus)?.vorm
  const vormen = fout === undefined ? [item.word] : [item.word, fout]
  const open: State = {
    ...state,
    rng,
    item,
    fase: 'kiezen',
    vormen: worp < 0.5 ? vormen : vormen.toReversed(),
  }
  return [open, [{ type: 'fx', name: 'open', plek: 0 }]]
}

function antwoord(state: State, given: string): Stap {
  const { item } = state
  if (state.fase !== 'kiezen' || item === null || !state.vormen.includes(given)) return [state, []]
  const { correct } = referee(item, given)
  const na: State = {
    ...state,
    fase: 'kijken',
    gekozen: given,
    vorigeT: state.t,
    wacht: state.rustig ? WACHT * 2 : WACHT,
    goed: state.goed + (correct ? 1 : 0),
    fout: state.fout + (correct ? 0 : 1),
  }
  const ms = state.t - state.vorigeT
  return [
    na,
    [
      { type: 'answer', itemId: item.id, given, correct, ms, attempt: 1 },
      { type: 'fx', name: correct ? 'goed' : 'fout', plek: 0 },
    ],
  ]
}

function tick(state: State, ms: number): Stap {
  if (!(ms > 0) || !Number.isFinite(ms)) return [state, []]
  if (state.fase === 'kiezen') return [{ ...state, t: state.t + ms }, []]
  if (state.fase !== 'kijken') return [state, []]
  return state.wacht > ms ? [{ ...state, wacht: state.wacht - ms }, []] : vraag(state)
}

function step(state: State, input: Input | HostInput): Stap {
  if (state.fase === 'klaar') return [state, []]
  switch (input.type) {
    case 'begin':
      return vraag(state)
    case 'tick':
      return tick(state, input.ms)
    case 'opgave':
      return hangOp(state, input.item)
    case 'leeg':
      return einde(state)
    case 'kies':
      return antwoord(state, input.vorm)
    default:
      return [state, []]
  }
}

/** The rules of ${titel.toLowerCase()}: choose the form that is spelled right. */
export const rules: Rules<State, Input> = {
  init: begin,
  step,
  done: (state) => state.fase === 'klaar',
  bot: ({ fase, item, vormen }, skill, rnd) => {
    if (fase !== 'kiezen' || item === null) return null
    const vorm = rnd() < skill ? item.word : kies(vormen, rnd())
    return vorm === undefined ? null : { type: 'kies', vorm }
  },
  need: ({ vormen, goed, fout, aantal }) => ({
    zin: \`Kies wat goed geschreven is: \${vormen.join(' of ')}. Je bent bij \${goed + fout} van \${aantal}.\`,
  }),
  referee,
}
`

/** Bots play it over many seeds: never stuck, one finish, game and referee agree. */
export const rulesTestTemplate = (
  id: string,
): string => `import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import type { Item } from '@letterhaven/game-kit/contract'
import { describe, expect, it } from 'vitest'
import { referee, rules } from './rules.ts'

const ITEMS: Item[] = Array.from({ length: 30 }, (_, i) => ({
  id: \`w\${i}\`,
  word: \`woord\${i}\`,
  graphemes: [...\`woord\${i}\`],
  choices: i % 5 === 4 ? [] : [{ vorm: \`wort\${i}\`, regel: 'eind-d', uitleg: 'Maak het langer.' }],
}))

describe('${id}, played by bots', () => {
  it('never gets stuck, finishes exactly once, and game and referee always agree', () => {
    for (let seed = 0; seed < 200; seed++) {
      const spel = speelMetBot({ rules, items: ITEMS }, { seed, skill: (seed % 5) / 4 })
      expect(spel.uitslag, \`seed \${seed}\`).not.toBeNull()
      expect(spel.events.filter((event) => event.type === 'finish')).toHaveLength(1)
      for (const event of spel.events) {
        if (event.type !== 'answer') continue
        const item = ITEMS.find(({ id }) => id === event.itemId)
        expect(item && referee(item, event.given).correct).toBe(event.correct)
      }
    }
  })

  it('gives a good speller more stars than one who always guesses', () => {
    const sterren = (skill: number): number =>
      Array.from({ length: 20 }, (_, seed) =>
        speelMetBot({ rules, items: ITEMS }, { seed, skill }),
      ).reduce((som, { uitslag }) => som + (uitslag?.sterren ?? 0), 0)
    expect(sterren(1)).toBe(60)
    expect(sterren(0)).toBeLessThan(50)
  })

  it('takes no answer that does not hang, and none before a word came', () => {
    const begin = rules.init({
      id: 't',
      kind: 'spelling',
      instruction: '',
      aantal: 3,
      seed: 1,
      options: { calm: false, clock: false },
    })
    expect(rules.step(begin, { type: 'kies', vorm: 'woord0' })).toEqual([begin, []])
  })
})
`
