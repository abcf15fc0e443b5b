import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { landOp, LUCHT, SLINGER, TORENS } from './kasteel.ts'
import { sneeuwkanon } from './manifest.ts'
import { antwoorden, begin, namen, tijd, woord } from './proef.ts'
import { rules, VLAAG_MS } from './rules.ts'
import type { State } from './stand.ts'

const BOOM = woord('b', 'oo', 'm')
const VIS = woord('v', 'i', 's')
const VRIEND = woord('v', 'r', 'ie', 'n', 'd')
const regel = (staat: State): string => staat.opgave?.regel.join('') ?? ''
const torens = ({ opgave, vorige }: State): readonly number[] =>
  (opgave ?? vorige)?.delen.map(({ toren }) => toren) ?? []

describeBots({
  manifest: sneeuwkanon,
  rules,
  invoer: {
    teken: { teken: fc.oneof(fc.constantFrom('s', 'ch', 'a', 'ij', ' '), fc.string()) },
    mik: { toren: GETAL },
    lees: { tekst: fc.string() },
    wis: {},
    kijk: {},
    vuur: {},
    hoor: {},
    plek: { plek: GETAL },
    gezien: {},
  },
  altijd: ({ opgave }) =>
    !opgave ||
    (opgave.regel.length <= 24 &&
      opgave.delen.every(({ toren }) => toren >= SLINGER && toren < TORENS)),
})

describe('a stage of sneeuwkanon', () => {
  describeTrappen({ rules, items: FIXTURES.gewoon, kind: 'dictee' })
})

describe('the sky', () => {
  it('lights up one to three times in a round, also for who mends much', () => {
    for (const skill of [0.3, 0.8])
      for (let seed = 1; seed < 12; seed += 1) {
        const { events } = playWithBot(
          { rules, items: FIXTURES.veel },
          { seed, skill },
          { exercise: { kind: 'dictee', aantal: 10 } },
        )
        const keer = namen(events).filter((naam) => naam === 'jaaa').length
        expect(keer).toBeGreaterThanOrEqual(1)
        expect(keer).toBeLessThanOrEqual(3)
      }
  })
})

describe('a word in sneeuwkanon', () => {
  it('is said, written in blocks, and given by the fuse alone; until then a block can be taken out', () => {
    const spel = begin({}, BOOM)
    expect(spel.events).toContainEqual(expect.objectContaining({ type: 'say', tekst: 'boom' }))
    spel.typ('booj')
    spel.perform(tijd(60_000))
    expect(spel.perform({ type: 'wis' }).fase).toBe('spelen')
    expect(regel(spel.staat())).toBe('boo')
    expect(spel.fire('m')).toMatchObject({ fase: 'kijken', goed: 1 })
    expect(antwoorden(spel.events)).toMatchObject([
      { given: 'boom', vraag: 'typ:hoor', hoe: 'gehoord' },
    ])
  })

  it('is not given by an empty barrel', () => {
    const spel = begin({}, BOOM)
    expect(spel.perform({ type: 'vuur' }).fase).toBe('spelen')
    expect(namen(spel.events)).toContain('dicht')
    expect(antwoorden(spel.events)).toEqual([])
  })

  it('has one block for ij, also where its letters are typed apart', () => {
    const spel = begin({}, woord('ij', 's'))
    spel.typ('ij')
    expect(spel.staat().opgave?.regel).toEqual(['ij'])
    spel.perform({ type: 'wis' })
    expect(spel.fire('ijs')).toMatchObject({ goed: 1 })
  })

  it('is looked at once more as help, and freely after a mistake', () => {
    const spel = begin({}, BOOM)
    spel.typ('b')
    for (let n = 0; n < 3; n += 1) spel.perform({ type: 'kijk' })
    expect(spel.events.filter(({ type }) => type === 'hint')).toHaveLength(1)
    spel.fire('om')
    spel.perform({ type: 'verder' })
    for (let n = 0; n < 3; n += 1) spel.perform({ type: 'kijk' })
    expect(spel.events.filter(({ type }) => type === 'hint')).toHaveLength(4)
  })

  it('says that it was seen where it could not be heard', () => {
    const spel = begin({}, BOOM)
    spel.perform({ type: 'gezien' })
    spel.fire('boom')
    expect(antwoorden(spel.events)).toMatchObject([{ hoe: 'gezien' }])
  })

  it('freezes where it was aimed, and is judged by its letters alone', () => {
    const verdicts = [0, 1, 2, 3, LUCHT].map((toren) => {
      const spel = begin({}, BOOM)
      spel.perform({ type: 'mik', toren })
      const staat = spel.fire('boom')
      expect(torens(staat)).toEqual([toren])
      return antwoorden(spel.events)
    })
    for (const verdict of verdicts) expect(verdict).toEqual(verdicts[0])
  })

  it('is asked only where the keys can write it, and its sounds make it', () => {
    const spel = begin({}, BOOM)
    spel.fire('boom')
    spel.perform({ type: 'verder' })
    spel.give({ ...BOOM, id: 'w:plus', word: 'a+b', graphemes: ['a', '+', 'b'] })
    spel.give({ ...BOOM, id: 'w:half', word: 'boom', graphemes: ['b', 'oo'] })
    expect(spel.events.filter(({ type }) => type === 'skip')).toHaveLength(2)
  })
})

