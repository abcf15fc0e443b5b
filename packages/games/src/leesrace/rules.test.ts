import { describe, expect, it } from 'vitest'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { leesrace } from './manifest.ts'
import { antwoorden, begin, namen, tekst, TEKSTEN, tijd, vraag } from './proef.ts'
import { golvenVan, isVerteld, rules } from './rules.ts'

describeBots({
  manifest: leesrace,
  rules,
  items: TEKSTEN,
  invoer: {
    licht: {},
    ren: {},
    hoor: {},
    mascotte: {},
    regel: { nr: GETAL },
    stuk: { nr: GETAL },
    ster: { nr: GETAL },
    roep: { nr: GETAL },
  },
  altijd: ({ opgave, item }) =>
    !opgave ||
    (opgave.gelezen <= (item?.zinnen.length ?? 0) &&
      opgave.nu < Math.max(1, opgave.gelezen) &&
      (opgave.ster === null || opgave.ster < opgave.gelezen) &&
      opgave.passen <= 8 &&
      opgave.stand.every((hier) => hier >= -1 && hier <= 3) &&
      (opgave.vlag === null || (opgave.isVraag && opgave.vlag < opgave.gelezen))),
})

describe('a stage of leesrace', () => {
  describeTrappen({ rules, items: TEKSTEN, kind: 'tekst' })
})

describe('a flag', () => {
  it('may be moved until it is given, and the place where it stands then is the answer', () => {
    const spel = begin()
    spel.read()
    spel.perform({ type: 'regel', nr: 3 })
    spel.perform({ type: 'regel', nr: 6 })
    expect(antwoorden(spel.events)).toEqual([])
    spel.plant(0)
    expect(antwoorden(spel.events)).toMatchObject([
      { given: '0', correct: true, vraag: 'markeer:bewijs/5', hoe: 'gezien' },
    ])
  })

  it('says how many sentences it was chosen from: those that were read', () => {
    const spel = begin({}, vraag({ bewijs: [7] }))
    spel.read()
    spel.plant(7)
    expect(antwoorden(spel.events)).toMatchObject([{ given: '7', vraag: 'markeer:bewijs/8' }])
  })

  it('is no answer in the hand', () => {
    const spel = begin()
    spel.read()
    for (const nr of [-1, 0, 1, 2]) spel.perform({ type: 'roep', nr })
    expect(spel.staat().fase).toBe('spelen')
    expect(antwoorden(spel.events)).toEqual([])
  })

  it('cannot be planted in a text that was not read', () => {
    expect(begin().plant(0)).toMatchObject({ fase: 'spelen', opgave: { vlag: null } })
    const later = begin()
    later.read()
    expect(later.plant(5)).toMatchObject({ fase: 'spelen', opgave: { vlag: null } })
  })

  it('is right on any sentence that proves the answer', () => {
    for (const zin of [0, 6]) {
      const spel = begin({}, vraag({ bewijs: [0, 6] }))
      spel.read()
      expect(spel.plant(zin).goed).toBe(1)
    }
  })

  it('counts for the record where it stood at the first try', () => {
    const [een, twee] = tekst('pet')
    const spel = begin({}, een)
    spel.read()
    spel.plant(0)
    spel.perform({ type: 'verder' })
    if (twee) spel.give(twee)
    spel.plant(1)
    spel.perform({ type: 'verder' })
    spel.plant(4)
    expect(rules.record?.(spel.staat())).toBe(1)
    expect(spel.staat().opgave?.vlaggen).toEqual([
      { zin: 0, isEerste: true },
      { zin: 4, isEerste: false },
    ])
  })
})

describe('a question', () => {
  const isGevraagd = (over: Parameters<typeof vraag>[0]): boolean => {
    const spel = begin({}, null)
    return spel.give(vraag(over)).fase === 'spelen'
  }

  it('is asked only where one sentence proves it, and not nearly any', () => {
    expect(isGevraagd({})).toBe(true)
    expect(isGevraagd({ bewijs: [] })).toBe(false)
    expect(isGevraagd({ bewijs: [0, 1] })).toBe(true)
    expect(isGevraagd({ bewijs: [0, 1, 2] })).toBe(false)
    expect(isGevraagd({ zinnen: ['Een.', 'Twee.', 'Drie.', 'Vier.'] })).toBe(false)
  })
})

describe('a mistake', () => {
  const gemist = (...waar: readonly number[]) => {
    const spel = begin()
    spel.read()
    for (const zin of waar) {
      spel.plant(zin)
      spel.perform({ type: 'verder' })
    }
    return spel
  }

  it('leaves the flag where it was given, from where the child moves it', () => {
    const spel = gemist(3)
    expect(spel.staat()).toMatchObject({ poging: 2, opgave: { vlag: 3, geweest: [3] } })
    // Nothing is given where it stood in vain.
    expect(spel.perform({ type: 'roep', nr: spel.bluffer() }).fase).toBe('spelen')
    expect(spel.plant(0)).toMatchObject({ fase: 'kijken', goed: 0, hersteld: ['pet:0'] })
  })

  it('is told after the last try, for as long as the child reads it', () => {
    const spel = gemist(3, 1)
    spel.plant(2)
    expect(spel.perform(tijd(600_000)).fase).toBe('kijken')
    expect(spel.perform({ type: 'verder' }).fase).toBe('vraag')
  })

  it('is told to who leaves it as well, and counts as no flag', () => {
    const spel = gemist(3)
    const na = spel.perform({ type: 'overslaan' })
    expect(na).toMatchObject({ fase: 'kijken', goed: 0, hersteld: [], opgave: { geplant: 0 } })
    expect(isVerteld(na)).toBe(true)
    expect(spel.perform(tijd(600_000)).fase).toBe('kijken')
    expect(antwoorden(spel.events)).toHaveLength(1)
    expect(spel.perform({ type: 'verder' }).fase).toBe('vraag')
  })

  it('is none before it was made: nothing is left then (decoy)', () => {
    const spel = gemist()
    expect(spel.perform({ type: 'overslaan' })).toMatchObject({ fase: 'spelen', poging: 1 })
  })

  it('is looked at for a moment only, before it is mended (decoy)', () => {
    const spel = begin()
    spel.read()
    spel.plant(3)
    expect(spel.perform(tijd(600_000))).toMatchObject({ fase: 'spelen', poging: 2 })
  })
})

describe('the stadium', () => {
  it('stands up one to three times in a round, also for who mends much, and never for who does nothing', () => {
    for (const skill of [0.3, 0.8])
      for (let seed = 1; seed < 12; seed += 1) {
        const { events } = playWithBot(
          { rules, items: TEKSTEN },
          { seed, skill },
          { exercise: { kind: 'tekst', aantal: 10 } },
        )
        const keer = namen(events).filter((naam) => naam === 'jaaa').length
        expect(keer).toBeGreaterThanOrEqual(1)
        expect(keer).toBeLessThanOrEqual(3)
      }
    const stil = begin()
    stil.perform(tijd(600_000))
    expect(namen(stil.events)).not.toContain('jaaa')
    expect([...golvenVan(10)]).toEqual([4, 7, 10])
  })

  it('hides a tortoise that reads upside down; who taps it finds the secret once', () => {
    const spel = begin()
    expect(namen(spel.events)).not.toContain('geheim')
    spel.perform({ type: 'mascotte' })
    spel.perform({ type: 'mascotte' })
    expect(namen(spel.events).filter((naam) => naam === 'geheim')).toHaveLength(1)
    expect(namen(spel.events).filter((naam) => naam === 'flip')).toHaveLength(2)
  })
})
