import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Exercise } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { leesraket } from './manifest.ts'
import { begin, duur, flits, tijd } from './proef.ts'
import type { Spel } from './proef.ts'
import { rules } from './rules.ts'
import type { State } from './rules.ts'

const [ITEM, TWEEDE] = FIXTURES.gewoon
const regel = (staat: State): string => staat.opgave?.regel.join('') ?? ''

describeBots({
  manifest: leesraket,
  rules,
  invoer: {
    kijk: { traag: fc.boolean() },
    draai: { wijzer: GETAL },
    stuur: { baan: GETAL },
    zwenk: { kant: fc.integer({ min: -2, max: 2 }) },
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
  /** Plays until a mistake was made and its word lies ready to be mended. */
  const gemist = (vorm: string, over: Partial<Exercise> = {}): Spel => {
    const spel = begin(over)
    flits(spel)
    spel.write(vorm)
    spel.perform(tijd(60_000))
    return spel
  }

  it('leaves what was right on both sides, and the boxes of what was wrong stand empty', () => {
    expect(ITEM?.word).toBe('schaap')
    const { fase, poging, opgave } = gemist('schop').staat()
    expect([fase, poging]).toEqual(['spelen', 2])
    expect(opgave).toMatchObject({
      regel: ['s', 'c', 'h'],
      gat: { vast: 3, na: ['p'], vakken: 2 },
    })
    expect(gemist('xyz').staat().opgave).toMatchObject({ regel: [], gat: { na: [], vakken: 6 } })
  })

  it('hides the word again: it is no press of a button, nor a letter that stands there to be copied', () => {
    const spel = gemist('schop')
    expect(spel.staat().opgave?.flits.stand).toBe('weg')
    // Nothing was written in the gap, so there is nothing to give.
    expect(spel.perform({ type: 'lanceer' })).toMatchObject({ fase: 'spelen', poging: 2 })
    expect(JSON.stringify(rules.need(spel.staat()))).not.toContain('schaap')
  })

  it('is mended by writing the part that was wrong, behind which the rest stands', () => {
    const spel = gemist('schop')
    expect(spel.write('aa')).toMatchObject({ goed: 0, hersteld: ['schaap'] })
    expect(spel.events.filter(({ type }) => type === 'answer').at(-1)).toMatchObject({
      given: 'schaap',
      vraag: 'typ:herstel',
      attempt: 2,
      correct: true,
    })
    // Who writes the whole word in the gap is not told that it is wrong.
    expect(gemist('schop').write('schaap').hersteld).toEqual(['schaap'])
    const weer = gemist('schop')
    expect(weer.write('ie').fase).toBe('kijken')
    expect(weer.events.filter(({ type }) => type === 'answer').at(-1)).toMatchObject({
      given: 'schiep',
      correct: false,
    })
  })

  it('may be looked at again as often as wanted, each time for a moment', () => {
    const spel = gemist('schop')
    for (let keer = 0; keer < 4; keer += 1) {
      spel.perform({ type: 'teken', teken: 'o' })
      expect(spel.perform({ type: 'kijk' }).opgave?.flits.stand).toBe('open')
      spel.perform({ type: 'teken', teken: 'i' })
      spel.perform(tijd(duur(spel.staat())))
      // What stood right stays; what was written in the gap is written anew.
      expect(spel.staat().opgave).toMatchObject({ regel: ['s', 'c', 'h'] })
      expect(spel.staat().opgave?.flits.stand).toBe('weg')
    }
  })

  it('wipes no letter that was right', () => {
    const spel = gemist('schop')
    spel.perform({ type: 'teken', teken: 'i' })
    for (let n = 0; n < 4; n += 1) spel.perform({ type: 'wis' })
    expect(regel(spel.staat())).toBe('sch')
  })

  it('is mended with tiles in groep 3', () => {
    const spel = begin({ groep: 3 })
    flits(spel)
    const tegels = spel.staat().opgave?.tegels ?? []
    const leg = (stuk: string): State => spel.perform({ type: 'leg', tegel: tegels.indexOf(stuk) })
    const { graphemes = [] } = ITEM ?? {}
    const vreemd = tegels.find((tegel) => !graphemes.includes(tegel)) ?? ''
    const plek = graphemes.length - 1
    for (const stuk of graphemes.with(plek, vreemd)) leg(stuk)
    spel.perform({ type: 'lanceer' })
    spel.perform(tijd(60_000))
    expect(spel.staat().opgave).toMatchObject({ regel: graphemes.slice(0, -1), gat: { vakken: 1 } })
    leg(graphemes[plek] ?? '')
    expect(spel.perform({ type: 'lanceer' }).hersteld).toEqual([ITEM?.word])
  })

  it('that was read can be mended at once', () => {
    const spel = begin()
    flits(spel)
    expect(spel.write('sg').fase).toBe('kijken')
    expect(spel.perform({ type: 'verder' })).toMatchObject({ fase: 'spelen', poging: 2 })
    expect(spel.perform({ type: 'verder' })).toMatchObject({ fase: 'spelen', poging: 2 })
  })
})
