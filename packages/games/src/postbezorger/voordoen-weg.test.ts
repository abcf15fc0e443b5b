import { describe, expect, it } from 'vitest'
import { classify, halte } from './indeling.ts'
import { wegenVan } from './voordoen-weg.ts'

const MATEN = [
  [1440, 900],
  [1280, 800],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const

/** How far the head and the cap of the hero reach beside the middle of the bike and above its wheels, unscaled. */
const HOOFD = { links: 64, rechts: 34, boven: 206, onder: 110 } as const

/** Returns whether a way from `van` to `naar` runs over the head of the hero, who waits with the bike at x. */
function isOverHoofd(
  { fiets }: ReturnType<typeof classify>,
  x: number,
  [van, naar]: readonly ReturnType<typeof wegenVan>['van'][],
): boolean {
  if (!van || !naar) return false
  return Array.from({ length: 200 }, (_, i) => i / 199).some((t) => {
    const [px, py] = [van.x + (naar.x - van.x) * t, van.y + (naar.y - van.y) * t]
    return (
      px > x - HOOFD.links * fiets.s &&
      px < x + HOOFD.rechts * fiets.s &&
      py > fiets.y - HOOFD.boven * fiets.s &&
      py < fiets.y - HOOFD.onder * fiets.s
    )
  })
}

describe.each(MATEN)('the way of a letter, shown at %i by %i', (w, h) => {
  it.each([2, 4])('runs over no face before %i houses', (n) => {
    const indeling = classify(w, h, n)
    const { van, naar } = wegenVan(indeling, 2)
    // Without bridges the bike waits at the end of the street, with them before the first house.
    const x = n === 2 ? indeling.fiets.thuis : halte(indeling, 0)
    for (const doel of naar) expect(isOverHoofd(indeling, x, [van, doel])).toBe(false)
    // Decoy: a way to the wheels of the bike would.
    const { fiets } = indeling
    const kop = { x, y: fiets.y - 150 * fiets.s }
    expect(isOverHoofd(indeling, x, [van, kop])).toBe(true)
  })

  it('begins at the desk with the letter, and ends under each sign', () => {
    const indeling = classify(w, h, 4)
    const { van, naar } = wegenVan(indeling, 2)
    const { x, y, w: breed, h: hoog } = indeling.tafel
    expect(van.x).toBeGreaterThanOrEqual(x)
    expect(van.x).toBeLessThanOrEqual(x + breed)
    expect(van.y).toBeGreaterThanOrEqual(y)
    expect(van.y).toBeLessThan(y + hoog)
    for (const [nr, { y: voet }] of naar.entries()) {
      const bord = indeling.borden[nr]
      expect(voet).toBeCloseTo((bord?.y ?? 0) + (bord?.h ?? 0))
    }
  })
})
