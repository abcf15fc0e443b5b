import { describe, expect, it } from 'vitest'
import { legFlits, tikFlits, toonFlits } from './flits-trap.ts'
import { FlitsWoord } from './flits.tsx'

const dicht = legFlits(500)
const open = toonFlits(dicht) ?? dicht
const weg = tikFlits(open, 500) ?? dicht

const toon = (woord: string, flits = dicht): string =>
  JSON.stringify(FlitsWoord({ woord, flits }).props)

describe('a flashed word', () => {
  it('stands there, for eyes and for readers, only while it is open', () => {
    expect(toon('fiets', open).match(/fiets/g)).toHaveLength(2)
    for (const flits of [dicht, weg]) expect(toon('fiets', flits)).not.toContain('fiets')
  })

  it('is masked by the same signs whatever its length', () => {
    expect(toon('vis', weg)).toBe(toon('ontdekkingsreiziger', weg))
  })
})
