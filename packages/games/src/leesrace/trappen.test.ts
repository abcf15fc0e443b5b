import { describe, expect, it } from 'vitest'
import { begin, vraag } from './proef.ts'
import type { Input } from './rules.ts'
import type { Opgave } from './stand.ts'

describe('a hurdle', () => {
  const sprong = (...inputs: readonly Input[]): Opgave | null => {
    const spel = begin()
    spel.read()
    expect(spel.staat().opgave?.isOver).toBe(false)
    for (const input of inputs) spel.perform(input)
    return spel.plant(0).opgave
  }

  it('is taken with a flag that stands, in style by who needed no help', () => {
    expect(sprong()).toMatchObject({ isOver: true, isSalto: true })
    expect(sprong({ type: 'tip' })).toMatchObject({ isOver: true, isSalto: false })
    const mis = [{ type: 'regel', nr: 3 }, { type: 'geef' }, { type: 'verder' }] as const
    expect(sprong(...mis)).toMatchObject({ isOver: true, isSalto: false })
  })

  it('is not taken by a mistake, and help is opened before one alone', () => {
    const spel = begin()
    spel.read()
    expect(spel.plant(3).opgave?.isOver).toBe(false)
    spel.perform({ type: 'verder' })
    expect(spel.perform({ type: 'tip' }).opgave?.isTip).toBe(false)
  })
})

describe('the relay of stage 2', () => {
  const estafette = (eerste = vraag({ bewijs: [0, 7] })) => {
    const spel = begin({ trap: 2 }, eerste)
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

  it('opens no stretch that was not read', () => {
    const spel = estafette(vraag())
    expect(spel.staat().opgave?.gelezen).toBe(5)
    expect(spel.perform({ type: 'stuk', nr: 2 }).opgave?.open).toEqual([])
    expect(spel.perform({ type: 'stuk', nr: 1 }).opgave?.open).toEqual([1])
  })

  it('shuts nothing where one stretch was read, which is no choice, and gives no baton for it', () => {
    const spel = estafette(vraag({ alineas: [5, 1, 2] }))
    expect(spel.perform({ type: 'stuk', nr: 0 }).opgave?.open).toEqual([])
    const { goed, opgave } = spel.plant(0)
    expect([goed, opgave?.wissels]).toEqual([1, 0])
  })

  it('opens the stretch of a proof that is told', () => {
    const spel = estafette(vraag())
    spel.perform({ type: 'stuk', nr: 1 })
    spel.plant(3)
    spel.perform({ type: 'verder' })
    expect(spel.perform({ type: 'overslaan' }).opgave?.open).toEqual([1, 0])
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
