import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { describe, expect, it } from 'vitest'
import { quizvraag } from './manifest.ts'
import { antwoorden, bankVan, begin, leg, namen, play, vraag } from './proef.ts'
import { gemerktVan, grenzenVan, isSamen, zoekstukVan } from './quiz.ts'
import { rules } from './rules.ts'
import { tapInput } from './rules-stenen.ts'

const items = await loadVoorraad(quizvraag)
const KLAAR = { type: 'klaar' } as const
const VERDER = { type: 'verder' } as const
const [KAST, BED, TIM, TAS] = [0, 1, 2, 3] as const

const gelezen = (...taak: Parameters<typeof begin>) => play(begin(...taak), KLAAR).state

describeBots({
  manifest: quizvraag,
  rules,
  items,
  invoer: {
    leg: { plek: GETAL },
    neem: { plek: GETAL },
    schuif: { plek: GETAL, naar: GETAL },
    stuur: { plek: GETAL },
    klaar: {},
    lees: {},
    terug: {},
    geef: {},
    bezem: {},
    hoor: {},
  },
  altijd: ({ opgave, fase }, vorige) =>
    opgave === null ||
    (opgave.gelegd.length <= opgave.buidel &&
      (fase !== 'spelen' || opgave.publiek >= (vorige.opgave?.publiek ?? 0))),
})

describe('the stages of quizvraag', () => {
  describeTrappen({ rules, items, kind: 'tekst' })
})

describe('a text', () => {
  it('lies open until it was read, and takes no stone before that', () => {
    const open = begin()
    expect(open.opgave).toMatchObject({ isOpen: true, isGelezen: false })
    expect(play(open, { type: 'leg', plek: 0 }).state).toEqual(open)
    expect(play(open, KLAAR).state.opgave).toMatchObject({ isOpen: false, isGelezen: true })
  })

  it('comes back at any time, and the stones stay', () => {
    const { state } = play(gelezen(), { type: 'leg', plek: 1 }, { type: 'lees' }, KLAAR)
    expect(state.opgave).toMatchObject({ isOpen: false, gelegd: [1] })
  })

  it('is not opened again for its next question, but another text is', () => {
    const na = play(leg(gelezen(), TIM, TIM, TIM).state, VERDER, vraag(1)).state
    expect(na.opgave?.isOpen).toBe(false)
    const ander = { ...na, vorige: na.opgave && { ...na.opgave, tekst: 'iets anders' } }
    expect(play({ ...ander, fase: 'vraag' }, vraag(2)).state.opgave?.isOpen).toBe(true)
  })

  it('is never said; the question and its answers are, to the young unasked', () => {
    const gezegd = (groep: number) =>
      play(begin({ groep }), KLAAR).events.filter(({ type }) => type === 'say')
    expect(gezegd(3)).toMatchObject([{ tekst: expect.stringContaining('Waar is de pet?') }])
    expect(gezegd(3)).not.toMatchObject([{ tekst: expect.stringContaining('Mam lacht') }])
    expect(gezegd(5)).toEqual([])
    const [oor] = play(gelezen(), { type: 'hoor' }).events
    expect(oor).toMatchObject({ type: 'say', tekst: expect.stringContaining('op Tim.') })
    // Decoy: before the text was read there is nothing to hear.
    expect(play(begin(), { type: 'hoor' }).events).toEqual([])
  })
})

