import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Exercise, HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { leesraket } from './manifest.ts'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'

const [ITEM, TWEEDE] = FIXTURES.gewoon
const REDEN = { soort: 'peiling', categorie: 'x', aantal: 0 } as const

function taak(over: Partial<Exercise> = {}): Exercise {
  const options = { calm: false, clock: false }
  return {
    id: 't',
    kind: 'flitsen',
    instruction: '',
    groep: 5,
    land: 'nl',
    aantal: 3,
    seed: 5,
    options,
    ...over,
  }
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
  const give = (item = ITEM): State =>
    perform({ type: 'opgave', plek: 0, item: item as never, reden: REDEN })
  const write = (tekst: string): State => {
    for (const teken of tekst) perform({ type: 'teken', teken })
    return perform({ type: 'lanceer' })
  }
  perform({ type: 'begin' })
  give()
  return { perform, give, write, events, staat: () => staat, woord: ITEM?.word ?? '' }
}
type Spel = ReturnType<typeof begin>

const tijd = (ms: number) => ({ type: 'tick', ms }) as const
const duur = (staat: State): number => staat.opgave?.flits.over ?? 0
const regel = (staat: State): string => staat.opgave?.regel.join('') ?? ''

/** Shows the word and waits until it is gone. */
function flits({ perform, staat }: Spel): void {
  perform({ type: 'kijk' })
  perform(tijd(duur(staat())))
}

describeBots({
  manifest: leesraket,
  rules,
  invoer: {
    kijk: { traag: fc.boolean() },
    draai: { wijzer: GETAL },
    stuur: { baan: GETAL },
    teken: { teken: fc.oneof(fc.constantFrom('s', 'ch', 'a', 'ij', ' '), fc.string()) },
    leg: { tegel: GETAL },
    wis: {},
    lanceer: {},
  },
  altijd: ({ opgave }) => !opgave || opgave.regel.length <= 24,
})

describe('a word in leesraket', () => {
  it('is written when it is gone, and neither before it was seen nor while it is seen', () => {
    const spel = begin()
    spel.perform({ type: 'teken', teken: 's' })
    expect(regel(spel.staat())).toBe('')
    spel.perform({ type: 'kijk' })
    spel.perform({ type: 'teken', teken: 's' })
    expect(regel(spel.staat())).toBe('')
    spel.perform(tijd(duur(spel.staat())))
    expect(spel.write(spel.woord)).toMatchObject({ fase: 'kijken', goed: 1 })
  })

  it('is given by one act, and can be taken back until then', () => {
    const spel = begin()
    flits(spel)
    expect(spel.perform({ type: 'lanceer' }).fase).toBe('spelen')
    for (const teken of 'sg') spel.perform({ type: 'teken', teken })
    spel.perform({ type: 'wis' })
    expect(regel(spel.staat())).toBe('s')
    expect(spel.staat().fase).toBe('spelen')
  })

  it('flashes only when the pupil is ready, once more as a help, and no third time', () => {
    const spel = begin()
    spel.perform(tijd(60_000))
    expect(spel.staat().opgave?.flits.stand).toBe('dicht')
    flits(spel)
    expect(spel.events.some(({ type }) => type === 'hint')).toBe(false)
    spel.perform({ type: 'teken', teken: 's' })
    flits(spel)
    expect(spel.events.filter(({ type }) => type === 'hint')).toEqual([
      { type: 'hint', itemId: ITEM?.id, level: 1 },
    ])
    // What was written from the first look is written anew.
    expect(regel(spel.staat())).toBe('')
    const op = spel.staat()
    expect(spel.perform({ type: 'kijk' })).toEqual(op)
  })

  it('is shown twice as long in calm play or for who asks for it', () => {
    const gewoon = duur(begin().perform({ type: 'kijk' }))
    expect(duur(begin().perform({ type: 'kijk', traag: true }))).toBe(gewoon * 2)
    const calm = { calm: true, clock: false }
    expect(duur(begin({ options: calm }).perform({ type: 'kijk' }))).toBe(gewoon * 2)
  })

  it('says with its answer for how long it was seen, and that it was written', () => {
    const spel = begin()
    spel.perform({ type: 'kijk', traag: true })
    const getoond = duur(spel.staat())
    spel.perform(tijd(getoond))
    spel.write(spel.woord)
    expect(spel.events.find(({ type }) => type === 'answer')).toMatchObject({
      vraag: 'typ:flits',
      hoe: 'gezien',
      flitsMs: Math.round(getoond),
    })
  })

  it('stays longer after a mistake', () => {
    const spel = begin()
    flits(spel)
    spel.write('mis')
    spel.perform(tijd(60_000))
    spel.perform({ type: 'overslaan' })
    spel.give(TWEEDE)
    const grafemen = TWEEDE?.graphemes.length ?? 0
    expect(spel.staat().opgave?.flits.duur).toBe(Math.round((620 + 220 * grafemen) * 1.3))
  })

  it('is not said: the flash is the question', () => {
    expect(begin().events.some(({ type }) => type === 'say')).toBe(false)
  })

  it('is not asked where it cannot be written', () => {
    const vreemd = { ...ITEM, word: 'a+b', graphemes: ['a', '+', 'b'] }
    const spel = begin()
    flits(spel)
    spel.write(spel.woord)
    spel.perform(tijd(60_000))
    spel.give(vreemd as never)
    expect(spel.events).toContainEqual(expect.objectContaining({ type: 'skip', vorm: 'a+b' }))
  })
})

