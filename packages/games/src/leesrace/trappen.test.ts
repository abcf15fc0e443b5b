import { describe, expect, it } from 'vitest'
import { begin, vraag } from './proef.ts'
import type { Opgave } from './stand.ts'

describe('a hurdle', () => {
  it('is taken with a flag that stands, and by no mistake', () => {
    const spel = begin()
    spel.read()
    expect(spel.plant(3).opgave?.isOver).toBe(false)
    spel.perform({ type: 'verder' })
    expect(spel.plant(0).opgave?.isOver).toBe(true)
  })
})

describe('the shut text of stage 2', () => {
  const dicht = (eerste = vraag({ bewijs: [0, 7] })) => {
    const spel = begin({ trap: 2 }, eerste)
    // The star lies beside what proves it.
    spel.read(1)
    return spel
  }

  it('shuts the text when the question comes, and opens the stretch that is chosen', () => {
    const spel = dicht()
    expect(spel.staat().opgave?.stukken).toEqual([0, 3, 5])
    expect(spel.perform({ type: 'regel', nr: 0 }).opgave?.vlag).toBeNull()
    spel.perform({ type: 'stuk', nr: 0 })
    expect(spel.perform({ type: 'regel', nr: 4 }).opgave?.vlag).toBeNull()
    expect(spel.perform({ type: 'regel', nr: 0 }).opgave?.vlag).toBe(0)
  })

  it('opens no stretch that was not read', () => {
    const spel = dicht(vraag())
    expect(spel.staat().opgave?.gelezen).toBe(5)
    expect(spel.perform({ type: 'stuk', nr: 2 }).opgave?.open).toEqual([])
    expect(spel.perform({ type: 'stuk', nr: 1 }).opgave?.open).toEqual([1])
  })

  it('shuts nothing where one stretch was read, which is no choice', () => {
    const spel = dicht(vraag({ alineas: [5, 1, 2] }))
    expect(spel.perform({ type: 'stuk', nr: 0 }).opgave?.open).toEqual([])
    const { goed, opgave } = spel.plant(0)
    expect([goed, opgave?.isTurbo]).toEqual([1, false])
  })

  it('opens the stretch of a proof that is told', () => {
    const spel = dicht(vraag())
    spel.perform({ type: 'stuk', nr: 1 })
    spel.plant(3)
    spel.perform({ type: 'verder' })
    expect(spel.perform({ type: 'overslaan' }).opgave?.open).toEqual([1, 0])
  })

  it('gives a start in the sprint to who knew at once where to look; who looks further is as right', () => {
    const turbo = [[0], [2, 0]].map((stukken) => {
      const spel = dicht()
      for (const nr of stukken) spel.perform({ type: 'stuk', nr })
      const { goed, opgave } = spel.plant(0)
      expect(goed).toBe(1)
      return opgave?.isTurbo
    })
    expect(turbo).toEqual([true, false])
  })
})

describe('the quarrel of stage 3', () => {
  const ruzie = () => {
    const spel = begin({ trap: 3 })
    spel.read()
    return spel
  }

  it('is of two rivals who contradict each other, of whom one tells the truth', () => {
    const roepen = ruzie().staat().opgave?.roepen ?? []
    expect(new Set(roepen.map(({ wie }) => wie)).size).toBe(2)
    expect(roepen.filter(({ keus }) => keus === 1)).toHaveLength(1)
  })

  it('asks which of the two bluffs: nobody else can be named, nor nobody', () => {
    const spel = ruzie()
    spel.perform({ type: 'regel', nr: 0 })
    const wie = spel.staat().opgave?.roepen.map((roep) => roep.wie) ?? []
    const ander = [0, 1, 2].find((nr) => !wie.includes(nr)) ?? 0
    for (const nr of [-1, ander]) expect(spel.perform({ type: 'roep', nr }).fase).toBe('spelen')
    expect(spel.perform({ type: 'roep', nr: wie[0] ?? 0 }).fase).toBe('kijken')
  })

  it('leaves the bluffer behind, and takes who told the truth along', () => {
    const spel = ruzie()
    const bluffer = spel.bluffer()
    const { opgave } = spel.plant(0) as { opgave: Opgave }
    expect(opgave.afloop).toBe('betrapt')
    const eerlijk = opgave.roepen.find(({ wie }) => wie !== bluffer)?.wie ?? -1
    expect([opgave.stand[bluffer], opgave.stand[eerlijk]]).toEqual([-1, 0])
  })
})
