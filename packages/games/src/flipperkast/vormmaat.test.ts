import { describe, expect, it } from 'vitest'
import { layVorm } from './vormmaat.ts'

const STAPPEN = [
  { vraag: 'Het hele werkwoord?', antwoord: 'antwoorden' },
  { vraag: 'De ik-vorm?', antwoord: 'antwoord' },
  { vraag: 'Wie doet het?', antwoord: 'jij, erachter' },
]
const PLEK = {
  zin: 'Waarom antwoord antwoorden jij nooit op mijn brief?',
  vorm: 'antwoord',
  infinitief: 'antwoorden',
  stappen: STAPPEN,
  w: 400,
  naast: 0,
  h: 190,
  schaal: 1,
  letter: 'gewoon',
} as const

describe('the sentence of a verb on its board', () => {
  it('stands above all steps to its form where there is room for them', () => {
    const { stappen, zin } = layVorm(PLEK)
    expect(stappen).toEqual(STAPPEN)
    expect(zin).toBeGreaterThanOrEqual(20)
  })

  it('keeps the step that decides on a board too low for all of them, as on a phone 320 wide', () => {
    const laag = layVorm({ ...PLEK, w: 232, h: 70 })
    expect(laag.stappen).toEqual(STAPPEN.slice(-1))
    expect(laag.zin).toBeGreaterThanOrEqual(12)
  })

  it('shows no step rather than one over the sentence, on a board with no room at all', () => {
    const { stappen } = layVorm({ ...PLEK, w: 180, h: 50, letter: 'dyslexie' })
    expect(stappen).toEqual([])
  })

  it('lets the whole verb go to the next line beside a form too long for both', () => {
    const lang = { ...PLEK, vorm: 'beantwoordde', infinitief: 'beantwoorden', w: 300 }
    expect(layVorm({ ...lang, letter: 'dyslexie' }).samen).toBe(false)
    expect(layVorm(PLEK).samen).toBe(true)
  })

  it('is larger without steps, smaller beside an ear and in wider letters, and larger for who reads large text', () => {
    const gewoon = layVorm(PLEK).zin
    expect(layVorm({ ...PLEK, stappen: [] }).zin).toBeGreaterThan(gewoon)
    const smal = { ...PLEK, stappen: [], w: 260, h: 120 }
    expect(layVorm({ ...smal, naast: 100 }).zin).toBeLessThan(layVorm(smal).zin)
    const breed = { ...PLEK, stappen: [], w: 300, h: 90 }
    expect(layVorm({ ...breed, letter: 'dyslexie' }).zin).toBeLessThan(layVorm(breed).zin)
    const ruim = { ...PLEK, w: 700, h: 230 }
    expect(layVorm({ ...ruim, schaal: 2 }).zin).toBeGreaterThan(layVorm(ruim).zin)
    expect(layVorm({ ...ruim, schaal: 2 }).stap).toBeGreaterThan(layVorm(ruim).stap)
  })
})
