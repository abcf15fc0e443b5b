import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { treinmachinist } from './manifest.ts'
import {
  antwoorden,
  BAKKER,
  begin,
  give,
  fetchAll,
  MAMA,
  namen,
  TAFELTJE,
  play,
  rules as spel,
  tijd,
  VERTREK,
  werfVan,
  woord,
} from './proef.ts'
import { rules } from './rules.ts'
import { tekstenVan } from './werf.ts'

const WOORDEN = [3, 4, 5, 7].flatMap((groep) => stukkenVoor(groep))
const ZINNEN = await loadVoorraad(treinmachinist, { soort: 'zinnen', groep: 5 })
/** What a round of either kind finds enough of its own in, without too much of the other in a row. */
const ALLES = [...ZINNEN.slice(0, 18), ...WOORDEN.filter((_, nr) => nr % 5 === 0).slice(0, 18)]

describeBots({
  manifest: treinmachinist,
  rules,
  items: ALLES,
  invoer: {
    koppel: { wagon: GETAL },
    haal: { wagon: GETAL },
    opzij: { wagon: GETAL },
    los: { plek: GETAL },
    gat: { plek: GETAL },
    wissel: {},
    sluit: {},
    vertrek: {},
    ploeg: {},
    gezien: {},
    rol: { plek: GETAL },
    hang: { plek: GETAL, teken: fc.constantFrom('.', '?', ',', ':', '‘', '’', 'x') },
  },
})

describe('a stage, for a sentence', () => {
  describeTrappen({ rules, items: ZINNEN, kind: 'zinnen' })
})
describe('a stage, for a word', () => {
  describeTrappen({ rules, items: WOORDEN, kind: 'plakken' })
})

describe('a train', () => {
  it.each([
    ['Nu', 'is', 'mama', 'ook', 'nat.'],
    ['Nu', 'is', 'ook', 'mama', 'nat.'],
  ])('may leave in every order that is right: %s %s %s %s %s', (...orde) => {
    const nu = begin(MAMA)
    const [antwoord] = antwoorden(play(nu, ...fetchAll(nu, ...orde), VERTREK).events)
    expect(antwoord).toMatchObject({
      given: orde.join('/'),
      correct: true,
      vraag: 'orden:zin',
      attempt: 1,
    })
  })

  it('is given by its signal alone: wagons before that are no answer, and come off again one by one', () => {
    const nu = begin(MAMA)
    const { state, events } = play(nu, ...fetchAll(nu, 'is', 'Nu', 'mama'), {
      type: 'los',
      plek: 1,
    })
    expect(antwoorden(events)).toEqual([])
    expect(tekstenVan(werfVan(state))).toEqual(['is', 'mama'])
  })

  it('does not leave with one wagon or none', () => {
    const nu = begin(MAMA)
    const { events, state } = play(nu, VERTREK, ...fetchAll(nu, 'Nu'), VERTREK)
    expect(antwoorden(events)).toEqual([])
    expect(namen(events).filter((naam) => naam === 'bots')).toHaveLength(2)
    expect(state.fase).toBe('spelen')
  })

  it('stops at its first odd wagon, which is mended from what was right before it', () => {
    const nu = begin(MAMA)
    const mis = play(nu, ...fetchAll(nu, 'Nu', 'mama', 'is', 'ook', 'nat.'), VERTREK)
    expect(antwoorden(mis.events)[0]).toMatchObject({ given: 'Nu/mama', correct: false })
    const daarna = play(mis.state, tijd(5000))
    expect(werfVan(daarna.state)).toMatchObject({ raar: 1 })
    const los = play(daarna.state, { type: 'los', plek: 1 }, { type: 'los', plek: 1 }).state
    const weer = play(los, ...fetchAll(los, 'is', 'mama'), VERTREK)
    expect(antwoorden(weer.events)[0]).toMatchObject({ correct: true, attempt: 2 })
    expect(weer.state.hersteld).toEqual(['Nu is mama ook nat.'])
  })

  it('takes the next wagon between two others, where their coupling was chosen (decoy: without that it comes last)', () => {
    const nu = begin(MAMA)
    const kort = play(nu, ...fetchAll(nu, 'Nu', 'mama')).state
    const tussen = play(kort, { type: 'gat', plek: 1 }, ...fetchAll(nu, 'is')).state
    expect(tekstenVan(werfVan(tussen))).toEqual(['Nu', 'is', 'mama'])
    expect(tekstenVan(werfVan(play(tussen, ...fetchAll(nu, 'ook')).state)).at(-1)).toBe('ook')
    const achter = play(kort, { type: 'gat', plek: 9 }, ...fetchAll(nu, 'is')).state
    expect(tekstenVan(werfVan(achter))).toEqual(['Nu', 'mama', 'is'])
  })

  it('is told for a good while after its last mistake, and the odd wagon before that only shortly', () => {
    let nu = begin(MAMA)
    const wachten: number[] = []
    for (let poging = 0; poging < 3; poging += 1) {
      const mis = play(nu, { type: 'los', plek: 0 }, { type: 'los', plek: 0 })
      nu = play(mis.state, ...fetchAll(nu, 'nat.', 'is'), VERTREK).state
      wachten.push(nu.wacht)
      if (poging < 2) nu = play(nu, { type: 'verder' }).state
    }
    expect(wachten[1]).toBe(wachten[0])
    expect(wachten[2]).toBeGreaterThan((wachten[0] ?? 0) * 2)
  })

  it('that is too short is not right, and names no odd wagon', () => {
    const nu = begin(MAMA)
    const kort = play(nu, ...fetchAll(nu, 'Nu', 'is', 'mama'), VERTREK)
    expect(antwoorden(kort.events)[0]).toMatchObject({ given: 'Nu/is/mama', correct: false })
    expect(werfVan(kort.state)).toMatchObject({ raar: null, mis: 'Nu/is/mama' })
  })

  it('of pieces says the word as it is read, and has wagons besides that it cannot be spelled with', () => {
    const nu = begin(BAKKER)
    const { wagons } = werfVan(nu)
    expect(wagons).toEqual(expect.arrayContaining(['bak', 'ker']))
    expect(wagons).toHaveLength(5)
    expect(wagons).not.toContain('kker')
    const [antwoord] = antwoorden(play(nu, ...fetchAll(nu, 'bak', 'ker'), VERTREK).events)
    expect(antwoord).toMatchObject({
      given: 'bak/ker',
      correct: true,
      vraag: 'orden:kg',
      hoe: 'gehoord',
    })
  })

  it.each([
    woord('strand'),
    woord('ma|ma'),
    { ...BAKKER, syllables: [], lettergrepen: ['bak', 'k'] },
  ])('is not made of what has no order: $word', (item) => {
    expect(begin(item).opgave).toBeNull()
  })
})

