import fc from 'fast-check'
import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { describe, expect, it } from 'vitest'
import { roeien } from './manifest.ts'
import {
  antwoorden,
  BAKKER,
  begin,
  give,
  houd,
  item,
  namen,
  opgaveVan,
  play,
  REGENBOOG,
  slagen,
  tijd,
  VAAR,
} from './proef.ts'
import { rules, type Input } from './rules.ts'
import { foutEind } from './stand.ts'

const ALLE = [3, 4, 5, 7]
  .flatMap((groep) => stukkenVoor(groep))
  .filter(({ syllables = [] }) => syllables.length > 1)

describeBots({
  manifest: roeien,
  rules,
  items: ALLE,
  invoer: {
    trek: { kant: fc.constantFrom(-1, 0, 1, 2) },
    los: {},
    laat: {},
    slag: { tot: GETAL },
    schuif: { stap: GETAL },
    terug: {},
    roep: { aantal: GETAL },
    vaar: {},
    eend: {},
  },
})

describeTrappen({ rules, items: ALLE, kind: 'splitsen' })

describe('a word on the water', () => {
  it('is given by sailing alone: strokes before that are no answer, and are taken back', () => {
    const geroeid = play(begin(BAKKER), ...slagen(4, 2, 6))
    expect(antwoorden(geroeid.events)).toEqual([])
    expect(opgaveVan(geroeid.state).slagen).toEqual([2, 6])
    expect(antwoorden(play(geroeid.state, VAAR).events)[0]).toMatchObject({
      given: 'ba|kker',
      correct: true,
      vraag: 'ritme:kg',
      hoe: 'gezien',
      attempt: 1,
    })
  })

  it.each([
    ['as it is heard', [2, 6], true],
    ['as it is read', [3, 6], true],
    ['beside both', [4, 6], false],
    ['in both places at once', [2, 3, 6], false],
    ['in one stroke', [6], false],
  ])('may be rowed %s', (_, einden, goed) => {
    const [antwoord] = antwoorden(play(begin(BAKKER), ...slagen(...einden), VAAR).events)
    expect(antwoord?.correct).toBe(goed)
  })

  it('is no answer before its last letter was rowed', () => {
    const half = play(begin(BAKKER), ...slagen(2), VAAR)
    expect([antwoorden(half.events), namen(half.events)]).toEqual([[], ['rijd', 'dicht']])
  })

  it.each([item('o|pa'), item('strand'), item('pa|ti|ënt'), { ...BAKKER, syllables: [] }])(
    'is not asked where it has one piece, guessing is easy, or speakers differ: $word',
    (woord) => {
      expect(begin(woord).opgave).toBeNull()
    },
  )
})

describe('holding the oar', () => {
  it('lights the first letter at once and one more in each time of a letter; letting go ends the piece', () => {
    const vast = play(begin(BAKKER), { type: 'trek', kant: 0 }, tijd(10)).state
    expect(rules.tijdbeeld?.(vast)).toBe('1')
    expect(rules.tijdbeeld?.(play(vast, tijd(300)).state)).toBe('2')
    expect(opgaveVan(play(begin(BAKKER), ...houd(500)).state).slagen).toEqual([2])
  })

  it('forgives a hand that comes late, and goes faster for who is older', () => {
    // The third letter was lit already; so shortly after that, the second was meant.
    expect(opgaveVan(play(begin(BAKKER), ...houd(690)).state).slagen).toEqual([2])
    expect(opgaveVan(play(begin(BAKKER), ...houd(800)).state).slagen).toEqual([3])
    expect(opgaveVan(play(begin(BAKKER, { groep: 7 }), ...houd(690)).state).slagen).toEqual([3])
  })

  it('ends with the last letter, however long it lasts', () => {
    expect(opgaveVan(play(begin(BAKKER), ...houd(60_000)).state).slagen).toEqual([6])
  })

  it('waits for the hand in calm play, where each pull is one letter', () => {
    const calm = begin(BAKKER, { calm: true })
    expect(opgaveVan(play(calm, ...houd(5000)).state).slagen).toEqual([1])
    const trek: Input = { type: 'trek', kant: 0 }
    const drie = play(calm, trek, tijd(4000), trek, trek).state
    expect(rules.tijdbeeld?.(drie)).toBe('3')
    expect(opgaveVan(play(drie, { type: 'los' }).state).slagen).toEqual([3])
  })

  it('makes no stroke where the finger was taken away for something else', () => {
    const weg = play(begin(BAKKER), { type: 'trek', kant: 0 }, tijd(700), { type: 'laat' })
    expect(opgaveVan(weg.state)).toMatchObject({ slagen: [], houdt: null })
  })

  it('never decides a verdict: the same pieces by another hand are judged alike', () => {
    const hand = play(begin(BAKKER), ...houd(500), ...houd(9000), VAAR)
    const tik = play(begin(BAKKER), ...slagen(2, 6), VAAR)
    const { ms, ...een } = antwoorden(hand.events)[0] ?? { ms: 0 }
    expect(antwoorden(tik.events)[0]).toMatchObject(een)
    expect(ms).toBeGreaterThan(0)
  })
})

