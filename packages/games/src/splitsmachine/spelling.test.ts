import { isStap } from '@letterhaven/domain/telt-mee'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { blokHulp } from './blok-hulp.ts'
import { leiVan, regelsVan } from './lei.tsx'
import { antwoorden, BAKKER, begin, give, HAK, item, namen, play, snij, tijd } from './proef.ts'
import { rules, type Input, type State } from './rules.ts'
import { naadVan, regelstukVan, vormOp } from './spelling.ts'
import { TEKST } from './tekst.ts'
import { isVerborgen, zonderLetters } from './verborgen.ts'
import { verschilMet } from './verschil.ts'
import type { Wiel } from './wielen.ts'

const BOTER = item('bo|ter', 'bo|ter', 'kg-open')
const gehoord = (woord = BAKKER, bij: { trap?: 1 | 2 | 3; groep?: number } = {}) =>
  begin(woord, { ...bij, kind: 'spelling' })
const wiel = (naam: Wiel): Input => ({ type: 'wiel', wiel: naam })
const typ = (vorm: string): readonly Input[] => [...vorm].map((teken) => ({ type: 'teken', teken }))
const GEEF: Input = { type: 'geef' }
const opgaveVan = (state: State) => {
  if (!state.opgave?.spelling) throw new Error('no word is heard')
  return { ...state.opgave, spelling: state.opgave.spelling }
}
const opBord = (state: State): string =>
  regelsVan(state)
    .map(({ zin, woord = '' }) => `${zin} ${woord}`.trim())
    .join(' | ')

/** A word that is chopped, in a year that types. */
const gehakt = play(gehoord(BAKKER, { groep: 6 }), ...snij(2), HAK).state
const gemalen = play(gehakt, wiel('kort'), HAK).state

describe('a word that is heard', () => {
  it('is said, and rides on as one block a sound, of which no letter is in sight', () => {
    const state = gehoord(item('zo|mer', 'zo|mer', 'kg-open'))
    const { blokken } = opgaveVan(zonderLetters(state))
    expect([blokken.length, isVerborgen({ blokken })]).toEqual([5, true])
    expect(rules.need(state).zin).not.toMatch(/zomer/)
    // Decoy: what is read lies there as it is written.
    expect(isVerborgen(begin(BAKKER).opgave ?? { blokken: [] })).toBe(false)
    expect(opgaveVan(gehoord()).blokken).toEqual(['b', 'a', 'kk', 'e', 'r'])
  })

  it.each([
    ['has both rules', { ...BAKKER, categorieen: ['kg-open', 'kg-dicht'] }],
    ['has neither', { ...BAKKER, categorieen: ['ei'] }],
    ['has no consonant after its vowel', item('ko|a|la', 'ko|a|la', 'kg-open')],
    ['is written with a capital', item('Ri|kkie', 'Rik|kie')],
    ['is not said as it is written', item('pi|zza', 'piz|za')],
  ])('is not asked where it %s', (_, woord) => {
    expect(gehoord(woord).opgave).toBeNull()
  })

  it('is asked of the piece that carries its rule, wherever that is', () => {
    expect(regelstukVan(item('kom|ko|mmer'))).toEqual({ stuk: 1, wiel: 'kort' })
    expect(regelstukVan(item('no|vem|ber', 'no|vem|ber', 'kg-open'))).toEqual({
      stuk: 0,
      wiel: 'lang',
    })
  })

  it('is read with a gap where the rule decides, by who cannot hear it', () => {
    expect([naadVan(BAKKER), naadVan(BOTER)]).toEqual([
      { voor: 'ba', letter: 'k', na: 'er' },
      { voor: 'bo', letter: 't', na: 'er' },
    ])
  })
})

