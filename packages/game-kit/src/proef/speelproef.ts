import { isDeepStrictEqual } from 'node:util'
import { isStap } from '@letterhaven/domain/telt-mee'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BotSpel, playWithBot } from '../regels/bot-loop.ts'
import type { GameInput, HostInput, Manifest, Rules, Soort, SpelEvent } from '../regels/contract.ts'
import type { Opgave } from '../opgave/opgave.ts'
import type { GedeeldeZet } from '../regels/beurt.ts'
import { judge } from '../opgave/judge.ts'
import { FIXTURES } from './fixtures.ts'

type Velden = Readonly<Record<string, fc.Arbitrary<unknown>>>

/** A game under test: its rules, and what anybody could send to them. */
interface Speelproef<S, I extends GameInput> {
  readonly manifest: Pick<Manifest, 'id' | 'kinds'>
  readonly rules: Rules<S, I>
  /** Every input of the game itself with its fields, each of any value. */
  readonly invoer: Readonly<Record<Exclude<I['type'], GedeeldeZet>, Velden>> &
    Partial<Record<GedeeldeZet, Velden>>
  readonly items?: readonly Opgave[]
  /** A property that holds after any input, beyond what holds for every game. */
  readonly altijd?: (staat: S, vorige: S) => boolean
}

/** One round played by a bot. */
interface Ronde {
  readonly items: readonly Opgave[]
  readonly kind: Soort
  readonly seed: number
  readonly skill: number
}

/** The result of a round: what is wrong with it, how many answers it had, and how many stars. */
interface Keuring {
  readonly fouten: readonly string[]
  readonly antwoorden: number
  readonly sterren: number
}

type Regels<S, I extends GameInput> = Pick<Speelproef<S, I>, 'rules'>

/** Any number that an input may carry: mostly a place, or one beside it, a part of one, or none at all. */
export const GETAL = fc.oneof(
  { arbitrary: fc.nat(4), weight: 3 },
  { arbitrary: fc.integer({ min: -3, max: 20 }), weight: 2 },
  { arbitrary: fc.double(), weight: 1 },
)

const SKILLS = [0, 0.25, 0.5, 0.75, 1] as const
/**
 * How many rounds the bots play, over all kinds and skills together. It is more where nobody waits for it (`npm run
 * test:nacht`).
 */
const RONDES = process.env['LETTERHAVEN_NACHT'] === '1' ? 5000 : 500
const VOORRAAD_RONDES = 60
const AANTAL = 3
/** The timeout of a test, in ms. On a busy machine this many rounds take longer than a test may by default. */
const RUIM_MS = 60_000

/** What the host may still send to a game that is over. */
const LAAT: readonly HostInput[] = [
  { type: 'begin' },
  { type: 'tick', ms: 9000 },
  { type: 'leeg', plek: 0 },
]

const opgaveVan = (item: Opgave): HostInput => ({
  type: 'opgave',
  plek: 0,
  item,
  reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
})

/** Returns what a game that is over still does when more `inputs` arrive. */
function naHetEinde<S, I extends GameInput>(
  rules: Rules<S, I>,
  staat: S,
  inputs: readonly (I | HostInput)[],
): readonly string[] {
  return inputs.flatMap((input) => {
    const [na, events] = rules.step(staat, input)
    return na === staat && events.length === 0 ? [] : [`goes on after its end, at ${input.type}`]
  })
}

type Antwoord = Extract<SpelEvent, { type: 'answer' }>

/** Whether an event ends a try at a word, which a step on the way does not. */
const isAntwoord = (event: SpelEvent): event is Antwoord =>
  event.type === 'answer' && !isStap(event.vraag)

const isEerste = (event: SpelEvent): event is Antwoord => isAntwoord(event) && event.attempt === 1

/** Returns whether every mend follows a mistake at the same word, as its next try. */
function mendsKloppen(events: readonly SpelEvent[]): boolean {
  const antwoorden = events.filter(isAntwoord)
  return antwoorden.every(({ itemId, attempt }, i) => {
    const vorig = antwoorden.slice(0, i).findLast((eerder) => eerder.itemId === itemId)
    const volgt = vorig?.attempt === attempt - 1 && !vorig.correct
    return attempt === 1 || volgt
  })
}

/** Returns what is wrong with the course of a round. The game and every word must end exactly once. */
function verloopFouten<S>({ uitslag, events }: BotSpel<S>): readonly string[] {
  const finishes = events.filter(({ type }) => type === 'finish').length
  const af = events.flatMap((e) => (isEerste(e) || e.type === 'skip' ? e.itemId : []))
  const regels: readonly (readonly [fout: string, geldt: boolean])[] = [
    ['gets stuck', uitslag === null],
    [`finishes ${finishes} times`, finishes !== 1],
    ['finishes too early', finishes > 0 && events.at(-1)?.type !== 'finish'],
    ['ends a word twice', new Set(af).size < af.length],
    ['mends what was no mistake', !mendsKloppen(events)],
  ]
  return regels.flatMap(([fout, geldt]) => (geldt ? fout : []))
}

