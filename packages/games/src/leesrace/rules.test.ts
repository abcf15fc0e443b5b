import { describe, expect, it } from 'vitest'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { leesrace } from './manifest.ts'
import { antwoorden, begin, namen, tekst, TEKSTEN, tijd, vraag } from './proef.ts'
import { golvenVan, rules } from './rules.ts'

describeBots({
  manifest: leesrace,
  rules,
  items: TEKSTEN,
  invoer: {
    licht: {},
    vraag: {},
    terug: {},
    geef: {},
    hoor: {},
    mascotte: {},
    heel: {},
    regel: { nr: GETAL },
    stuk: { nr: GETAL },
    woord: { nr: GETAL },
    snij: { nr: GETAL },
  },
  altijd: ({ opgave, item }) =>
    !opgave ||
    (opgave.gelezen <= (item?.zinnen.length ?? 0) &&
      opgave.nu < Math.max(1, opgave.gelezen) &&
      (opgave.vlag === null || opgave.isVraag)),
})

describe('a stage of leesrace', () => {
  describeTrappen({ rules, items: TEKSTEN, kind: 'tekst' })
})

describe('reading', () => {
  it('is done by the child itself: a sentence is lit by a move, and never by time', () => {
    const spel = begin()
    spel.perform(tijd(600_000))
    expect(spel.staat().opgave).toMatchObject({ gelezen: 0, isVraag: false })
    spel.perform({ type: 'licht' })
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 2, nu: 1 })
  })

  it('goes back to what was lit, and lights nothing out of turn', () => {
    const spel = begin()
    for (let n = 0; n < 3; n += 1) spel.perform({ type: 'licht' })
    expect(spel.perform({ type: 'terug' }).opgave).toMatchObject({ gelezen: 3, nu: 1 })
    expect(spel.perform({ type: 'regel', nr: 0 }).opgave).toMatchObject({ gelezen: 3, nu: 0 })
    expect(spel.perform({ type: 'regel', nr: 5 }).opgave).toMatchObject({ gelezen: 3, nu: 0 })
    expect(spel.perform({ type: 'regel', nr: 3 }).opgave).toMatchObject({ gelezen: 4, nu: 3 })
  })

  it('brings the question after the last sentence, by one more move', () => {
    const spel = begin()
    for (let n = 0; n < 8; n += 1) spel.perform({ type: 'licht' })
    expect(spel.staat().opgave?.isVraag).toBe(false)
    expect(spel.perform({ type: 'licht' }).opgave?.isVraag).toBe(true)
    expect(namen(spel.events)).toContain('bel')
  })

  it('may be ended from any sentence once all were lit, and not before', () => {
    const spel = begin()
    for (let n = 0; n < 7; n += 1) spel.perform({ type: 'licht' })
    expect(spel.perform({ type: 'vraag' }).opgave?.isVraag).toBe(false)
    spel.perform({ type: 'licht' })
    spel.perform({ type: 'regel', nr: 2 })
    expect(spel.perform({ type: 'vraag' }).opgave?.isVraag).toBe(true)
  })

  it('is not read aloud: only the question can be heard, once it is there', () => {
    const spel = begin()
    spel.perform({ type: 'hoor' })
    spel.perform({ type: 'luister' })
    spel.read()
    expect(spel.events.filter(({ type }) => type === 'say')).toEqual([])
    spel.perform({ type: 'hoor' })
    expect(spel.events).toContainEqual(
      expect.objectContaining({ type: 'say', tekst: 'Wat zoekt Jip? een pet' }),
    )
  })

  it('is asked once for each text: its other questions find it lit, with the flags of before', () => {
    const [een, twee] = tekst('pet')
    const spel = begin({}, een)
    spel.read()
    spel.plant(0)
    spel.perform({ type: 'verder' })
    if (twee) spel.give(twee)
    expect(spel.staat().opgave).toMatchObject({
      isVraag: true,
      vlag: null,
      vlaggen: [{ zin: 0, isEerste: true }],
    })
    spel.plant(4)
    spel.perform({ type: 'verder' })
    const [ander] = tekst('ander')
    if (ander) spel.give(ander)
    expect(spel.staat().opgave).toMatchObject({ isVraag: false, gelezen: 0, vlaggen: [] })
  })
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
      { given: '0', correct: true, vraag: 'markeer:bewijs', hoe: 'gezien' },
    ])
  })

  it('is no answer in the hand', () => {
    const spel = begin()
    spel.read()
    expect(spel.perform({ type: 'geef' }).fase).toBe('spelen')
    expect(namen(spel.events)).toContain('dicht')
  })

  it('cannot be planted in a text that was not read', () => {
    const spel = begin()
    spel.perform({ type: 'licht' })
    expect(spel.plant(0)).toMatchObject({ fase: 'spelen', opgave: { vlag: null } })
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
    expect(spel.perform({ type: 'geef' }).fase).toBe('spelen')
    expect(spel.plant(0)).toMatchObject({ fase: 'kijken', goed: 0, hersteld: ['pet:0'] })
  })

  it('is told after the last try, for as long as the child reads it', () => {
    const spel = gemist(3, 5)
    spel.plant(6)
    expect(spel.perform(tijd(600_000)).fase).toBe('kijken')
    expect(spel.perform({ type: 'verder' }).fase).toBe('vraag')
  })

  it('is looked at for a moment only, before it is mended (decoy)', () => {
    const spel = begin()
    spel.read()
    spel.plant(3)
    expect(spel.perform(tijd(600_000))).toMatchObject({ fase: 'spelen', poging: 2 })
  })
})

