import { describe, expect, it } from 'vitest'
import { begin, namen, tekst, tijd, vraag } from './proef.ts'

describe('reading', () => {
  const STER = { type: 'ster', nr: 0 } as const

  it('begins at once with the first stretch, and goes on by the child itself, never by time', () => {
    const spel = begin()
    spel.perform(tijd(600_000))
    expect(spel.staat().opgave).toMatchObject({ gelezen: 3, nu: 0, isVraag: false })
    spel.perform(STER)
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 5, nu: 3 })
  })

  it('goes on once the star lies on a sentence of the stretch, which may be moved until then', () => {
    const spel = begin()
    spel.perform(tijd(60_000))
    expect(spel.perform({ type: 'licht' }).opgave?.gelezen).toBe(3)
    // Not on what is dark, nor on what was read before.
    expect(spel.perform({ type: 'ster', nr: 3 }).opgave?.ster).toBeNull()
    spel.perform({ type: 'ster', nr: 2 })
    expect(spel.perform({ type: 'ster', nr: 1 }).opgave?.ster).toBe(1)
    const na = spel.perform({ type: 'licht' })
    expect(na.opgave).toMatchObject({ ster: null, sterren: [1], gelezen: 5 })
    expect(spel.perform({ type: 'ster', nr: 1 }).opgave?.ster).toBeNull()
  })

  it('goes as far as a question needs, which then comes by one more move', () => {
    const spel = begin()
    spel.read()
    expect(spel.staat().opgave).toMatchObject({ gelezen: 5, isVraag: true, sterren: [0, 3] })
    expect(namen(spel.events).filter((naam) => naam === 'loop')).toHaveLength(2)
    expect(namen(spel.events)).toContain('bel')
    const laat = begin({}, vraag({ bewijs: [7] }))
    laat.read()
    expect(laat.staat().opgave).toMatchObject({ gelezen: 8, isVraag: true })
  })

  it('asks who is quicker than anybody reads to read it again, once for a stretch', () => {
    const spel = begin()
    spel.perform(tijd(1000))
    spel.perform(STER)
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 3, isSnel: true })
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 5, isSnel: false })
    spel.perform({ type: 'ster', nr: 3 })
    spel.perform({ type: 'licht' })
    expect(spel.perform({ type: 'licht' }).opgave?.isVraag).toBe(true)
  })

  it('asks nobody who reads eight words a second or less (decoy)', () => {
    const spel = begin()
    // Eighteen words.
    spel.perform(tijd(2250))
    spel.perform(STER)
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 5, isSnel: false })
  })

  it('is not read aloud: only the question can be heard, once it is there', () => {
    const spel = begin()
    spel.perform({ type: 'hoor' })
    spel.perform({ type: 'luister' })
    spel.read()
    expect(spel.events.filter(({ type }) => type === 'say')).toEqual([])
    spel.perform({ type: 'hoor' })
    const gezegd = spel.events.flatMap((event) => (event.type === 'say' ? [event.tekst] : []))
    expect(gezegd).toEqual([
      expect.stringMatching(/^Wat zoekt Jip\? (?:Haas|Eend|Wasbeer) roept: /),
    ])
  })

  it('is done once for each text: its other questions find lit what was read, with the flags of before', () => {
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
    spel.give(vraag({ ...tekst('pet')[3] }))
    expect(spel.staat().opgave).toMatchObject({ isVraag: false, gelezen: 8, nu: 5 })
    spel.read()
    spel.plant(5)
    spel.perform({ type: 'verder' })
    const [ander] = tekst('ander')
    if (ander) spel.give(ander)
    expect(spel.staat().opgave).toMatchObject({
      isVraag: false,
      gelezen: 3,
      vlaggen: [],
      sterren: [],
    })
  })
})

describe('the end of a lap', () => {
  const laatste = (bewijs: number) => {
    const spel = begin({}, vraag({ bewijs: [bewijs], keten: { id: 'pet', nr: 3, van: 4 } }))
    spel.read()
    spel.plant(bewijs)
    return spel
  }

  it('offers what was not read of the text, for as long as the child looks', () => {
    const spel = laatste(0)
    expect(spel.perform(tijd(600_000)).fase).toBe('kijken')
    const na = spel.perform({ type: 'licht' })
    expect(na).toMatchObject({ fase: 'kijken', goed: 1, opgave: { gelezen: 8, nu: 5 } })
    expect(spel.perform(tijd(600_000)).fase).toBe('kijken')
    expect(spel.perform({ type: 'verder' }).fase).toBe('vraag')
  })

  it('offers nothing of a text that was read, or whose questions go on (decoy)', () => {
    const spel = laatste(7)
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ nu: 5, isVraag: true })
    const eerste = begin()
    eerste.read()
    eerste.plant(0)
    expect(eerste.perform({ type: 'licht' }).opgave?.gelezen).toBe(5)
  })
})
