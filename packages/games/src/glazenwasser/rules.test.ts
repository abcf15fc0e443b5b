import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { glazenwasser } from './manifest.ts'
import { ITEMS, opstelling, VOL } from './proef.ts'
import { rules } from './rules.ts'
import { isHalf, openRaam, standVan, teHerstellen } from './stand.ts'
import type { State } from './rules.ts'
import { sierOp } from './use-klop.ts'

const woordOp = (state: State, plek: number): string => state.plekken[plek]?.item?.word ?? ''
const hangende = (state: State) => state.plekken.filter(({ stand }) => stand === 'open')
const verkeerd = (state: State): number =>
  hangende(state).filter(({ item, opgave }) => opgave?.vorm !== item?.word).length

describeBots({
  manifest: glazenwasser,
  rules,
  items: ITEMS,
  invoer: {
    was: { plek: GETAL, hoeveel: fc.double() },
    kies: { plek: GETAL },
    open: { plek: GETAL },
    sluit: { plek: GETAL },
    leg: { plek: GETAL, tegel: GETAL },
    teken: { plek: GETAL, teken: fc.constantFrom('w', 'o', 'ij', '') },
    wis: { plek: GETAL },
    klaar: { plek: GETAL },
    luister: { plek: GETAL },
    overslaan: { plek: GETAL },
    ladder: { plek: GETAL },
    kelder: { plek: GETAL },
    klop: { plek: GETAL, raam: GETAL },
  },
  altijd: (nu, vorige) => nu.goed >= vorige.goed,
})

describe('the street', () => {
  it('hangs all words of a taak at once, more right than wrong, and no word twice', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const state = opstelling(ITEMS, { seed }).host.state()
      expect(hangende(state)).toHaveLength(10)
      expect(verkeerd(state)).toBeLessThanOrEqual(5)
      expect(new Set(hangende(state).map(({ item }) => item?.word)).size).toBe(10)
    }
  })

  it('shows about 40 % misspellings over many taken', () => {
    const states = Array.from({ length: 200 }, (_, seed) => opstelling(VOL, { seed }).host.state())
    const deel = states.reduce((som, state) => som + verkeerd(state), 0) / (200 * 10)
    expect(deel).toBeGreaterThan(0.32)
    expect(deel).toBeLessThan(0.46)
  })

  it('does not tell by its place whether a word is right, as the first one once did', () => {
    const states = Array.from({ length: 400 }, (_, seed) => opstelling(VOL, { seed }).host.state())
    for (let plek = 0; plek < 10; plek += 1) {
      const fout = states.filter((state) => state.plekken[plek]?.opgave?.hingGoed === false).length
      expect(fout / states.length).toBeGreaterThan(0.32)
      expect(fout / states.length).toBeLessThan(0.5)
    }
  })

  it('says how many of its words hang right, so that who washes all of them did no better than that', () => {
    const beurten = Array.from({ length: 40 }, (_, seed) => {
      const spel = opstelling(ITEMS, { seed })
      const goede = 10 - verkeerd(spel.host.state())
      for (let plek = 0; plek < 10; plek += 1) spel.send({ type: 'was', plek, hoeveel: 1 })
      return { goede, bewaard: spel.bewaard }
    })
    for (const { goede, bewaard } of beurten) {
      expect(bewaard.filter(({ correct }) => correct)).toHaveLength(goede)
      expect(new Set(bewaard.map(({ vraag }) => vraag))).toEqual(
        new Set([`markeer:raam/${goede}/10`]),
      )
      expect(bewaard.reduce((som, { gok }) => som + gok, 0)).toBeCloseTo(Math.min(9, goede), 6)
    }
    expect(new Set(beurten.map(({ goede }) => goede)).size).toBeGreaterThan(2)
  })

  it('skips a word that already hangs instead of showing it in two forms', () => {
    const [eerste, ...rest] = ITEMS
    const { host } = opstelling([eerste, eerste, ...rest] as Item[])
    const woorden = hangende(host.state()).map(({ item }) => item?.word)
    expect(new Set(woorden).size).toBe(10)
  })

  it('ends when the words run out before the answers do, with nothing left hanging', () => {
    const acht = ITEMS.slice(0, 8)
    for (let seed = 0; seed < 40; seed += 1) {
      const { events, uitslag } = playWithBot(
        { rules, items: acht },
        { seed, skill: 0.7 },
        { exercise: { aantal: 12 } },
      )
      expect(uitslag).not.toBeNull()
      const af = events.flatMap((e) =>
        (e.type === 'answer' && e.attempt === 1) || e.type === 'skip' ? [e.itemId] : [],
      )
      expect(af.toSorted()).toEqual(acht.map((item) => item.id).toSorted())
    }
  })

  it('ends without an answer when the engine has nothing to give', () => {
    const { wait, host, bewaard } = opstelling([])
    wait(4000)
    expect(host.uitslag()).toMatchObject({ score: 0, sterren: 0 })
    expect(bewaard).toEqual([])
  })
})

