import { describe, expect, it } from 'vitest'
import type { GameInput, HostInput, Rules, SpelEvent } from '../regels/contract.ts'
import { FIXTURES } from './fixtures.ts'
import { checkInvoer, checkRonde, checkSterren } from './speelproef.ts'

interface Staat {
  readonly id: string
  readonly woord: string
  readonly nog: number
}
type Input = GameInput & { readonly type: 'zeg' }
type Stap = readonly [Staat, readonly SpelEvent[]]

const VRAAG: SpelEvent = { type: 'vraag', plek: 0 }
const EINDE: SpelEvent = { type: 'finish', score: 0, stars: 3, ms: 0 }

const GEZEGD = {
  type: 'answer',
  itemId: '',
  given: '',
  correct: true,
  ms: 1,
  attempt: 1,
  vraag: 'typ:deur',
} as const

/** Says the word that is asked. */
function say(staat: Staat): Stap {
  const { id: itemId, woord: given, nog } = staat
  if (itemId === '' || nog === 0) return [staat, []]
  const na = { id: '', woord: '', nog: nog - 1 }
  return [na, [{ ...GEZEGD, itemId, given }, na.nog === 0 ? EINDE : VRAAG]]
}

function step(staat: Staat, input: Input | HostInput): Stap {
  if (staat.nog === 0) return [staat, []]
  if (input.type === 'begin') return [staat, [VRAAG]]
  if (input.type === 'leeg') return [{ ...staat, nog: 0 }, [EINDE]]
  if (input.type === 'opgave')
    return [
      { ...staat, id: input.item.id, woord: input.item.soort === 'woord' ? input.item.word : '' },
      [],
    ]
  return input.type === 'zeg' ? say(staat) : [staat, []]
}

/** The smallest game there is: say the word. */
const rules: Rules<Staat, Input> = {
  vorm: 1,
  init: ({ aantal }) => ({ id: '', woord: '', nog: aantal }),
  step,
  done: ({ nog }) => nog === 0,
  bot: ({ id }) => (id === '' ? null : { type: 'zeg' }),
  need: () => ({ zin: 'Zeg het woord.' }),
  gok: 0.9,
}

/** Returns the same game, with what each step returns passed through `anders`. */
const met = (anders: (uit: Stap, input: Input | HostInput) => Stap): Rules<Staat, Input> => ({
  ...rules,
  step: (staat, input) => anders(rules.step(staat, input), input),
})
const twee = (type: SpelEvent['type']): Rules<Staat, Input> =>
  met(([na, uit]) => [na, uit.flatMap((event) => (event.type === type ? [event, event] : [event]))])

const RONDE = { items: FIXTURES.gewoon, kind: 'lezen', seed: 1, skill: 1 } as const
const fouten = (stuk: Rules<Staat, Input>): readonly string[] =>
  checkRonde({ rules: stuk }, RONDE).fouten

describe('a round on trial', () => {
  it('has no faults where a game does what every game must', () => {
    expect(checkRonde({ rules }, RONDE)).toEqual({
      fouten: [],
      antwoorden: 10,
      sterren: 3,
    })
  })

  it.each<[string, string, Rules<Staat, Input>]>([
    ['answers twice', 'ends a word twice', twee('answer')],
    ['finishes twice', 'finishes 2 times', twee('finish')],
    [
      'goes on',
      'finishes too early',
      met(([na, uit]) => [na, uit.toSorted((e) => (e.type === 'finish' ? -1 : 1))]),
    ],
    [
      'never ends',
      'gets stuck',
      met(([na, uit]) => [na, uit.filter(({ type }) => type !== 'finish')]),
    ],
    [
      'says that all is wrong',
      'disagrees with its referee',
      met(([na, uit]) => [
        na,
        uit.map((e) => (e.type === 'answer' ? { ...e, correct: false } : e)),
      ]),
    ],
    [
      'listens after its end',
      'goes on after its end, at tick',
      met(([na, uit], { type }) => [na, type === 'tick' && na.nog === 0 ? [VRAAG] : uit]),
    ],
  ])('is found out where a game %s', (_, fout, stuk) => {
    expect(fouten(stuk)).toContainEqual(expect.stringContaining(fout))
  })

  it('is found out where the server judges otherwise', () => {
    const anders = met(([na, uit]) => [
      na,
      uit.map((e) => (e.type === 'answer' ? { ...e, given: `${e.given}x` } : e)),
    ])
    expect(fouten(anders)).toHaveLength(10)
  })

  it('gives stars that rise with what one knows, from hardly one for a guess to three', () => {
    expect(checkSterren([1, 1, 1.4, 2, 3])).toEqual([])
    for (const stuk of [
      [1, 1, 2, 2, 3],
      [1, 1.4, 1.3, 2, 3],
      [1, 1.1, 1.4, 2, 2.9],
      [2, 2.1, 2.4, 2.5, 3],
    ])
      expect(checkSterren(stuk)).toHaveLength(1)
  })
})

describe('inputs on trial', () => {
  const begin = { kind: 'lezen', seed: 1, calm: false } as const
  const inputs: (Input | HostInput)[] = [
    { type: 'begin' },
    { type: 'leeg', plek: 0 },
    { type: 'zeg' },
    { type: 'leeg', plek: 0 },
  ]

  it('leave a game that stands them alone', () => {
    expect(checkInvoer({ rules }, begin, inputs)).toEqual([])
  })

  it.each<[string, Rules<Staat, Input>]>([
    ['finishes 2 times', met((uit, { type }) => (type === 'leeg' ? [uit[0], [EINDE]] : uit))],
    ['does not know whether it is over', { ...rules, done: () => false }],
    ['keeps what JSON does not', met(([na, uit]) => [{ ...na, woord: Number.NaN as never }, uit])],
    ['answers 16 times of 3', met(([na]) => [na, Array.from({ length: 4 }, () => GEZEGD)])],
  ])('find out a game that %s', (fout, stuk) => {
    expect(checkInvoer({ rules: stuk }, begin, inputs)).toContain(fout)
  })

  it('find out what a game says of itself after every input', () => {
    const altijd = ({ nog }: Staat) => nog > 0
    expect(checkInvoer({ rules, altijd }, begin, inputs)).toContain(
      'breaks its own promise at leeg',
    )
  })
})