describe('stones', () => {
  it('are an answer when all lie and one desk has most: so many on each choice', () => {
    expect(antwoorden(leg(gelezen(), TIM, TIM, TAS).events)).toMatchObject([
      { given: '0,0,2,1', correct: true, vraag: 'betekenis:stenen', hoe: 'gezien' },
    ])
    // Decoy: with two of three nothing was given.
    expect(antwoorden(leg(gelezen(), TIM, TIM).events)).toEqual([])
  })

  it('that lie level are no answer: the text comes back, and they can be moved', () => {
    const { state, events } = leg(gelezen(), TIM, TAS, BED)
    expect(antwoorden(events)).toEqual([])
    expect(state.opgave).toMatchObject({ isOpen: true, isGelijk: true })
    const [van, naar] = [bankVan(state, TAS), bankVan(state, TIM)]
    // The same spread is not given again, nor after another look at the text.
    const terug = play(state, KLAAR).state
    expect(play(terug, { type: 'geef' }).state).toEqual(terug)
    const na = play(state, KLAAR, { type: 'schuif', plek: van, naar }, { type: 'geef' })
    expect(antwoorden(na.events)).toMatchObject([{ given: '0,1,2,0', correct: true }])
  })

  it('are taken back, the last one first', () => {
    const { state } = play(gelezen(), { type: 'leg', plek: 0 }, { type: 'leg', plek: 3 })
    expect(play(state, { type: 'terug' }).state.opgave?.gelegd).toEqual([0])
    expect(play(state, { type: 'neem', plek: 0 }).state.opgave?.gelegd).toEqual([3])
  })

  it('bring visitors by how many lie on the truth: one each; sureness most, and honest doubt more than a wrong guess', () => {
    const publiek = (...keuzes: readonly number[]) => {
      const { state } = leg(gelezen(), ...keuzes)
      return rules.record?.(state)
    }
    expect(publiek(TIM, TIM, TIM)).toBe(3)
    expect(publiek(TIM, TIM, TAS)).toBe(2)
    expect(publiek(TAS, TAS, TIM)).toBe(1)
    expect(publiek(TAS, TAS, TAS)).toBe(0)
  })

  it('of doubt that lay right are not seen in the hall before the question is done with', () => {
    const mis = leg(gelezen(), TAS, TAS, TIM).state
    expect(mis.opgave?.publiek).toBe(0)
    const goed = leg(play(mis, VERDER, KLAAR).state, TIM, TIM, TIM).state
    expect(goed.opgave?.publiek).toBe(2)
  })

  it('are moved with two taps: one takes up where all lie, one lays', () => {
    const tap = (state: ReturnType<typeof begin>, plek: number) => {
      const input = state.opgave && tapInput({ opgave: state.opgave, staat: state }, plek)
      return input ? play(state, input).state : state
    }
    const vol = [0, 1, 2].reduce(tap, gelezen())
    expect(vol.opgave?.gelegd).toEqual([0, 1, 2])
    // Decoy: a desk without a stone has none to take.
    expect(tap(vol, 3)).toEqual(vol)
    const gelijk = play(vol, { type: 'geef' }, KLAAR).state
    expect(gelijk.opgave?.isGelijk).toBe(true)
    expect([1, 2].reduce(tap, gelijk).opgave).toMatchObject({ gelegd: [0, 2, 2], isGelijk: false })
  })
})

describe('a mistake', () => {
  const mis = leg(gelezen(), KAST, KAST, KAST).state
  const herstel = play(mis, VERDER).state

  it('brings the text back with the part in which to look and no sentence, and puts the wrong answer aside', () => {
    expect(herstel).toMatchObject({ poging: 2, opgave: { isOpen: true, gelegd: [] } })
    expect([gemerktVan(herstel), zoekstukVan(herstel)]).toEqual([[], [0, 1, 2, 3, 4]])
    expect(zoekstukVan(gelezen())).toEqual([])
    const bank = bankVan(herstel, KAST)
    const open = play(herstel, KLAAR).state
    expect(play(open, { type: 'leg', plek: bank }).state).toEqual(open)
    // Decoy: before any mistake nothing is marked.
    expect(gemerktVan(gelezen())).toEqual([])
  })

  it('is mended with stones laid anew, and twice wrong it is done together', () => {
    const goed = leg(play(herstel, KLAAR).state, TIM, TIM, TIM)
    expect(antwoorden(goed.events)).toMatchObject([{ attempt: 2, correct: true }])
    const weer = leg(play(herstel, KLAAR).state, TAS, TAS, TAS).state
    const samen = play(weer, VERDER).state
    expect([isSamen(herstel), isSamen(samen)]).toEqual([false, true])
    expect([gemerktVan(samen), zoekstukVan(samen)]).toEqual([[4], []])
  })
})

