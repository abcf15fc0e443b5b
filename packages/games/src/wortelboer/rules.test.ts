import { GETAL, describeBots } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kanEnten } from './akker.ts'
import { UITGANGEN } from './enten.ts'
import { wortelboer } from './manifest.ts'
import { antwoorden, begin, item, namen, play, tijd } from './proef.ts'
import { rules } from './rules.ts'
import { isOpWortel, langsteRij, vormNu } from './stand.ts'
import { WERKEN } from './werken.ts'

const items = await loadVoorraad(wortelboer, { groep: 6 })

describeBots({
  manifest: wortelboer,
  rules,
  items: items.slice(0, 120),
  invoer: {
    trek: {},
    ruil: {},
    undo: {},
    pomp: {},
    laars: {},
    krat: {},
    kaal: {},
    toon: {},
    werk: { werk: fc.constantFrom(...WERKEN) },
    knip: { gat: GETAL },
    letter: { plek: GETAL, ent: fc.constantFrom('oo', 'ie', 't', '', 'x') },
    ge: { plek: fc.oneof(GETAL, fc.constant(null)) },
    blad: { blad: fc.constantFrom(...UITGANGEN, null) },
    giet: { nr: GETAL },
    hoop: { nr: GETAL },
  },
  altijd: ({ opgave }) => opgave === null || opgave.water >= 0,
})

/** Makes 'loopt' of 'lopen'. */
const LOOPT = [
  { type: 'trek' },
  { type: 'knip', gat: 3 },
  { type: 'letter', plek: 1, ent: 'oo' },
  { type: 'blad', blad: 't' },
  { type: 'krat' },
] as const

describe('the stages of wortelboer', () => {
  describeTrappen({ rules, items, kind: 'werkwoorden' })
})

describe('the hills of the mole', () => {
  it('stay open over a leaf that was found for a right form, and close over any other', () => {
    const nacht = begin(item('lopen', 'loopt'), 3)
    const hoop = nacht.opgave?.hopen?.indexOf(UITGANGEN.indexOf('t')) ?? -1
    const wortel = LOOPT.slice(0, 3)
    const kijk = { type: 'hoop', nr: hoop } as const
    const goed = play(nacht, ...wortel, kijk, ...LOOPT.slice(3)).state.opgave
    expect(goed?.gevonden).toEqual([UITGANGEN.indexOf('t')])
    const fout = play(nacht, { type: 'trek' }, kijk, ...LOOPT.slice(3)).state.opgave
    expect(fout?.gevonden).toEqual([])
  })
})

describe('a dry field', () => {
  it('grows a leaf for who waters it, and grafts it at once on a carrot that is out of the ground', () => {
    const droog = begin(item('lopen', 'loopt'), 2)
    const uit = play(droog, { type: 'trek' }, { type: 'knip', gat: 3 }, { type: 'giet', nr: 0 })
    expect(uit.state.opgave && vormNu(uit.state.opgave)).toBe('lopt')
    expect(uit.state.opgave).toMatchObject({ water: 2, gewas: { uitgang: UITGANGEN[0] } })
    // Decoy: before that there is nothing to graft it on.
    const vroeg = play(droog, { type: 'giet', nr: 0 }).state.opgave
    expect(vroeg).toMatchObject({ water: 2, gewas: { uitgang: null } })
  })
})