describe('a window whose word is right', () => {
  it('may stay: who washes it is right by the chance that the street has', () => {
    const spel = opstelling(VOL)
    const plek = spel.plekVan('goed')
    const woord = woordOp(spel.host.state(), plek)
    const goede = 10 - verkeerd(spel.host.state())
    spel.send({ type: 'was', plek, hoeveel: 1 })
    const vraag = `markeer:raam/${goede}/10`
    expect(spel.bewaard).toMatchObject([
      { gegeven: `ja:${woord}`, correct: true, gok: goede / 10, vraag, hoe: 'gezien' },
    ])
    expect(standVan(spel.wait(2000).plekken[plek] as State['plekken'][number])).toBe('schoon')
  })

  it('is opened by mistake, and closed again: no hand decides before something is given', () => {
    const spel = opstelling(VOL)
    const plek = spel.plekVan('goed')
    spel.send({ type: 'open', plek })
    expect(openRaam(spel.host.state())?.plek).toBe(plek)
    spel.send({ type: 'sluit', plek })
    expect(openRaam(spel.host.state())).toBeNull()
    expect(spel.bewaard).toEqual([])
  })

  it('keeps nobody when it was opened by mistake: there is nothing to mend', () => {
    const spel = opstelling(VOL)
    const plek = spel.plekVan('goed')
    spel.send({ type: 'open', plek })
    spel.write(plek, woordOp(spel.host.state(), plek))
    expect(spel.host.state().plekken[plek]).toMatchObject({ stand: 'kijken', isJuist: false })
    expect(teHerstellen(spel.host.state())).toBeNull()
  })

  it('calls while a drag washed a part of it, and answers nothing until the rest is done', () => {
    const spel = opstelling(VOL)
    const plek = spel.plekVan('goed')
    const raam = () => spel.host.state().plekken[plek] as State['plekken'][number]
    expect(isHalf(raam())).toBe(false)
    spel.send({ type: 'was', plek, hoeveel: 0.5, x: 0.5, y: 0.5 })
    expect([isHalf(raam()), spel.bewaard.length]).toEqual([true, 0])
    spel.send({ type: 'was', plek, hoeveel: 1 })
    expect([isHalf(raam()), spel.bewaard.length]).toEqual([false, 1])
  })

  it('is wrong to make anew, although the word made is right, and then there is nothing to mend', () => {
    const spel = opstelling(VOL)
    const plek = spel.plekVan('goed')
    const woord = woordOp(spel.host.state(), plek)
    spel.send({ type: 'open', plek })
    spel.write(plek, woord)
    expect(spel.bewaard).toMatchObject([{ gegeven: `nee:${woord}>${woord}`, correct: false }])
    expect(spel.wait(4000).plekken[plek]).toMatchObject({ stand: 'klaar', poging: 1 })
  })
})

