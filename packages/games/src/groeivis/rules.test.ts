import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { groeivis } from './manifest.ts'
import { kanSlikken, stukkeSchubben } from './opgave.ts'
import { BOOM, give, met, perform, ruil, start, swallow, wait, woord, type Stap } from './proef.ts'
import { rules } from './rules.ts'
import { kettingVan, slotVan } from './stand.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'

const KOP = woord(['k', 'o', 'p'])
const rij = (staat: State): string | undefined => staat.opgave?.schubben.join(' ')
const answerIn = ([, events]: Stap) => events.find(({ type }) => type === 'answer')

describeBots({
  manifest: groeivis,
  rules,
  invoer: {
    eet: { vis: GETAL },
    zet: { schub: GETAL },
    breng: { vis: GETAL, schub: GETAL },
    schijn: { vis: GETAL },
    stroom: {},
    spuug: {},
    slik: {},
    gezien: {},
  },
  altijd: ({ opgave }) => !opgave || opgave.schubben.length === opgave.goed.length,
})

describe('the word on the fish', () => {
  it('is at first a real neighbour of the word that is asked, and never that word', () => {
    for (let seed = 0; seed < 50; seed++) {
      const staat = met(BOOM, start({ seed }))
      expect(rij(staat)).toBe('b oo t')
    }
  })

  it('is the word that it just became, where that is near enough; a fish that became none carries none', () => {
    const na = wait(swallow(ruil(met(BOOM), 'm', 2))[0])
    expect(rij(met(woord(['b', 'oo', 'k']), na))).toBe('b oo m')
    // Three letters further it would be another word altogether.
    expect(met(woord(['k', 'o', 'k']), na).opgave).toBeNull()
    expect(met(KOP).opgave).toBeNull()
  })

  it('is one from which the word is made by changing two letters, where no word is nearer', () => {
    const brief = FIXTURES.gewoon.find(({ word }) => word === 'brief')
    if (!brief) throw new Error('brief')
    const eigen = met(brief).opgave?.eigen.join('')
    expect(['brein', 'breit', 'breng']).toContain(eigen)
    expect(met({ ...brief, buren: { een: [], ver: ['stoep'] } }).opgave).toBeNull()
  })

  it('a word without neighbours is skipped, not asked in another way', () => {
    const [, events] = rules.step(start(), give(KOP))
    expect(events[0]).toEqual({ type: 'skip', itemId: 'kop', vorm: 'kop' })
    const { antwoorden } = playWithBot({ rules, items: FIXTURES.kaal }, { seed: 5, skill: 0.6 })
    expect(antwoorden).toEqual([])
  })

  it('says the new word by itself, and again when it is asked for', () => {
    const [, events] = rules.step(start(), give(BOOM))
    expect(events).toContainEqual(expect.objectContaining({ type: 'say', vanzelf: true }))
    const [, weer] = rules.step(met(BOOM), { type: 'luister' })
    expect(weer).toEqual([expect.objectContaining({ type: 'say', tekst: 'boom' })])
  })
})