describe('a carrot', () => {
  it('is cut, mended and grafted to the form, which is given by one deliberate act', () => {
    const { events } = play(begin(item('lopen', 'loopt')), ...LOOPT)
    expect(antwoorden(events)).toMatchObject([
      { given: 'loopt', correct: true, vraag: 'bouw:vorm' },
    ])
    // Decoy: without the last act nothing was given.
    const zonder = play(begin(item('lopen', 'loopt')), ...LOOPT.slice(0, -1))
    expect(antwoorden(zonder.events)).toEqual([])
  })

  it('is not worked on before it is out of the ground, and may be given as it came', () => {
    const veld = begin(item('lopen', 'lopen'))
    expect(play(veld, { type: 'knip', gat: 3 }).state).toEqual(veld)
    const heel = play(veld, { type: 'trek' }, { type: 'krat' })
    expect(antwoorden(heel.events)).toMatchObject([{ given: 'lopen', correct: true }])
  })

  it('has each step taken back, in order', () => {
    const { state } = play(begin(item('lopen', 'loopt')), ...LOOPT.slice(0, -1))
    const vormen = ['loop', 'lop', 'lopen'].map((_, n) => {
      const undo = Array.from({ length: n + 1 }, () => ({ type: 'undo' }) as const)
      const { opgave } = play(state, ...undo).state
      return opgave && vormNu(opgave)
    })
    expect(vormen).toEqual(['loop', 'lop', 'lopen'])
  })

  it('lets what fell be taken instead: the verb itself out of one with a word before it', () => {
    const { events } = play(
      begin(item('terugkomen', 'komt')),
      { type: 'trek' },
      { type: 'knip', gat: 5 },
      { type: 'ruil' },
      { type: 'knip', gat: 8 },
      { type: 'blad', blad: 't' },
      { type: 'krat' },
    )
    expect(antwoorden(events)).toMatchObject([{ given: 'komt', correct: true }])
  })

  it('is cut after all by who said first that nothing comes off', () => {
    const heel = [{ type: 'trek' }, { type: 'werk', werk: 'stam' }] as const
    const terug = play(begin(item('lopen', 'loopt')), ...heel, { type: 'werk', werk: 'knip' })
    expect(terug.state.opgave).toMatchObject({ werk: 'knip' })
    const { events } = play(terug.state, ...LOOPT.slice(1))
    expect(antwoorden(events)).toMatchObject([{ given: 'loopt', correct: true }])
  })

  it('carries the root hair between its parts as well', () => {
    const { events } = play(
      begin(item('opbellen', 'opgebeld')),
      { type: 'trek' },
      { type: 'knip', gat: 5 },
      { type: 'letter', plek: 4, ent: 'l' },
      { type: 'blad', blad: 'd' },
      { type: 'ge', plek: 0 },
      { type: 'ge', plek: 2 },
      { type: 'krat' },
    )
    expect(antwoorden(events)).toMatchObject([{ given: 'opgebeld', correct: true }])
  })

  it('that is wrong stays as it is, with the part that differs drooping until it is done anew', () => {
    const mis = [...LOOPT.slice(0, 3), { type: 'blad', blad: 'd' }, { type: 'krat' }] as const
    const { state } = play(begin(item('lopen', 'loopt')), ...mis, tijd(2000))
    expect(state).toMatchObject({ fase: 'spelen', poging: 2, opgave: { mis: ['uitgang'] } })
    expect(state.opgave && vormNu(state.opgave)).toBe('loopd')
    const na = play(state, { type: 'blad', blad: 't' })
    expect(na.state.opgave?.mis).toEqual([])
    const goed = play(na.state, { type: 'krat' })
    expect(antwoorden(goed.events)).toMatchObject([
      { correct: true, attempt: 2, vraag: 'bouw:herstel' },
    ])
  })

  it('takes no letter that its tray does not hold', () => {
    const { state } = play(begin(item('lopen', 'loopt')), { type: 'trek' })
    expect(play(state, { type: 'letter', plek: 1, ent: 'p' }).state).toEqual(state)
    expect(play(state, { type: 'letter', plek: 1, ent: 'ie' }).state).not.toEqual(state)
  })
})

describe('the dry field', () => {
  it('lets a leaf grow for the whole round by one can of water, and pumps for more', () => {
    const droog = play(begin(item('lopen', 'loopt'), 2), ...LOOPT)
    expect(antwoorden(droog.events)).toMatchObject([{ given: 'loop', correct: false }])
    const nat = play(begin(item('lopen', 'loopt'), 2), { type: 'giet', nr: 0 }, ...LOOPT)
    expect(antwoorden(nat.events)).toMatchObject([{ given: 'loopt', correct: true }])
    expect(nat.state.opgave?.water).toBe(2)
    const leeg = play(
      begin(item('lopen', 'loopt'), 2),
      ...[0, 1, 2, 3].map((nr) => ({ type: 'giet', nr }) as const),
    )
    expect(leeg.state.opgave?.nat?.filter(Boolean)).toHaveLength(3)
    expect(play(leeg.state, { type: 'pomp' }, { type: 'giet', nr: 3 }).state.opgave?.nat?.[3]).toBe(
      true,
    )
  })
})