describe('a window whose word is wrong', () => {
  it('is opened and made anew, which nobody guesses', () => {
    const spel = opstelling(VOL)
    const plek = spel.plekVan('fout')
    const woord = woordOp(spel.host.state(), plek)
    const vorm = spel.host.state().plekken[plek]?.opgave?.vorm
    spel.send({ type: 'open', plek })
    spel.write(plek, woord)
    expect(spel.bewaard).toMatchObject([
      { gegeven: `nee:${vorm}>${woord}`, correct: true, gok: 0.02 },
    ])
  })

  /** Washes a window whose word is wrong, and waits until it stands open with the beginning that is left. */
  function gewassen() {
    const spel = opstelling(VOL)
    const plek = spel.plekVan('fout')
    const woord = woordOp(spel.host.state(), plek)
    spel.send({ type: 'was', plek, hoeveel: 1 })
    spel.wait(3000)
    const begin = spel.host.state().plekken[plek]?.opgave?.regel.join('') ?? ''
    return { spel, plek, woord, begin }
  }

  it('opens by itself when it was washed, and is mended there while the others go on', () => {
    const { spel, plek, woord, begin } = gewassen()
    expect(spel.host.state().plekken[plek]).toMatchObject({ stand: 'open', poging: 2 })
    const ander = spel.plekVan('goed')
    spel.send({ type: 'was', plek: ander, hoeveel: 1 })
    expect(spel.bewaard.map(({ correct }) => correct)).toEqual([false, true])
    expect(woord.startsWith(begin)).toBe(true)
    spel.write(plek, woord.slice(begin.length))
    expect(spel.bewaard.at(-1)).toMatchObject({ poging: 2, vraag: 'bouw:herstel', correct: true })
    expect(spel.host.state()).toMatchObject({ goed: 1, fout: 1, hersteld: [woord] })
  })

  it('is mended by who writes the whole word behind the beginning that was left', () => {
    const { spel, plek, woord, begin } = gewassen()
    expect(begin.length).toBeLessThan(woord.length)
    spel.write(plek, woord)
    expect(spel.bewaard.at(-1)).toMatchObject({ gegeven: woord, correct: true })
  })

  it('is asked again after a mistake before any other window that is open', () => {
    const spel = opstelling(VOL)
    const gewassen = spel.plekVan('fout')
    spel.send({ type: 'was', plek: gewassen, hoeveel: 1 })
    const plek = spel.plekVan('goed')
    const woord = woordOp(spel.host.state(), plek)
    // The first one opens while the second is made; it waits for its turn.
    spel.send({ type: 'open', plek })
    expect(openRaam(spel.wait(3000))?.plek).toBe(plek)
    spel.write(plek, woord.slice(0, 1))
    expect(openRaam(spel.host.state())).toBeNull()
    expect(openRaam(spel.wait(3000))).toMatchObject({ plek, poging: 2 })
    spel.write(plek, woord.slice(spel.host.state().plekken[plek]?.opgave?.regel.join('').length))
    expect(openRaam(spel.wait(100))).toMatchObject({ plek: gewassen, poging: 2 })
  })

  it('is where whoever turns elsewhere is brought first, until its word was made', () => {
    const spel = opstelling(VOL)
    const plek = spel.plekVan('fout')
    expect(teHerstellen(spel.host.state())).toBeNull()
    spel.send({ type: 'was', plek, hoeveel: 1 })
    expect(teHerstellen(spel.host.state())).toBe(plek)
    spel.wait(3000)
    expect(teHerstellen(spel.host.state())).toBeNull()
    expect(openRaam(spel.host.state())).toMatchObject({ plek, poging: 2 })
  })

  it('may be left as it is after a mistake', () => {
    const spel = opstelling(VOL)
    const plek = spel.plekVan('fout')
    spel.send({ type: 'was', plek, hoeveel: 1 })
    spel.wait(3000)
    expect(spel.send({ type: 'overslaan', plek }).plekken[plek]?.stand).toBe('klaar')
  })

  it('is typed from groep 7 on', () => {
    const spel = opstelling(VOL, { groep: 7 })
    const plek = spel.plekVan('fout')
    expect(spel.host.state().plekken[plek]?.opgave?.tegels).toBeNull()
    spel.send({ type: 'open', plek })
    spel.write(plek, woordOp(spel.host.state(), plek))
    expect(spel.bewaard).toMatchObject([{ correct: true }])
  })
})

describe('a knock', () => {
  it('is heard where nothing is judged, and changes no window', () => {
    const spel = opstelling(VOL)
    const voor = spel.host.state().plekken
    spel.send({ type: 'klop', plek: 2, raam: 11 })
    expect(spel.events.at(-1)).toEqual({ type: 'fx', name: 'bots', plek: 11 })
    expect(spel.host.state().plekken).toEqual(voor)
    expect(spel.bewaard).toEqual([])
  })

  it('is meant for a window of the scenery only where the finger was on one', () => {
    const sier = [
      { x: 100, y: 100, w: 50, h: 60 },
      { x: 300, y: 100, w: 50, h: 60 },
    ]
    expect(sierOp(sier, 10, { x: 320, y: 150 })).toBe(11)
    expect(sierOp(sier, 10, { x: 100, y: 100 })).toBe(10)
    expect(sierOp(sier, 10, { x: 200, y: 120 })).toBeNull()
    expect(sierOp(sier, 10, { x: 120, y: 170 })).toBeNull()
  })
})

it('a floor of lights springs on for who mends as well, and for nobody who does nothing', () => {
  const jaaa = (skill: number) =>
    playWithBot({ rules, items: VOL }, { seed: 6, skill }).events.filter(
      (e) => e.type === 'fx' && e.name === 'jaaa',
    ).length
  expect(jaaa(0.3)).toBeGreaterThanOrEqual(1)
  expect(jaaa(0.8)).toBeLessThanOrEqual(3)
  const spel = opstelling(VOL)
  spel.wait(9000)
  expect(spel.events.some((e) => e.type === 'fx' && e.name === 'jaaa')).toBe(false)
})