describe('in groep 3', () => {
  it('the word is laid with tiles, among tiles it could be mistaken for', () => {
    const { opgave } = begin({ groep: 3 }).staat()
    expect(opgave?.tegels).toEqual(expect.arrayContaining([...(ITEM?.graphemes ?? [])]))
    expect(opgave?.tegels?.length).toBeGreaterThan(ITEM?.graphemes.length ?? 99)
    expect(begin().staat().opgave?.tegels).toBeNull()
  })

  it('says that it was built', () => {
    const { events } = playWithBot(
      { rules, items: FIXTURES.gewoon },
      { seed: 2, skill: 1 },
      { exercise: { kind: 'flitsen', groep: 3 } },
    )
    const vragen = events.flatMap((e) => (e.type === 'answer' ? [e.vraag] : []))
    expect(new Set(vragen)).toEqual(new Set(['bouw:flits']))
  })
})

describe('a mistake', () => {
  it('is read until its word is written anew: at the first letter the word is gone, and is seen once more', () => {
    const spel = begin()
    flits(spel)
    spel.write('sg')
    spel.perform(tijd(60_000))
    expect(spel.perform({ type: 'teken', teken: 'c' }).opgave).toMatchObject({ staat: false })
    expect(spel.perform({ type: 'kijk' }).opgave?.flits.stand).toBe('open')
    spel.perform(tijd(duur(spel.staat())))
    expect(spel.perform({ type: 'kijk' }).opgave?.flits.stand).toBe('weg')
  })

  it('that was read can be mended at once', () => {
    const spel = begin()
    flits(spel)
    expect(spel.write('sg').fase).toBe('kijken')
    expect(spel.perform({ type: 'verder' })).toMatchObject({ fase: 'spelen', poging: 2 })
    expect(spel.perform({ type: 'verder' })).toMatchObject({ fase: 'spelen', poging: 2 })
  })

  it('leaves what was right, shows the word still above it, and asks the rest', () => {
    const spel = begin()
    flits(spel)
    spel.write('sg')
    const na = spel.perform(tijd(60_000))
    expect(na).toMatchObject({ fase: 'spelen', poging: 2 })
    expect(na.opgave).toMatchObject({ regel: ['s'], staat: true })
    expect(spel.write(spel.woord.slice(1))).toMatchObject({ goed: 0, hersteld: [spel.woord] })
    expect(spel.events.filter(({ type }) => type === 'answer').at(-1)).toMatchObject({
      vraag: 'typ:herstel',
      attempt: 2,
      correct: true,
    })
  })
})
