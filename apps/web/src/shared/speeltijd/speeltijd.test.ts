import { describe, expect, it } from 'vitest'
import { geheugen, type Opslag } from '@letterhaven/ui/apparaat/opslag'
import { readSpeeltijd, countSpeeltijd } from './speeltijd.ts'

const NU = new Date(2026, 10, 19, 20).getTime()
const DAG_MS = 86_400_000

function winkel(begin: Readonly<Record<string, string>> = {}): Opslag {
  const opslag = geheugen()
  for (const [naam, waarde] of Object.entries(begin)) opslag.setItem(naam, waarde)
  return opslag
}

describe('how long was played today', () => {
  it('adds up over a day, by pupil, and begins anew on the next', () => {
    const w = winkel()
    countSpeeltijd(w, 'noor', { ms: 4000, nu: NU })
    countSpeeltijd(w, 'noor', { ms: 6000, nu: NU + 60_000 })
    expect(readSpeeltijd(w, 'noor', NU)).toBe(10_000)
    expect(readSpeeltijd(w, 'sam', NU)).toBe(0)
    expect(readSpeeltijd(w, 'noor', NU + DAG_MS)).toBe(0)
    countSpeeltijd(w, 'noor', { ms: 500, nu: NU + DAG_MS })
    expect(readSpeeltijd(w, 'noor', NU + DAG_MS)).toBe(500)
  })

  it('is nothing where it cannot be read', () => {
    for (const kapot of ['{', 'null', '7', '{"dag":"Thu Nov 19 2026","ms":"veel"}'])
      expect(readSpeeltijd(winkel({ 'speeltijd:noor': kapot }), 'noor', NU)).toBe(0)
  })
})
