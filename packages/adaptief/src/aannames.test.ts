import { describe, expect, it } from 'vitest'
import { binnenGrenzen, geldigeAannames, STANDAARD } from './aannames.ts'

describe('what is assumed of all pupils', () => {
  it('stays within its bounds, and is as it was set where it is no number', () => {
    expect([-1, 0.3, 9].map((slip) => binnenGrenzen('slip', slip))).toEqual([0.005, 0.1, 0.1])
    expect([0.1, 0.5, 5].map((deel) => binnenGrenzen('algemeen', deel))).toEqual([0.2, 0.5, 1.2])
    for (const raar of [Number.NaN, Infinity, -Infinity])
      expect(binnenGrenzen('slip', raar)).toBe(geldigeAannames(undefined).slip)
  })

  it('is taken from a bank that says it, part by part, and else as it was set', () => {
    const gezegd = { algemeen: 0.6, eigen: 9, samenhang: -1, slip: 0.02 }
    expect(geldigeAannames(gezegd)).toEqual({ algemeen: 0.6, eigen: 0.8, samenhang: 0, slip: 0.02 })
    expect(geldigeAannames(undefined)).toBe(STANDAARD)
  })
})