/** Returns the answers that the server would judge differently, or that were saved as something else. */
function oordeelFouten<S>(
  { events, antwoorden }: BotSpel<S>,
  items: readonly Opgave[],
): readonly string[] {
  const gegeven = events.filter((event) => event.type === 'answer')
  return gegeven.flatMap((event, nr) => {
    const { itemId, given, correct } = event
    const item = items.find(({ id }) => id === itemId)
    const eens = item !== undefined && judge(item, event.vraag, event.given)?.correct === correct
    return eens && antwoorden[nr]?.correct === correct
      ? []
      : `disagrees with its referee on ${given}`
  })
}

/** Plays one round and returns what is wrong with it. */
export function checkRonde<S, I extends GameInput>(
  { rules }: Regels<S, I>,
  { items, kind, seed, skill }: Ronde,
): Keuring {
  const zetten: I[] = []
  const bespied: Rules<S, I> = {
    ...rules,
    bot: (staat, kunde, rnd) => {
      const zet = rules.bot(staat, kunde, rnd)
      if (zet) zetten[0] = zet
      return zet
    },
  }
  const spel = playWithBot({ rules: bespied, items }, { seed, skill }, { exercise: { kind } })
  const laat = [...LAAT, ...items.slice(0, 1).map(opgaveVan), ...zetten]
  return {
    fouten: [
      ...verloopFouten(spel),
      ...oordeelFouten(spel, items),
      ...(spel.uitslag ? naHetEinde(rules, spel.state, laat) : []),
    ],
    antwoorden: spel.antwoorden.length,
    sterren: spel.uitslag?.sterren ?? 0,
  }
}

/** Returns the rounds of a test: one seed each, with the kinds and skills in turn. */
function rondesVan(kinds: readonly Soort[], items: readonly Opgave[], aantal: number): Ronde[] {
  return Array.from({ length: aantal }, (_, seed) => ({
    items,
    seed,
    kind: kinds[seed % kinds.length] ?? 'lezen',
    skill: SKILLS[Math.floor(seed / kinds.length) % SKILLS.length] ?? 1,
  }))
}

/** The average number of stars that guessing must stay below: hardly more than the star for playing to the end. */
const GOK_STERREN = 1.2

/** Returns what is wrong with these stars: the average per round for each skill, from none to full. */
export function checkSterren(gemiddeld: readonly number[]): readonly string[] {
  const fouten = gemiddeld.flatMap((hier, i) => {
    const minder = gemiddeld[i - 1] ?? 0
    return hier > minder || (hier === 1 && minder === 1)
      ? []
      : `gives ${hier} to ${SKILLS[i]}, no more than ${minder}`
  })
  if ((gemiddeld[0] ?? 3) >= GOK_STERREN) fouten.push('gives too much to who guesses')
  return gemiddeld.at(-1) === 3
    ? fouten
    : [...fouten, 'gives less than all to who knows everything']
}

/**
 * Returns an arbitrary for anything that can come in, from the game itself and from the host: rubbish, doubles, out of
 * order.
 */
function invoerVan<S, I extends GameInput>({ invoer, items }: Speelproef<S, I>) {
  const eigen = Object.entries<Velden>(invoer).map(([type, velden]) =>
    fc.record({ type: fc.constant(type), ...velden }),
  )
  const opgaven = [...(items ?? []), ...FIXTURES.gewoon.slice(0, 2), ...FIXTURES.lang.slice(0, 1)]
  return fc.oneof(
    { arbitrary: fc.oneof(...eigen), weight: 5 },
    { arbitrary: fc.constantFrom(...opgaven.slice(0, 3).map(opgaveVan)), weight: 2 },
    { arbitrary: fc.record({ type: fc.constant('tick'), ms: fc.double() }), weight: 1 },
    { arbitrary: fc.constant({ type: 'tick', ms: 2000 }), weight: 2 },
    fc.record({ type: fc.constantFrom('leeg', 'luister', 'overslaan', 'kies'), plek: GETAL }),
    // The game's own moves without the fields they need, and moves of no game.
    fc.record({ type: fc.constantFrom('begin', 'onzin', ...Object.keys(invoer)) }),
  ) as fc.Arbitrary<I | HostInput>
}

