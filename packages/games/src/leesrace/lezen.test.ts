import { describe, expect, it } from 'vitest'
import { begin, namen, tekst, tijd, vraag } from './proef.ts'

describe('reading', () => {
  it('is done by the child itself: a stretch is lit by a move, and never by time', () => {
    const spel = begin()
    spel.perform(tijd(600_000))
    expect(spel.staat().opgave).toMatchObject({ gelezen: 0, isVraag: false })
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 3, nu: 0 })
    spel.perform(tijd(60_000))
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 5, nu: 3 })
  })

  it('goes as far as a question needs, which then comes by one more move', () => {
    const spel = begin()
    spel.read()
    expect(spel.staat().opgave).toMatchObject({ gelezen: 5, isVraag: true })
    expect(namen(spel.events).filter((naam) => naam === 'loop')).toHaveLength(2)
    expect(namen(spel.events)).toContain('bel')
    const laat = begin({}, vraag({ bewijs: [7] }))
    laat.read()
    expect(laat.staat().opgave).toMatchObject({ gelezen: 8, isVraag: true })
  })

  it('asks who is quicker than anybody reads to read it again, once for a stretch', () => {
    const spel = begin()
    spel.perform({ type: 'licht' })
    spel.perform(tijd(1000))
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 3, isSnel: true })
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 5, isSnel: false })
    spel.perform({ type: 'licht' })
    expect(spel.perform({ type: 'licht' }).opgave?.isVraag).toBe(true)
  })

  it('asks nobody who reads eight words a second or less (decoy)', () => {
    const spel = begin()
    spel.perform({ type: 'licht' })
    // Eighteen words.
    spel.perform(tijd(2250))
    expect(spel.perform({ type: 'licht' }).opgave).toMatchObject({ gelezen: 5, isSnel: false })
  })

  it('is not read aloud: only the question can be heard, once it is there', () => {
    const spel = begin()
    spel.perform({ type: 'hoor' })
    spel.perform({ type: 'luister' })
    spel.read()
    expect(spel.events.filter(({ type }) => type === 'say')).toEqual([])
    spel.perform({ type: 'hoor' })
    expect(spel.events).toContainEqual(
      expect.objectContaining({ type: 'say', tekst: 'Wat zoekt Jip? Een pet' }),
    )
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
    expect(spel.staat().opgave).toMatchObject({ isVraag: false, gelezen: 5 })
    spel.read()
    spel.plant(5)
    spel.perform({ type: 'verder' })
    const [ander] = tekst('ander')
    if (ander) spel.give(ander)
    expect(spel.staat().opgave).toMatchObject({ isVraag: false, gelezen: 0, vlaggen: [] })
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
    expect(spel.perform(tijd(600_000)).fase).toBe('vraag')
    const eerste = begin()
    eerste.read()
    eerste.plant(0)
    expect(eerste.perform({ type: 'licht' }).opgave?.gelezen).toBe(5)
  })
})
