import { describe, expect, it } from 'vitest'
import type { GroepId } from '@letterhaven/contracts/ids'
import { compareGroepen, groepenMet } from './groepen-met.ts'

const [a, b, c] = ['a', 'b', 'c'] as GroepId[] as [GroepId, GroepId, GroepId]

describe('the groups that are chosen for somebody', () => {
  it('are those they have, with what was ticked and without what was unticked', () => {
    expect(groepenMet([a, b], compareGroepen([a, b], [b, c]))).toEqual([b, c])
    expect(groepenMet([a], compareGroepen([a], [a]))).toEqual([a])
  })

  it('keep what came or went meanwhile', () => {
    const erbijC = compareGroepen([a], [a, c])
    expect(groepenMet([a, b], erbijC)).toEqual([a, b, c])
    expect(groepenMet([], erbijC)).toEqual([c])
    expect(groepenMet([a, c], erbijC)).toEqual([a, c])
    expect(groepenMet([b], compareGroepen([a, b], [b]))).toEqual([b])
  })
})
