import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { makeRaak } from './scene-raak.ts'

/** Sets up the street on a phone, with one window at (60, 200) and nobody in a door; `hoog` is how far the camera went down. */
function street(hoog = 0) {
  const indeling = classify(390, 844, 2)
  const gedaan: string[] = []
  const stage = {
    wortel: { y: -hoog },
    schaal: 1,
    laag: () => null,
    textuur: () => null,
    vuil: () => undefined,
    barst: () => gedaan.push('sneeuw'),
  } as unknown as Stage
  const touch = makeRaak(stage, indeling, {
    fiets: { x: () => indeling.fiets.thuis, held: { juich: () => gedaan.push('held') } },
    deuren: { raakbaar: () => [] },
    ramen: { raakbaar: [{ x: 60, y: 200, r: 30, answer: () => gedaan.push('raam') }] },
    post: { puff: (nr: number) => gedaan.push(`rook ${nr}`) },
  } as unknown as Parameters<typeof makeRaak>[2])
  return { indeling, gedaan, touch }
}

describe('a touch on the street', () => {
  it('is answered by the window, the hero or the snow that is there, and by nothing in the sky', () => {
    const { indeling, gedaan, touch } = street()
    const { fiets, grond } = indeling
    expect(touch({ x: 64, y: 190 })).toBe(true)
    expect(touch({ x: fiets.thuis, y: fiets.y - 40 * fiets.s })).toBe(true)
    expect(touch({ x: 300, y: grond + 30 })).toBe(true)
    expect(gedaan).toEqual(['raam', 'held', 'sneeuw'])
    expect(touch({ x: 200, y: 136 })).toBe(false)
    expect(gedaan).toHaveLength(3)
  })

  it('is answered where things are seen, also while the street is moved up for a door', () => {
    const { gedaan, touch } = street(100)
    touch({ x: 60, y: 100 })
    expect(gedaan).toEqual(['raam'])
    // Decoy: where the window was before that, it is no more.
    touch({ x: 60, y: 200 })
    expect(gedaan).not.toEqual(['raam', 'raam'])
  })
})