describe('steering', () => {
  const langer: Input = { type: 'schuif', stap: 1 }
  const korter: Input = { type: 'schuif', stap: -1 }

  it('moves the end of the last stroke until the next one begins, and no earlier end', () => {
    const eerst = play(begin(BAKKER), ...slagen(2), langer).state
    expect(opgaveVan(eerst).slagen).toEqual([3])
    const daarna = play(eerst, ...slagen(5), korter, korter).state
    expect(opgaveVan(daarna).slagen).toEqual([3, 4])
  })

  it('does nothing past the ends, without a stroke, or by more than a letter', () => {
    const leeg = begin(BAKKER)
    expect(rules.step(leeg, langer)).toEqual([leeg, []])
    const een = play(leeg, ...slagen(1)).state
    expect(rules.step(een, korter)).toEqual([een, []])
    const vol = play(leeg, ...slagen(6)).state
    expect(rules.step(vol, langer)).toEqual([vol, []])
  })

  it('keeps a row of words from growing where a held stroke needed it, and breaks none', () => {
    const eerst = play(begin(BAKKER), ...slagen(2, 6), VAAR, { type: 'verder' }, give(REGENBOOG))
    const recht = play(eerst.state, ...slagen(2, 5, 9), VAAR).state
    expect(rules.record?.(recht)).toBe(2)
    const bij = play(eerst.state, ...houd(800), korter, ...slagen(5, 9), VAAR).state
    expect([rules.record?.(bij), opgaveVan(bij).rij]).toEqual([1, 1])
  })
})

describe('a mistake', () => {
  const fout = play(begin(REGENBOOG), ...slagen(2, 6, 9), VAAR)
  const hier = play(fout.state, tijd(2500)).state

  it('is rowed anew from the first stroke that was wrong', () => {
    expect(antwoorden(fout.events)[0]).toMatchObject({ given: 're|genb|oog', correct: false })
    expect(hier).toMatchObject({ fase: 'spelen', poging: 2 })
    expect(opgaveVan(hier)).toMatchObject({ slagen: [2], fout: 're|genb|oog' })
  })

  it('keeps in front what is right in either view of the word', () => {
    const oog = play(begin(item('ka|mmen', 'kam|men')), ...slagen(3, 4, 6), VAAR, tijd(2500)).state
    expect(opgaveVan(oog).slagen).toEqual([3])
  })

  it('stays marked where it ended, until the child rows on', () => {
    const eind = (...meer: readonly Input[]): number | null =>
      foutEind(REGENBOOG, opgaveVan(play(hier, ...meer).state))
    expect(eind()).toBe(6)
    expect(eind(...slagen(5))).toBeNull()
    // Decoy: what was rowed in one stroke ended nowhere too soon.
    const heel = play(begin(REGENBOOG), ...slagen(9), VAAR, tijd(2500)).state
    expect(foutEind(REGENBOOG, opgaveVan(heel))).toBeNull()
  })

  it('mended goes under its bridge as well, and is no first try', () => {
    const na = play(hier, ...slagen(5, 9), VAAR)
    expect(antwoorden(na.events)[0]).toMatchObject({ correct: true, attempt: 2 })
    expect(na.state).toMatchObject({ goed: 0, fout: 1, hersteld: ['regenboog'] })
    expect(opgaveVan(na.state).bogen).toEqual(['re|gen|boog'])
  })
})