describe('the castle', () => {
  it('grows in the tower that is aimed at as long as that has room, and by itself in the lowest', () => {
    const spel = begin({ aantal: 12 }, null)
    for (let n = 0; n < 4; n += 1) spel.build(woord('v', 'i', 's', ...'abcd'.slice(0, n)), 2)
    expect(torens(spel.staat())).toEqual([2, 2, 2, 2])
    spel.give(VIS)
    expect(spel.staat().opgave?.doel).toBe(0)
    // A full tower can be aimed at no more.
    expect(spel.perform({ type: 'mik', toren: 2 }).opgave?.doel).toBe(0)
  })

  it('has another shape for another hand, with the same verdicts', () => {
    const play = (hand: (n: number) => number) => {
      const spel = begin({ aantal: 3 }, null)
      for (const [n, item] of [BOOM, VIS, VRIEND].entries()) spel.build(item, hand(n))
      return {
        torens: torens(spel.staat()),
        verdicts: antwoorden(spel.events),
        staat: spel.staat(),
      }
    }
    const [hoog, breed] = [play(() => 1), play((n) => n)]
    expect(hoog.torens).not.toEqual(breed.torens)
    expect(hoog.verdicts).toEqual(breed.verdicts)
    expect(hoog.staat.goed).toBe(breed.staat.goed)
  })

  it('lights the sky at the half of the round', () => {
    const spel = begin({ aantal: 4 }, null)
    spel.build(BOOM, 0)
    expect(namen(spel.events)).not.toContain('jaaa')
    spel.build(VIS, 0)
    expect(namen(spel.events).filter((naam) => naam === 'jaaa')).toHaveLength(1)
  })

  it('hides the aurora, which is found by who shoots over it', () => {
    const spel = begin({ aantal: 3 }, null)
    spel.build(BOOM, 0)
    expect(namen(spel.events)).not.toContain('geheim')
    spel.build(VIS, LUCHT)
    expect(namen(spel.events)).toContain('geheim')
  })

  it('counts a room for each part that was right at once', () => {
    const spel = begin({ aantal: 3 }, null)
    spel.build(BOOM, 0)
    expect(rules.record?.(spel.staat())).toBe(1)
    spel.give(VIS)
    spel.fire('fis')
    spel.perform({ type: 'verder' })
    spel.fire('vis')
    expect(torens(spel.staat())).toEqual([0, 1])
    expect(rules.record?.(spel.staat())).toBe(1)
  })
})

describe('a mistake', () => {
  const gemist = (gaf: string, item = VRIEND) => {
    const spel = begin({}, item)
    spel.fire(gaf)
    spel.perform({ type: 'verder' })
    return spel
  }

  it('leaves the blocks before it in the barrel, from which the child writes on', () => {
    const spel = gemist('vrient')
    expect(spel.staat()).toMatchObject({ fase: 'spelen', poging: 2 })
    expect(spel.staat().opgave).toMatchObject({
      regel: [...'vrien'],
      vast: 5,
      na: [],
      gaf: 'vrient',
    })
    expect(spel.fire('d')).toMatchObject({ goed: 0, hersteld: ['vriend'] })
    expect(antwoorden(spel.events).at(-1)).toMatchObject({ given: 'vriend', vraag: 'typ:herstel' })
  })

  it('keeps whole sounds only, and never the whole word', () => {
    expect(regel(gemist('bom', BOOM).staat())).toBe('b')
    expect(gemist('bom', BOOM).staat().opgave).toMatchObject({ na: ['m'], vakken: 2 })
    expect(gemist('bom', BOOM).fire('oo')).toMatchObject({ hersteld: ['boom'] })
    expect(gemist('bom', BOOM).fire('boom')).toMatchObject({ hersteld: ['boom'] })
    expect(regel(gemist('boomm', BOOM).staat())).toBe('boo')
    expect(regel(gemist('boo', BOOM).staat())).toBe('boo')
    expect(regel(gemist('x', BOOM).staat())).toBe('')
  })

  it('wipes no block that was right, and is not given again unchanged', () => {
    const spel = gemist('vrient')
    spel.perform({ type: 'wis' })
    expect(regel(spel.staat())).toBe('vrien')
    expect(spel.perform({ type: 'vuur' }).fase).toBe('spelen')
  })

  it('builds nothing until it is mended', () => {
    const spel = gemist('vrient')
    expect(torens(spel.staat())).toEqual([])
    spel.fire('d')
    expect(torens(spel.staat())).toHaveLength(1)
  })
})

