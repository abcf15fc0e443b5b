import { describe, expect, it } from 'vitest'
import { isNieuw, schilderVan } from './groei.ts'
import { TOPPINGS } from './paint-beleg.ts'
import { POTTEN } from './paint-nieuw.ts'

describe('the jars', () => {
  it('bring three new toppings each, none of them twice', () => {
    expect(POTTEN.map((pot) => pot.length)).toEqual([3, 3, 3])
    expect(new Set([...POTTEN.flat(), ...TOPPINGS]).size).toBe(9 + 10)
  })

  it('change nothing as long as what grows has not come', () => {
    expect(isNieuw(0, 3)).toBe(false)
    expect(schilderVan(4, 3)).toBe(TOPPINGS[4])
  })
})