describe('the drum', () => {
  it('rolls before the verdict, is cut short by giving once more, and is silent in calm play', () => {
    const { state, events } = leg(gelezen({ calm: false }), TIM, TIM, TIM)
    expect([antwoorden(events), state.opgave?.trom]).toEqual([[], 1300])
    expect(antwoorden(play(state, { type: 'geef' }).events)).toHaveLength(1)
    const slagen = play(state, { type: 'tick', ms: 600 }, { type: 'tick', ms: 800 }).events
    expect(namen(slagen)).toContain('stamp')
    expect(antwoorden(slagen)).toHaveLength(1)
    // Decoy: no stone moves while it rolls.
    expect(play(state, { type: 'terug' }).state).toEqual(state)
  })
})

describe('the evening show', () => {
  const naSturen = (keuze: number, trap: 1 | 2 = 2) => {
    const state = gelezen({ trap })
    return play(state, { type: 'stuur', plek: bankVan(state, keuze) }).state
  }

  it('lets one animal for each question point at the line that it meant', () => {
    expect(gemerktVan(naSturen(TIM))).toEqual([4])
    expect(gemerktVan(naSturen(KAST))).toEqual([1])
    // It finds none where no sentence has a word of its answer.
    expect(gemerktVan(naSturen(BED))).toEqual([])
    const weer = play(naSturen(TIM), KLAAR).state
    expect(play(weer, { type: 'stuur', plek: bankVan(weer, TAS) }).state).toEqual(weer)
    // Decoy: at the first stage nobody is sent.
    expect(naSturen(TIM, 1).opgave?.gestuurd).toBeNull()
  })
})

describe('the finale', () => {
  it('has six stones for two questions: what is laid now is gone, and one is always kept', () => {
    const eerste = gelezen({ trap: 3 })
    expect(eerste.opgave).toMatchObject({ buidel: 6, deel: 'eerste' })
    expect(eerste.opgave && grenzenVan(eerste.opgave, eerste)).toEqual({ minst: 1, meest: 5 })
    const { state, events } = leg(eerste, TIM, TIM, TIM, TIM)
    expect(antwoorden(events)).toMatchObject([{ given: '0,0,4,0', correct: true }])
    const tweede = play(state, VERDER, vraag(1)).state
    expect(tweede.opgave).toMatchObject({ buidel: 2, deel: 'tweede' })
    const derde = play(leg(tweede, TIM).state, VERDER, vraag(2)).state
    expect(derde.opgave).toMatchObject({ buidel: 6, deel: 'eerste' })
  })

  it('gives the stones of a mistake back, and keeps none where no question follows', () => {
    const mis = play(leg(gelezen({ trap: 3 }), TAS, TAS).state, VERDER, KLAAR).state
    expect(mis.opgave).toMatchObject({ buidel: 6, gelegd: [] })
    const laatste = gelezen({ trap: 3, aantal: 1 })
    expect(laatste.opgave && grenzenVan(laatste.opgave, laatste).meest).toBe(6)
  })
})

describe('a round', () => {
  it('has its moment of joy when a row of the hall is full: one to three times, mended ones included, and never an idle one', () => {
    const jaaa = (skill: number, seed: number): number =>
      namen(
        playWithBot({ rules, items }, { seed, skill }, { exercise: { kind: 'tekst' } }).events,
      ).filter((naam) => naam === 'jaaa').length
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(jaaa(0.8, seed)).toBeGreaterThanOrEqual(1)
      expect(jaaa(0.8, seed)).toBeLessThanOrEqual(3)
      expect(jaaa(0.3, seed)).toBeGreaterThanOrEqual(1)
      expect(jaaa(0, seed)).toBe(0)
    }
  })

  it('hides its secret in the broom, for who taps it twice', () => {
    const tik = { type: 'bezem' } as const
    expect(namen(play(begin(), tik).events)).toEqual(['bots'])
    expect(namen(play(begin(), tik, tik, tik).events)).toEqual(['bots', 'geheim'])
  })
})