describe('the plan of stage 2', () => {
  const plan = (over = {}) => begin({ trap: 2, groep: 4, ...over }, BOOM)
  const torenVoor = (spel: ReturnType<typeof plan>, lengte: string): number =>
    spel.staat().opgave?.plan?.findIndex((een) => een === lengte) ?? -1

  it('has a tower for each length, and one for any', () => {
    expect(plan().staat().opgave?.plan?.toSorted()).toEqual(['kort', 'lang', 'middel', 'vrij'])
  })

  it('takes no letter before a tower was chosen by ear, and no other tower after it', () => {
    const spel = plan()
    expect(regel(spel.typ('b'))).toBe('')
    expect(namen(spel.events)).toContain('dicht')
    spel.perform({ type: 'mik', toren: torenVoor(spel, 'lang') })
    expect(regel(spel.typ('b'))).toBe('b')
    const lang = torenVoor(spel, 'lang')
    expect(spel.perform({ type: 'mik', toren: torenVoor(spel, 'kort') }).opgave?.doel).toBe(lang)
    spel.perform({ type: 'wis' })
    const kort = torenVoor(spel, 'kort')
    expect(spel.perform({ type: 'mik', toren: kort }).opgave?.doel).toBe(kort)
  })

  it('tells whether a word fits, and lets one that does not slide to its own tower, else to the free one', () => {
    const uit = ['kort', 'middel', 'lang', 'vrij'].map((lengte) => {
      const spel = plan()
      spel.perform({ type: 'mik', toren: torenVoor(spel, lengte) })
      const { goed, opgave } = spel.fire('boom')
      expect(goed).toBe(1)
      const { raak, toren = -1 } = opgave?.delen[0] ?? {}
      return [raak, opgave?.plan?.[toren]]
    })
    expect(uit).toEqual([
      [true, 'kort'],
      [false, 'kort'],
      [false, 'kort'],
      [false, 'vrij'],
    ])
    const vol = plan()
    const lang = torenVoor(vol, 'lang')
    for (let nr = 0; nr < 3; nr += 1) {
      vol.perform({ type: 'mik', toren: torenVoor(vol, 'kort') })
      vol.fire('boom')
      vol.perform({ type: 'verder' })
      vol.give(BOOM)
    }
    vol.perform({ type: 'mik', toren: lang })
    expect(vol.fire('boom').opgave?.delen.at(-1)?.toren).toBe(torenVoor(vol, 'vrij'))
  })
})

describe('the wind of stage 3', () => {
  it('carries a word as far as the vane says, and never so that the guest cannot be reached', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const spel = begin({ trap: 3, seed }, BOOM)
      const { wind = 0, gast } = spel.staat().opgave ?? {}
      expect(wind).not.toBe(0)
      expect(gast).not.toBeNull()
      spel.perform({ type: 'mik', toren: (gast ?? 0) - wind })
      expect(spel.fire('boom').opgave?.delen[0]).toMatchObject({ toren: gast, raak: true })
    }
  })

  it('turns while a word is written, so that who aimed looks again before the shot', () => {
    const spel = begin({ trap: 3 }, BOOM)
    const winden = Array.from({ length: 4 }, () => {
      const wind = spel.staat().opgave?.wind
      spel.perform(tijd(VLAAG_MS))
      return wind
    })
    expect(new Set(winden.slice(0, 3)).size).toBe(3)
    expect(winden[3]).toBe(winden[0])
    const { wind = 0, delen, lagen } = spel.staat().opgave ?? {}
    spel.perform({ type: 'mik', toren: 1 })
    const toren = landOp({ delen: delen ?? [], lagen: lagen ?? 4 }, 1, wind)
    expect(spel.fire('boom').opgave?.delen[0]).toMatchObject({ toren })
  })

  it('stands still at the other stages, however long a word takes (decoy)', () => {
    const spel = begin({ trap: 1 }, BOOM)
    spel.perform(tijd(VLAAG_MS * 3))
    expect(spel.staat().opgave).toMatchObject({ wind: 0, vlagen: [] })
  })

  it('does not blow in calm play', () => {
    const spel = begin({ trap: 3, options: { calm: true, clock: false } }, BOOM)
    const { wind, gast } = spel.staat().opgave ?? {}
    expect(wind).toBe(0)
    spel.perform({ type: 'mik', toren: gast ?? 0 })
    expect(spel.fire('boom').opgave?.delen[0]).toMatchObject({ toren: gast, raak: true })
  })
})