describe('the night', () => {
  it('opens one molehill for a while, and closes it again by an event', () => {
    const nacht = begin(item('lopen', 'loopt'), 3)
    const hoop = nacht.opgave?.hopen?.indexOf(0) ?? -1
    const open = play(nacht, { type: 'hoop', nr: hoop })
    expect(open.state.opgave?.open?.hoop).toBe(hoop)
    expect(play(open.state, tijd(2400)).state.opgave?.open?.hoop).toBe(hoop)
    const dicht = play(open.state, tijd(2600))
    expect([dicht.state.opgave?.open, namen(dicht.events)]).toEqual([null, ['dicht']])
  })

  it('leaves the hill of the leaf on the carrot open while another is looked under', () => {
    const nacht = play(begin(item('lopen', 'loopt'), 3), { type: 'trek' }).state
    const hoopVan = (blad: number): number => nacht.opgave?.hopen?.indexOf(blad) ?? -1
    const { opgave } = play(
      nacht,
      { type: 'hoop', nr: hoopVan(0) },
      { type: 'blad', blad: 't' },
      { type: 'hoop', nr: hoopVan(1) },
      { type: 'hoop', nr: hoopVan(2) },
    ).state
    if (!opgave) throw new Error('no carrot')
    expect(isOpWortel(opgave, 0)).toBe(true)
    // Decoy: a leaf that was only seen is covered again.
    expect(isOpWortel(opgave, 1) || kanEnten(opgave, 1)).toBe(false)
    // It can be taken off there, and then it is covered as well.
    const eraf = play({ ...nacht, opgave }, { type: 'blad', blad: 't' }).state.opgave
    expect(eraf && isOpWortel(eraf, 0)).toBe(false)
  })

  it('keeps it open in calm play until another is looked under', () => {
    const nacht = begin(item('lopen', 'loopt'), 3, true)
    const open = play(nacht, { type: 'hoop', nr: 4 }, tijd(60_000))
    expect(open.state.opgave?.open?.hoop).toBe(4)
    expect(play(open.state, { type: 'hoop', nr: 5 }).state.opgave?.open?.hoop).toBe(5)
  })

  it('gives no leaf that is covered (decoy), and the one that is seen', () => {
    const nacht = play(begin(item('lopen', 'loopt'), 3), { type: 'trek' }).state
    expect(play(nacht, { type: 'blad', blad: 't' }).state.opgave?.gewas.uitgang).toBeNull()
    const hoop = nacht.opgave?.hopen?.indexOf(0) ?? -1
    const na = play(nacht, { type: 'hoop', nr: hoop }, { type: 'blad', blad: 't' })
    expect(na.state.opgave?.gewas.uitgang).toBe('t')
  })
})

describe('a round', () => {
  it('has its moment of joy at every third carrot, mended ones included, and never an idle one', () => {
    const reuzen = (skill: number): number =>
      namen(
        playWithBot({ rules, items }, { seed: 3, skill }, { exercise: { kind: 'werkwoorden' } })
          .events,
      ).filter((naam) => naam === 'jaaa').length
    expect([reuzen(0), reuzen(0.3) > 0, reuzen(1)]).toEqual([0, true, 3])
  })

  it('keeps the longest row of first tries as its record', () => {
    expect(langsteRij([true, true, false, true, true, true, false])).toBe(3)
    expect(langsteRij([])).toBe(0)
  })

  it('hides its secret in the boot of the scarecrow, for who pulls it three times', () => {
    const laars = { type: 'laars' } as const
    const veld = begin(item('lopen', 'loopt'))
    expect(namen(play(veld, laars, laars).events)).not.toContain('geheim')
    expect(namen(play(veld, laars, laars, laars, laars).events)).toEqual(['bots', 'bots', 'geheim'])
  })
})