describe('the chop of a word that is heard', () => {
  it('is no answer: a wrong one bends, and tells of pieces by their number', () => {
    const mis = play(gehoord(), ...snij(3), HAK)
    expect(antwoorden(mis.events)).toEqual([])
    expect(opgaveVan(mis.state).spelling).toMatchObject({ stap: 'hak', missers: 1, mis: [3] })
    expect(opBord(mis.state)).toBe(
      'Zeg het langzaam, stuk voor stuk. | Waar begint het volgende stuk?',
    )
  })

  it('is done by the mill after three that were wrong, so that nobody stays there', () => {
    const { state, events } = play(gehoord(), ...snij(3), HAK, HAK, HAK)
    expect(opgaveVan(state)).toMatchObject({ sneden: [2], spelling: { stap: 'wiel' } })
    expect(antwoorden(events)).toEqual([])
  })

  it('asks once for a knife where none hangs; who pulls again left the word whole', () => {
    const { state, events } = play(gehoord(), HAK)
    expect(opgaveVan(state).spelling.missers).toBe(0)
    expect(events.flatMap((event) => TEKST.report(event, state) ?? [])).toEqual([
      'Tik eerst tussen twee blokken.',
    ])
    const heel = play(state, HAK).state
    expect(opgaveVan(heel).spelling).toMatchObject({ missers: 1, mis: [] })
    expect(opBord(heel)).toMatch(/^Klap het woord: twee keer\./)
  })

  it.each([
    [[1], 'In stuk 1 zit geen klinker.'],
    [[2, 4], 'In stuk 3 zit geen klinker.'],
  ])('with knives at %j is told what no piece can be', (mis, zin) => {
    expect(blokHulp(BAKKER, mis, 1).zinnen[0]).toBe(zin)
  })

  it('tells to which side it is off at a second mistake, and how often is clapped', () => {
    expect(blokHulp(BAKKER, [3], 2).zinnen[0]).toBe('Stuk 1 is nog te lang.')
    const drie = item('kom|ko|mmer')
    expect(blokHulp(drie, [3], 1).zinnen[0]).toBe('Klap het woord: drie keer.')
  })
})

describe('the wheels of a word that is heard', () => {
  it('give nothing before the lever is pulled, and nothing without a wheel', () => {
    const leeg = play(gehakt, HAK)
    expect(TEKST.report(leeg.events[0] as SpelEvent, leeg.state)).toBe('Kies eerst een wiel.')
    const gelegd = play(gehakt, wiel('lang'), wiel('kort'))
    expect(antwoorden(gelegd.events)).toEqual([])
    expect(opgaveVan(gelegd.state).spelling.wiel).toBe('kort')
  })

  it('are a step of the word where they are right, and then it is written', () => {
    const { state, events } = play(gehakt, wiel('kort'), HAK)
    expect(antwoorden(events)).toMatchObject([
      {
        vraag: 'sorteer:kg-open,kg-dicht,medeklinker>typ',
        given: 'kg-dicht',
        correct: true,
        hoe: 'gehoord',
      },
    ])
    expect(antwoorden(events).every(({ vraag }) => isStap(vraag))).toBe(true)
    expect([state.goed, state.fout, opgaveVan(state).spelling.stap]).toEqual([0, 0, 'schrijf'])
    expect(opBord(state)).toBe('Kort aan het eind: dus twee letters erna.')
  })

  it('end the try where they are wrong, with what their rule makes, and close for the next one', () => {
    const { state, events } = play(gehakt, wiel('lang'), HAK)
    expect(antwoorden(events)).toMatchObject([
      { given: 'kg-open', correct: false },
      { vraag: 'typ:molen', given: 'baker', correct: false, attempt: 1 },
    ])
    expect(opBord(state)).not.toMatch(/bak/)
    const weer = play(state, tijd(2000)).state
    expect(opgaveVan(weer).spelling).toMatchObject({ stap: 'wiel', wiel: null, dicht: ['lang'] })
    expect(rules.step(weer, wiel('lang'))).toEqual([weer, []])
    // The sort says something once: what was wrong is told by then.
    expect(antwoorden(play(weer, wiel('kort'), HAK).events)).toEqual([])
  })

  it.each([
    [BAKKER, 'lang', 'baker'],
    [BOTER, 'kort', 'botter'],
    [BOTER, 'lang', 'boter'],
    [BOTER, 'medeklinker', ''],
  ] as const)('make of %o on %s: %s', (woord, naam, vorm) => {
    expect(vormOp(woord, naam)).toBe(vorm)
  })
})

it('shows at the end only the word where its wheel gave it no letters, else what the wheel made', () => {
  const na = (naam: Wiel) => {
    const { state } = play(gehakt, wiel(naam), HAK)
    return TEKST.slot(state).woorden?.map(({ vorm, naast }) => [vorm, naast])
  }
  expect([na('medeklinker'), na('lang')]).toEqual([[['bakker', 'bakker']], [['baker', undefined]]])
})

