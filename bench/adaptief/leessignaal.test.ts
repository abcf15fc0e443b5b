import { describe, expect, it } from 'vitest'
import { leesmetingen } from './leessignaal.ts'
import { makeWaarheid } from './leerling.ts'
import { gemiddelde, op, som, tot } from './rij.ts'
import { makeWereld } from './wereld.ts'

const wereld = makeWereld('proef')
const klas = tot(600).map((nr) => makeWaarheid(wereld, nr, { zittingen: 1, hulp: 0 }))

/** Returns how two rows of numbers go together. */
function correlatie(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [gemiddelde(a), gemiddelde(b)]
  const samen = som(a.map((x, i) => (x - ma) * (op(b, i) - mb)))
  return samen / Math.sqrt(som(a.map((x) => (x - ma) ** 2)) * som(b.map((x) => (x - mb) ** 2)))
}

const middenVan = (w: (typeof klas)[number]) => gemiddelde(w.scope.map((k) => op(w.basis, k)))

describe('what reading might tell', () => {
  it('is how far somebody is, about as well as reading and spelling go together in a groep', () => {
    const groep6 = klas.filter(({ groep }) => groep === 6)
    const gezien = groep6.map((w) => leesmetingen(w, 'algemeen')[0]?.waarde ?? Number.NaN)
    expect(correlatie(gezien, groep6.map(middenVan))).toBeCloseTo(0.6, 0.7)
  })

  it('is for each category half of what is special about it, with much noise', () => {
    const paren = klas.flatMap((w) =>
      leesmetingen(w, 'per categorie')
        .slice(1)
        .map(({ waarde }, i) => [waarde, op(w.basis, op(w.scope, i)) - middenVan(w)] as const),
    )
    const [gezien, waar] = [paren.map(([x]) => x), paren.map(([, y]) => y)]
    const helling = som(gezien.map((x, i) => x * op(waar, i))) / som(waar.map((y) => y * y))
    expect(helling).toBeCloseTo(0.5, 1)
    expect(correlatie(gezien, waar)).toBeLessThan(0.6)
  })

  it('is nothing where there is no signal, and changes no leerling (decoy)', () => {
    const [w] = klas
    if (!w) throw new Error('geen klas')
    const eerder = Float64Array.from(w.basis)
    expect(leesmetingen(w, 'geen')).toEqual([])
    expect(leesmetingen(w, 'per categorie')).toEqual(leesmetingen(w, 'per categorie'))
    expect(w.basis).toEqual(eerder)
  })
})