describe('swapping letters', () => {
  it('touching a fish, or setting its letter, is no answer; swallowing the word is', () => {
    const staat = met(BOOM)
    const geruild = ruil(staat, 'm', 2)
    expect(rij(geruild)).toBe('b oo m')
    expect(geruild.fase).toBe('spelen')
    const uit = swallow(geruild)
    expect(answerIn(uit)).toMatchObject({
      given: 'boom',
      correct: true,
      vraag: 'bouw:ruil',
      hoe: 'gehoord',
    })
    expect(uit[0].gelukt).toEqual(['boom'])
  })

  it('any letter goes on any scale, and is taken back until the word is swallowed', () => {
    const fout = ruil(met(BOOM), 'm', 0)
    expect(rij(fout)).toBe('m oo t')
    expect(rij(perform(fout, { type: 'zet', schub: 0 })[0])).toBe('b oo t')
    expect(rij(ruil(fout, 'b', 0))).toBe('b oo t')
    // What was not swapped cannot be taken back.
    expect(rules.step(fout, { type: 'zet', schub: 1 })).toEqual([fout, []])
  })

  it('a letter is spat out or changed for another without any consequence', () => {
    const staat = met(BOOM)
    const [vol] = perform(staat, { type: 'eet', vis: 0 })
    expect(vol.opgave?.bek).toBe(0)
    expect(perform(vol, { type: 'spuug' })[0].opgave).toEqual(staat.opgave)
    expect(perform(vol, { type: 'eet', vis: 3 })[0].opgave?.bek).toBe(3)
    expect(perform(vol, { type: 'eet', vis: 8 })).toEqual([vol, []])
    expect(perform(staat, { type: 'spuug' })).toEqual([staat, []])
  })

  it('nothing is swallowed that was not changed', () => {
    const staat = met(BOOM)
    expect(swallow(staat)).toEqual([staat, []])
    const [vol] = perform(staat, { type: 'eet', vis: 0 })
    expect(swallow(vol)).toEqual([vol, []])
  })

  it('a letter in the mouth locks nothing: what stands on the scales is swallowed', () => {
    const boom = ruil(met(BOOM), 'm', 2)
    const vis = boom.opgave?.zwerm.indexOf('m') ?? -1
    const [vol] = perform(boom, { type: 'eet', vis })
    expect(answerIn(swallow(vol))).toMatchObject({ given: 'boom', correct: true })
    expect(swallow(vol)[0].opgave?.bek).toBeNull()
    // Set where it stands already, it only leaves the mouth.
    const [los, events] = perform(vol, { type: 'zet', schub: 2 })
    expect(los.opgave).toEqual(boom.opgave)
    expect(events).toEqual([{ type: 'fx', name: 'spuug', plek: vis }])
  })

  it('a fish is dragged straight to a scale, whatever is in the mouth', () => {
    const staat = met(BOOM)
    const vis = staat.opgave?.zwerm.indexOf('m') ?? -1
    const [vol] = perform(staat, { type: 'eet', vis: vis === 0 ? 1 : 0 })
    const [na, events] = perform(vol, { type: 'breng', vis, schub: 2 })
    expect(rij(na)).toBe('b oo m')
    expect(na.opgave?.bek).toBeNull()
    expect(events).toEqual([{ type: 'fx', name: 'zet', plek: 2 }])
    expect(perform(vol, { type: 'breng', vis: 99, schub: 2 })).toEqual([vol, []])
    expect(perform(vol, { type: 'breng', vis, schub: 9 })).toEqual([vol, []])
  })

  it('a word that was seen is answered as seen', () => {
    const [gezien] = perform(met(BOOM), { type: 'gezien' })
    expect(answerIn(swallow(ruil(gezien, 'm', 2)))).toMatchObject({ hoe: 'gezien', correct: true })
  })
})

describe('mending', () => {
  const mis = () => wait(swallow(ruil(met(BOOM), 'm', 0))[0])

  it('goes on from the own form: the wrong letters are spat out at their scales', () => {
    const staat = mis()
    expect(staat.poging).toBe(2)
    expect(rij(staat)).toBe('m oo t')
    expect(staat.opgave && stukkeSchubben(staat.opgave)).toEqual([0, 2])
    expect(swallow(staat)).toEqual([staat, []])
    const half = ruil(staat, 'b', 0)
    expect(half.opgave && kanSlikken(half.opgave)).toBe(false)
    const uit = swallow(ruil(half, 'm', 2))
    expect(answerIn(uit)).toMatchObject({
      given: 'boom',
      correct: true,
      attempt: 2,
      vraag: 'bouw:herstel',
      hoe: 'gezien',
    })
    expect(uit[0]).toMatchObject({ goed: 0, fout: 1, hersteld: ['boom'] })
    expect(kettingVan(uit[0])).toEqual([{ woord: 'boom', isHersteld: true }])
  })

  it('can be left, but only a mistake can', () => {
    expect(perform(mis(), { type: 'overslaan' })[1]).toContainEqual({ type: 'vraag', plek: 0 })
    const staat = met(BOOM)
    expect(perform(staat, { type: 'overslaan' })).toEqual([staat, []])
  })

  it('tells which scale waits for another letter', () => {
    const staat = mis()
    const zin = TEKST.report({ type: 'fx', name: 'herstel', plek: 0 }, staat)
    expect(zin).toBe('Op je vis staat m oo t. Zet een andere letter op schub 1 en 3.')
    expect(rules.need(staat).zin).toContain('schub 1 en 3')
    expect(TEKST.report({ type: 'fx', name: 'zet', plek: 2 }, ruil(met(BOOM), 'm', 2))).toBe(
      'Op je vis staat b oo m. Klaar?',
    )
  })
})

describe('growing', () => {
  const speel = (skill: number) =>
    playWithBot({ rules, items: FIXTURES.gewoon }, { seed: 4, skill }, { exercise: { aantal: 10 } })
  const jaaa = (skill: number) =>
    speel(skill).events.flatMap((e) => (e.type === 'fx' && e.name === 'jaaa' ? [e.plek] : []))

  it('there is a mouthful at three, six and nine links, mended ones too, and none for who did nothing', () => {
    expect(jaaa(1)).toEqual([0, 1, 2])
    expect(jaaa(0.5).length).toBeGreaterThan(0)
    expect(jaaa(0)).toEqual([])
  })

  it('ends in three ways', () => {
    expect([10, 5, 1, 0].map((goed) => slotVan({ goed, aantal: 10 }))).toEqual([
      'vol',
      'half',
      'half',
      'leeg',
    ])
  })
})