describe('the board on which a word is written', () => {
  it('gives the word, which is the answer that counts', () => {
    const { state, events } = play(gemalen, ...typ('bakker'), GEEF)
    expect(antwoorden(events)).toMatchObject([
      { vraag: 'typ:molen', given: 'bakker', correct: true },
    ])
    expect(state).toMatchObject({ goed: 1, opgave: { koorden: [0] } })
    expect(isVerborgen(zonderLetters(state).opgave ?? { blokken: ['●'] })).toBe(false)
  })

  it('keeps what was written wrong, to be mended there, with where to look', () => {
    const fout = play(gemalen, ...typ('baker'), GEEF).state
    const hier = play(fout, tijd(2000)).state
    expect(opgaveVan(hier).spelling).toMatchObject({ stap: 'schrijf', regel: [...'baker'] })
    expect(opBord(hier)).toMatch(/^Jij schreef: baker \| Er mist nog een stukje\./)
    const [goed] = antwoorden(
      play(hier, ...Array<Input>(3).fill({ type: 'wis' }), ...typ('kker'), GEEF).events,
    )
    expect(goed).toMatchObject({ given: 'bakker', correct: true, attempt: 2 })
  })

  it('shows two blocks where a short sound writes two letters, and one after a long one', () => {
    expect(opgaveVan(zonderLetters(gemalen)).blokken.map((blok) => blok.length)).toEqual([
      1, 1, 2, 1, 1,
    ])
    const lang = play(gehoord(BOTER), ...snij(2), HAK, wiel('lang'), HAK).state
    expect(opgaveVan(zonderLetters(lang)).blokken.map((blok) => blok.length)).toEqual([
      1, 1, 1, 1, 1,
    ])
  })

  it('has tiles in the first years, among them both between which the rule decides', () => {
    const { tegels } = opgaveVan(gehoord(BAKKER, { groep: 4 })).spelling
    expect(tegels).toEqual(expect.arrayContaining(['k', 'kk', 'a', 'aa']))
    expect(opgaveVan(gehoord(BAKKER, { groep: 6 })).spelling.tegels).toBeNull()
  })

  it('gives nothing while nothing is written, and nothing before its turn', () => {
    expect(antwoorden(play(gemalen, GEEF).events)).toEqual([])
    expect(rules.step(gehakt, GEEF)).toEqual([gehakt, []])
  })

  it.each([
    ['bakker', 'baker', { voor: 'bak', mis: '', na: 'er' }],
    ['boter', 'botter', { voor: 'bot', mis: 't', na: 'er' }],
    ['boter', 'boter', { voor: 'boter', mis: '', na: '' }],
  ])('marks of %s where %s is another', (word, vorm, verschil) => {
    expect(verschilMet(word, vorm)).toEqual(verschil)
  })
})

describe('the stages of a word that is heard', () => {
  it('let its vowels sing at the first one alone', () => {
    const zingt = (trap: 1 | 2) =>
      opgaveVan(zonderLetters(gehoord(BAKKER, { trap }))).blokken.filter((blok) => blok === '♪')
    expect([zingt(1).length, zingt(2).length]).toEqual([2, 0])
  })

  it('stick a word of before to it at the third, and say at which side', () => {
    const eerst = play(
      gehoord(BOTER, { trap: 3, groep: 6 }),
      ...snij(2),
      HAK,
      wiel('lang'),
      HAK,
      ...typ('boter'),
      GEEF,
      { type: 'verder' },
    ).state
    const nu = play(eerst, give(BAKKER)).state
    const { ander, eigen, blokken } = opgaveVan(nu)
    expect([ander, blokken.length]).toEqual(['boter', 10])
    expect(opBord(nu)).toMatch(
      eigen[0] > 0 ? /^Vooraan zit nog: boter/ : /^Achteraan zit nog: boter/,
    )
    expect(namen(play(nu, ...snij(eigen[0] + 2), HAK).events)).toContain('dicht')
    const samen = play(nu, ...snij(5, eigen[0] + 2), HAK).state
    expect(opgaveVan(samen)).toMatchObject({ ander: null, sneden: [2], spelling: { stap: 'wiel' } })
  })
})

it('says on the slate how a block is cut, in one line beside the sentence', () => {
  const zinnen = (isNauw: boolean) => leiVan(gehoord(), isNauw).map(({ zin }) => zin)
  expect([zinnen(false), zinnen(true)]).toEqual([
    ['Tik tussen twee blokken.'],
    ['Schuif het mes. Druk op Mes hier.'],
  ])
})
