import { describe, expect, it } from 'vitest'
import { BLOK, STIL_BLOKKEN } from './constanten.ts'
import { createEngine } from './index.ts'
import type { Bron, Staat } from './index.ts'
import { makeWereld, WERELD_CODES } from './proefleerling.ts'
import { hashTekst } from './rng.ts'

const engine = createEngine(makeWereld())
const begin = (dyslexie = false) => engine.init({ groep: 4, scope: WERELD_CODES, dyslexie }, 1)

const antwoord = (staat: Staat, id: string, correct = true, verander: object = {}): Staat =>
  engine.update(staat, id, {
    correct,
    t: 10,
    guess: 0.02,
    source: 'practice',
    place: 'school',
    ...verander,
  })

function na(staat: Staat, aantal: number, source: Bron = 'practice'): Staat {
  let nu = staat
  for (let k = 0; k < aantal; k++) {
    nu = engine.update(nu, `c4a-${k}`, {
      correct: true,
      t: 10,
      guess: 0.02,
      source,
      place: 'school',
    })
  }
  return nu
}

describe('a block', () => {
  it('has the category of its first answer as focus and counts down', () => {
    expect(na(begin(), 1)).toMatchObject({ focus: 'c4a', over: 7 })
    expect(na(begin(), BLOK - 1)).toMatchObject({ focus: 'c4a', over: 1 })
  })

  it('ends after eight: that category rests and another one takes over', () => {
    const staat = na(begin(), BLOK)
    expect(staat.over).toBe(8)
    expect(staat.focus).not.toBe('c4a')
    expect(staat.categorieen.find((c) => c.code === 'c4a')?.laatsteFocus).toBe(10)
  })

  it('is shorter in dyslexia mode', () => {
    expect(na(begin(true), 5)).toMatchObject({ focus: 'c4a', over: 1 })
    expect(na(begin(true), 6).focus).not.toBe('c4a')
  })

  it('is not counted down by repetition and probes', () => {
    expect(na(na(begin(), 1), 5, 'review')).toMatchObject({ focus: 'c4a', over: 7 })
    expect(na(begin(), 5, 'probe').focus).toBeNull()
  })
})

describe('the memory of words', () => {
  it('holds the last 32 in order, each once, the newest at the end', () => {
    let staat = begin()
    for (const code of ['c3a', 'c3b', 'c4a'])
      for (let k = 0; k < 30; k++) staat = antwoord(staat, `${code}-${k}`)
    staat = antwoord(staat, 'c4a-3')
    expect(new Set(staat.gezien.recent).size).toBe(32)
    expect(staat.gezien.recent.at(-1)).toBe(hashTekst('c4a-3'))
  })
})

describe('the growth guard', () => {
  it('lets a category that does not rise in eight blocks wait, and tells the teacher', () => {
    let staat = begin()
    for (let k = 0; k < STIL_BLOKKEN * BLOK; k++)
      staat = antwoord({ ...staat, focus: 'c4a' }, `c4a-${k % 40}`, false)
    expect(engine.waarschuwingen(staat)).toEqual([
      { soort: 'groei_stil', categorie: 'c4a', blokken: 8 },
    ])
  })

  it('says nothing of a category that rises (decoy)', () => {
    let staat = begin()
    for (let k = 0; k < 60; k++) staat = antwoord({ ...staat, focus: 'c4a' }, `c4a-${k % 40}`)
    expect(engine.waarschuwingen(staat)).toEqual([])
  })
})

describe('a quick answer by choice', () => {
  const snel = { rt: 200, guess: 0.5 }
  const filter = (dyslexie: boolean) =>
    engine.init({ groep: 4, scope: WERELD_CODES, dyslexie, settings: { snelFilter: true } }, 1)
  const niveau = (staat: Staat) => engine.ability(staat, 'c4a').mean

  it('does not count where a teacher asked for that, and is counted as given', () => {
    const na = antwoord(filter(false), 'c4a-3', false, snel)
    expect(niveau(na)).toBe(niveau(filter(false)))
    expect(engine.ability(na, 'c4a').n).toBe(1)
  })

  it('counts as any other by default, and in dyslexia mode always', () => {
    expect(niveau(antwoord(begin(), 'c4a-3', false, snel))).toBeLessThan(niveau(begin()))
    expect(niveau(antwoord(filter(true), 'c4a-3', false, snel))).toBeLessThan(niveau(begin()))
  })
})

describe('time in the log', () => {
  it('never goes back: a late answer counts at the moment of the last one', () => {
    const laat = engine.update(na(begin(), 1), 'c4a-9', {
      correct: false,
      t: 3,
      guess: 0.02,
      source: 'practice',
      place: 'school',
    })
    expect(laat.t).toBe(10)
    expect(laat.kaarten[0]?.gemist).toBe(10)
  })

  it('counts a probe in the category where it was made', () => {
    const staat = na(begin(), 3, 'probe')
    expect(staat.categorieen.find((c) => c.code === 'c4a')?.peilingen).toBe(3)
    expect(staat.categorieen.find((c) => c.code === 'c3a')?.peilingen).toBe(0)
  })
})
