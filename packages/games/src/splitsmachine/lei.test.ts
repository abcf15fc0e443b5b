import { describe, expect, it } from 'vitest'
import { leiVan, regelsVan } from './lei.tsx'
import { BAKKER, begin, give, HAK, item, play, snij, TAFEL, tijd } from './proef.ts'
import { rules } from './rules.ts'
import { slangVan } from './slang.ts'
import { TEKST } from './tekst.ts'
import { toetsDaad } from './toetsen.ts'

const zegt = (state: Parameters<typeof regelsVan>[0]): string =>
  regelsVan(state)
    .map(({ zin, woord = '', na = '' }) => `${zin} ${woord} ${na}`.trim())
    .join(' | ')

const zinnenOp = (state: Parameters<typeof leiVan>[0], isNauw: boolean): readonly string[] =>
  leiVan(state, isNauw).map(({ zin }) => zin)

describe('the slate', () => {
  it('says how a knife is hung before the first word was given, on any screen', () => {
    const eerst = begin(BAKKER)
    expect([false, true].map((isNauw) => zinnenOp(eerst, isNauw))).toEqual([
      ['Tik tussen twee letters.'],
      ['Tik tussen twee letters.', 'Of schuif het mes en druk op Mes hier.'],
    ])
    expect(zinnenOp(play(eerst, ...snij(2), HAK).state, false)).toEqual([])
  })

  it('is empty while nothing has to be told', () => {
    expect(zegt(begin(BAKKER))).toBe('')
    expect(zegt(play(begin(BAKKER), ...snij(2), HAK).state)).toBe('')
  })

  it('tells of a mistake while it is mended, with the pieces as the child cut them', () => {
    const fout = play(begin(BAKKER), ...snij(4), HAK).state
    expect(zegt(fout)).toMatch(/^Jij hakte: bakk-er \|/)
    const hier = play(fout, tijd(2000)).state
    expect(zegt(hier)).toBe(zegt(fout))
    expect(zegt(play(hier, ...snij(4)).state)).toBe(zegt(fout))
    expect(zegt(play(begin(BAKKER), HAK, HAK).state)).toMatch(/^Jij liet het heel: bakker \|/)
  })

  it('shows the whole word with a piece that goes to its wheel, and which wheel it was not', () => {
    const gehakt = play(begin(BAKKER, { trap: 2 }), ...snij(2), HAK).state
    expect(zegt(gehakt)).toBe(
      'Zeg het woord: bakker | Eindigt ba op een klinker of medeklinker? | Dit heeft geen regel en maalt vanzelf: kker',
    )
    expect(zegt(play(gehakt, { type: 'wiel', wiel: 'lang' }).state)).toContain('Niet op een lange')
  })

  it('asks what is heard of a word that was cut for the eye, in the pieces of the ear', () => {
    const gehakt = play(begin(BAKKER, { trap: 2 }), ...snij(3), HAK).state
    expect(zegt(gehakt)).toBe(
      'Zeg het woord: ba-kker | Eindigt ba op een klinker of medeklinker? | Dit heeft geen regel en maalt vanzelf: kker',
    )
    const mis = play(gehakt, { type: 'wiel', wiel: 'medeklinker' }).state
    expect(zegt(mis)).toContain('De laatste letter is een klinker.')
  })

  it('names the old word until it is off, and then asks for the new one', () => {
    const eerst = play(begin(TAFEL, { trap: 3 }), ...snij(2), HAK, { type: 'verder' }).state
    const nu = play(eerst, give(item('ko|nijn'))).state
    expect(zegt(nu)).toContain('Dit zit eraan vast: tafel')
    const grens = nu.opgave?.eigen[0] === 0 ? 6 : 5
    const eraf = play(nu, ...snij(grens), HAK).state
    expect(zegt(eraf)).toBe('Het oude woord is eraf. Hak nu het nieuwe in stukken.')
    expect(zegt(play(eraf, HAK, HAK).state)).toMatch(/^Jij liet het heel: konijn/)
  })
})

describe('what is said at the end of a try', () => {
  it('shows the right pieces only when the last mend failed', () => {
    let state = begin(BAKKER)
    const correcties = [1, 2, 3].map(() => {
      const na = play(state, ...snij(...(state.opgave?.sneden.includes(4) ? [] : [4])), HAK)
      const [antwoord] = na.events.filter(({ type }) => type === 'answer')
      const uit = antwoord ? TEKST.correctie(antwoord, na.state) : null
      state = play(na.state, tijd(2000)).state
      return uit?.uitleg ?? null
    })
    expect(correcties).toEqual([
      null,
      null,
      'Zo gaat het uit elkaar: bak-ker. Zijn zak vul je een andere keer.',
    ])
  })
})

describe('a key', () => {
  const opgave = begin(TAFEL).opgave
  if (!opgave) throw new Error('no word lies there')
  const druk = (key: string, hier = opgave) =>
    toetsDaad({ key, ctrlKey: false, metaKey: false, altKey: false, target: null }, hier)

  it('moves and hangs the knife, pulls the lever, and takes the last knife away', () => {
    expect(druk('ArrowLeft')).toEqual({ doe: 'loop', stap: -1 })
    expect(druk(' ')).toEqual({ doe: 'mes' })
    expect(druk('Enter')).toEqual({ doe: 'zet', input: { type: 'hak' } })
    expect(druk('Backspace')).toBeNull()
    expect(druk('Backspace', { ...opgave, sneden: [2, 3] })).toEqual({
      doe: 'zet',
      input: { type: 'snij', gat: 3 },
    })
  })

  it('chooses a wheel or a sack only where there are any', () => {
    expect([druk('1'), druk('+')]).toEqual([null, null])
    const wielen = { gegeven: 'ta|fel', ligt: [null, null], spuugt: [], isZuiver: true }
    expect(druk('3', { ...opgave, wielen })).toMatchObject({ input: { wiel: 'medeklinker' } })
    expect(druk('+', { ...opgave, zakken: 0 })).toMatchObject({ input: { erbij: true } })
  })
})

describe('the word that is stuck to another', () => {
  const eerste = () => 0

  it('is one that was milled before, short enough, and of letters alone', () => {
    expect(slangVan('konijn', { gelukt: ['tafel'], rnd: eerste })).toEqual({
      ander: 'tafel',
      isVoor: true,
    })
    const geen = ['konijn', "foto's", 'Parijs', 'verantwoordelijk']
    expect(slangVan('konijn', { gelukt: geen, rnd: eerste })).toBeNull()
    expect(slangVan('Afrika', { gelukt: ['tafel'], rnd: eerste })).toBeNull()
  })

  it('changes nothing of what may be asked', () => {
    expect(rules.beurt?.(begin(TAFEL, { trap: 3 }))?.goed).toBe('ta|fel')
  })
})