describe('the second stage', () => {
  const tweede = (seed: number) => {
    const nu = begin(TAFELTJE, { trap: 2, seed })
    const weg = play(nu, ...fetchAll(nu, 'ta', 'fel', 'tje'), VERTREK, tijd(9000)).state
    return { eerste: nu, tweede: play(weg, give(woord('ka|mer'))).state }
  }

  it('never begins with a wagon in the way, and has one in every second train', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const ronde = tweede(seed)
      expect(werfVan(ronde.eerste).sporen.every(({ length }) => length === 1)).toBe(true)
      expect(werfVan(ronde.tweede).sporen.filter(({ length }) => length > 1)).toHaveLength(1)
    }
  })

  it('does not fetch a wagon from behind another one, but after that was set aside', () => {
    const nu = tweede(3).tweede
    const [voor = -1, achter = -1] = werfVan(nu).sporen.find(({ length }) => length > 1) ?? []
    const vast = play(nu, { type: 'koppel', wagon: achter })
    expect(namen(vast.events)).toEqual(['dicht'])
    expect(werfVan(vast.state).kop).toEqual([])
    const los = play(nu, { type: 'opzij', wagon: voor }, { type: 'koppel', wagon: achter })
    expect(werfVan(los.state).kop).toEqual([achter])
  })
})

describe('the record', () => {
  it('counts trains that left without anything uncoupled, right at once', () => {
    const nu = begin(MAMA)
    const vlot = play(nu, ...fetchAll(nu, 'Nu', 'is', 'mama', 'ook', 'nat.'), VERTREK).state
    expect(spel.record?.(vlot)).toBe(1)
    const om = play(
      nu,
      ...fetchAll(nu, 'om'),
      { type: 'los', plek: 0 },
      ...fetchAll(nu, 'Nu', 'is', 'mama', 'ook', 'nat.'),
      VERTREK,
    )
    expect(antwoorden(om.events)[0]).toMatchObject({ correct: true })
    expect(spel.record?.(om.state)).toBe(0)
  })
})

it('buries the stationmaster in snow once the plough was pushed twice', () => {
  const { events } = play(begin(MAMA), { type: 'ploeg' }, { type: 'ploeg' }, { type: 'ploeg' })
  expect(namen(events)).toEqual(['stuur', 'geheim', 'stuur'])
})