describe('the relay of stage 2', () => {
  const estafette = () => {
    const spel = begin({ trap: 2 })
    spel.read()
    return spel
  }

  it('shuts the text when the question comes, and opens the stretch that is chosen', () => {
    const spel = estafette()
    expect(spel.staat().opgave?.stukken).toEqual([0, 3, 5])
    expect(spel.perform({ type: 'regel', nr: 0 }).opgave?.vlag).toBeNull()
    spel.perform({ type: 'stuk', nr: 0 })
    expect(spel.perform({ type: 'regel', nr: 4 }).opgave?.vlag).toBeNull()
    expect(spel.perform({ type: 'regel', nr: 0 }).opgave?.vlag).toBe(0)
  })

  it('passes the baton to who knew at once where to look; who looks further is as right', () => {
    const wissels = [[0], [2, 0]].map((stukken) => {
      const spel = estafette()
      for (const nr of stukken) spel.perform({ type: 'stuk', nr })
      const { goed, opgave } = spel.plant(0)
      expect(goed).toBe(1)
      return opgave?.wissels
    })
    expect(wissels).toEqual([1, 0])
  })
})

describe('the photo finish of stage 3', () => {
  const finish = () => {
    const spel = begin({ trap: 3 })
    spel.read()
    spel.perform({ type: 'regel', nr: 0 })
    return spel
  }

  it('frames the whole sentence until words are chosen, by two taps or one word after the other', () => {
    const spel = finish()
    expect(spel.staat().opgave?.lint).toEqual({ van: 0, tot: 3, isHalf: false })
    spel.perform({ type: 'woord', nr: 3 })
    expect(spel.perform({ type: 'woord', nr: 1 }).opgave?.lint).toMatchObject({ van: 1, tot: 3 })
    expect(spel.perform({ type: 'snij', nr: -1 }).opgave?.lint).toMatchObject({ van: 2, tot: 3 })
    expect(spel.perform({ type: 'heel' }).opgave?.lint).toMatchObject({ van: 0, tot: 3 })
  })

  it('makes a sharp photograph of the words that prove it, and judges the sentence alone', () => {
    const uit = [[], [1, 3], [0, 0]].map((woorden) => {
      const spel = finish()
      for (const nr of woorden) spel.perform({ type: 'woord', nr })
      const { goed, opgave } = spel.perform({ type: 'geef' })
      return [goed, opgave?.fotos]
    })
    expect(uit).toEqual([
      [1, [true]],
      [1, [true]],
      [1, [false]],
    ])
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