describe('two oars and a bell', () => {
  const state = begin(BAKKER, { trap: 2 })
  const { bel } = opgaveVan(state)
  const ander = bel === 1 ? -1 : 1

  it('are pulled in turn: the same one twice is told of, and makes no stroke', () => {
    const twee = play(state, ...houd(500, ander), { type: 'trek', kant: ander })
    expect(twee.events.at(-1)).toMatchObject({ name: 'dicht', plek: 1 })
    expect(opgaveVan(twee.state)).toMatchObject({ slagen: [2], houdt: null })
    // Decoy: the other one is pulled.
    expect(opgaveVan(play(twee.state, ...houd(9000, bel)).state).slagen).toEqual([2, 6])
  })

  it('ring where the last stroke was on its side, and change no verdict', () => {
    const raak = play(state, ...houd(500, ander), ...houd(9000, bel), VAAR)
    expect(namen(raak.events)).toContain('bel')
    expect(opgaveVan(raak.state).bellen).toBe(1)
    const mis = play(state, ...houd(500, bel), ...houd(9000, ander), VAAR)
    expect(namen(mis.events)).not.toContain('bel')
    expect([raak, mis].map(({ events }) => antwoorden(events)[0]?.correct)).toEqual([true, true])
  })

  it('hang on both sides in time, so that no side is the right one to begin', () => {
    const kanten = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => opgaveVan(begin(BAKKER, { trap: 2, seed })).bel,
    )
    expect(new Set(kanten)).toEqual(new Set([-1, 1]))
  })
})

describe('the call of the cox', () => {
  const state = begin(REGENBOOG, { trap: 3 })
  const called = (aantal: number): Input => ({ type: 'roep', aantal })

  it('comes before the first stroke, and may be changed until then', () => {
    const stil = play(state, { type: 'trek', kant: 0 }, ...slagen(2))
    expect(namen(stil.events)).toEqual(['dicht', 'dicht'])
    const nu = play(state, called(2), called(3), ...slagen(2), called(4)).state
    expect(opgaveVan(nu)).toMatchObject({ roep: 3, slagen: [2] })
  })

  it('keeps the crew in one swing where it was right, and judges nothing', () => {
    const raak = play(state, called(3), ...slagen(2, 5, 9), VAAR)
    const mis = play(state, called(2), ...slagen(2, 5, 9), VAAR)
    expect([raak, mis].map(({ state: nu }) => opgaveVan(nu).bellen)).toEqual([1, 0])
    expect([raak, mis].map(({ events }) => antwoorden(events)[0]?.correct)).toEqual([true, true])
  })

  it('is no number beyond those that can be called', () => {
    for (const aantal of [0, 1, 8, 2.5, Number.NaN])
      expect(rules.step(state, called(aantal))).toEqual([state, []])
  })
})

describe('a word that is right', () => {
  it('stays until the child goes on', () => {
    const goed = play(begin(BAKKER), ...slagen(2, 6), VAAR, tijd(60_000)).state
    expect(goed.fase).toBe('kijken')
    expect(play(goed, { type: 'verder' }).state.fase).toBe('vraag')
  })
})

describe('a round', () => {
  it('has its moment of joy one to three times, mended words included, and never in an idle one', () => {
    const keren = (skill: number): number =>
      namen(
        playWithBot({ rules, items: ALLE }, { seed: 3, skill }, { exercise: { kind: 'splitsen' } })
          .events,
      ).filter((naam) => naam === 'jaaa').length
    expect([keren(0), keren(0.3) > 0, keren(1)]).toEqual([0, true, 3])
  })

  it('hides its secret in the ducks, for who lures them three times', () => {
    const eend: Input = { type: 'eend' }
    expect(namen(play(begin(BAKKER), eend, eend).events)).not.toContain('geheim')
    expect(namen(play(begin(BAKKER), eend, eend, eend, eend).events)).toEqual([
      'loop',
      'loop',
      'geheim',
    ])
  })
})