/** Sends inputs to a fresh game and returns where it breaks a property that holds for every game. */
export function checkInvoer<S, I extends GameInput>(
  { rules, altijd }: Pick<Speelproef<S, I>, 'rules' | 'altijd'>,
  begin: { readonly kind: Soort; readonly seed: number; readonly calm: boolean },
  inputs: readonly (I | HostInput)[],
): readonly string[] {
  const { kind, seed, calm } = begin
  const options = { calm, clock: false }
  let staat = rules.init({
    id: 't',
    kind,
    instruction: '',
    groep: 5,
    land: 'nl' as const,
    aantal: AANTAL,
    seed,
    options,
  })
  const alle: SpelEvent[] = []
  const fouten: string[] = []
  for (const input of inputs) {
    const [na, events] = rules.step(staat, input)
    alle.push(...events)
    if (altijd && !altijd(na, staat)) fouten.push(`breaks its own promise at ${input.type}`)
    staat = na
  }
  const eindes = alle.filter(({ type }) => type === 'finish').length
  const antwoorden = alle.filter(isEerste).length
  if (eindes > 1) fouten.push(`finishes ${eindes} times`)
  if (antwoorden > AANTAL) fouten.push(`answers ${antwoorden} times of ${AANTAL}`)
  if (rules.done(staat) !== eindes > 0) fouten.push('does not know whether it is over')
  const terug: unknown = JSON.parse(JSON.stringify(staat))
  if (!isDeepStrictEqual(terug, staat)) fouten.push('keeps what JSON does not')
  return fouten
}

/** Plays these rounds. Each fault names the round in which it can be reproduced. */
const checkRondes = <S, I extends GameInput>(
  proef: Regels<S, I>,
  rondes: readonly Ronde[],
): readonly (Ronde & Keuring)[] =>
  rondes.map((ronde) => {
    const { fouten, ...uit } = checkRonde(proef, ronde)
    const waar = `(${ronde.kind}, seed ${ronde.seed}, skill ${ronde.skill})`
    return { ...ronde, ...uit, fouten: fouten.map((fout) => `${fout} ${waar}`) }
  })

/** Defines the tests that every game must pass, whatever it plays. A game adds its own tests itself. */
export function describeBots<S, I extends GameInput>(proef: Speelproef<S, I>): void {
  const { manifest, rules, items = FIXTURES.gewoon } = proef
  let gespeeld: readonly (Ronde & Keuring)[] | null = null
  const play = () => (gespeeld ??= checkRondes(proef, rondesVan(manifest.kinds, items, RONDES)))

  describe(`${manifest.id}, played by bots`, () => {
    it(
      `never gets stuck, ends once and as its referee judges, in ${RONDES} rounds of all skills`,
      () => {
        expect(play().flatMap(({ fouten }) => fouten)).toEqual([])
        expect(play().filter(({ antwoorden }) => antwoorden === 0)).toEqual([])
      },
      RUIM_MS,
    )

    it.each(manifest.kinds)(
      'gives three stars to who knows everything, and more to who knows more: %s',
      (kind) => {
        const gemiddeld = SKILLS.map((skill) => {
          const hier = play().filter((ronde) => ronde.kind === kind && ronde.skill === skill)
          return hier.reduce((som, { sterren }) => som + sterren, 0) / hier.length
        })
        expect(checkSterren(gemiddeld)).toEqual([])
      },
      RUIM_MS,
    )

    it.each(Object.entries<readonly Opgave[]>(FIXTURES).filter(([, stock]) => stock !== items))(
      'ends once with any stock of words: %s',
      (_, stock) => {
        const rij = checkRondes(proef, rondesVan(manifest.kinds, stock, VOORRAAD_RONDES))
        expect(rij.flatMap(({ fouten }) => fouten)).toEqual([])
      },
    )

    it('plays the same game from the same seed, and another from another', () => {
      const bij = { exercise: { kind: manifest.kinds[0] ?? 'lezen' } }
      const uit = (seed: number) => playWithBot({ rules, items }, { seed, skill: 0.5 }, bij)
      expect(uit(7)).toEqual(uit(7))
      expect(uit(8).state).not.toEqual(uit(7).state)
    })

    it('stands any inputs in any order with a state of plain data', () => {
      const begin = fc.record({
        kind: fc.constantFrom(...manifest.kinds),
        seed: fc.integer(),
        calm: fc.boolean(),
      })
      const open = fc.constantFrom<readonly HostInput[]>([], [{ type: 'begin' }])
      const rij = fc.array(invoerVan(proef), { maxLength: 120 })
      fc.assert(
        fc.property(begin, open, rij, (taak, eerst, dan) => {
          expect(checkInvoer(proef, taak, [...eerst, ...dan])).toEqual([])
        }),
        { numRuns: 300 },
      )
    })
  })
}
