import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import type { Bron, Staat } from './index.ts'
import { maakWereld, WERELD_CODES } from './proefleerling.ts'

const engine = createEngine(maakWereld())
const begin = (dyslexie = false) => engine.init({ groep: 4, scope: WERELD_CODES, dyslexie }, 1)

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
    expect(na(begin(), 1)).toMatchObject({ focus: 'c4a', over: 9 })
    expect(na(begin(), 9)).toMatchObject({ focus: 'c4a', over: 1 })
  })

  it('ends after ten: that category rests and another one takes over', () => {
    const staat = na(begin(), 10)
    expect(staat.over).toBe(10)
    expect(staat.focus).not.toBe('c4a')
    expect(staat.categorieen.find((c) => c.code === 'c4a')?.laatsteFocus).toBe(10)
  })

  it('is shorter in dyslexia mode', () => {
    expect(na(begin(true), 5)).toMatchObject({ focus: 'c4a', over: 1 })
    expect(na(begin(true), 6).focus).not.toBe('c4a')
  })

  it('is not counted down by repetition and probes', () => {
    expect(na(na(begin(), 1), 5, 'review')).toMatchObject({ focus: 'c4a', over: 9 })
    expect(na(begin(), 5, 'probe').focus).toBeNull()
  })
})

describe('the memory of words', () => {
  it('holds the last 25, each once, the newest at the end', () => {
    const staat = na(na(begin(), 30), 1)
    expect(staat.recent).toHaveLength(25)
    expect(new Set(staat.recent).size).toBe(25)
    expect(staat.recent.at(-1)).toBe(na(begin(), 1).recent[0])
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
