import { describe, expect, it } from 'vitest'
import { layFlits, tapFlits, showFlits } from './flits-trap.ts'
import { FlitsWoord } from './flits.tsx'

const dicht = layFlits(500)
const open = showFlits(dicht) ?? dicht
const weg = tapFlits(open, 500) ?? dicht

const show = (woord: string, flits = dicht): string =>
  JSON.stringify(FlitsWoord({ woord, flits }).props)

describe('a flashed word', () => {
  it('stands there, for eyes and for readers, only while it is open', () => {
    expect(show('fiets', open).match(/fiets/g)).toHaveLength(2)
    for (const flits of [dicht, weg]) expect(show('fiets', flits)).not.toContain('fiets')
  })

  it('is masked by the same signs whatever its length', () => {
    expect(show('vis', weg)).toBe(show('ontdekkingsreiziger', weg))
  })
})
