import { describe, expect, it } from 'vitest'
import { bake, besteld, lay, wait } from './proef.ts'
import { rules } from './rules.ts'
import { dampendePunten, gelegdVan, type State } from './stand.ts'
import { mistZin, TEKST } from './tekst.ts'

/** Returns a wrong pizza, and the hint on its card. */
function mis(woord: string, soort: 'hakken' | 'dictee', ...delen: string[]) {
  const gelegd = lay(besteld(woord, soort), ...delen)
  const [staat, events] = rules.step(gelegd, { type: 'bak' })
  const antwoord = events.find(({ type }) => type === 'answer')
  const hint = antwoord ? TEKST.correctie(antwoord, staat)?.uitleg : undefined
  return { staat, hint }
}

/** The pieces on slices that steam, as they are struck. */
const gestreept = (staat: State): readonly (string | undefined)[] =>
  dampendePunten(staat).map((punt) => gelegdVan(staat)[punt])

describe('what is said of a wrong pizza', () => {
  it('strikes each piece where the pupil laid it, and none that lies right', () => {
    const { staat } = mis('vriend', 'hakken', 'v', 'ie', 'r', 'ie', 'd')
    expect(gelegdVan(staat)).toEqual(['v', 'ie', 'r', 'ie', 'd'])
    expect(gestreept(staat)).toEqual(['ie', 'r', 'ie'])
    // What steams while it is looked at is what steams while it is mended.
    expect(gelegdVan(wait(staat))).toEqual(gelegdVan(staat))
    expect(dampendePunten(wait(staat))).toEqual(dampendePunten(staat))
  })

  it('lies at once as it is mended where a piece is missing', () => {
    const { staat } = mis('schaap', 'dictee', 's', 'aa', 'p')
    expect(gelegdVan(staat)).toContain('')
    expect(gelegdVan(staat).filter(Boolean)).toEqual(['s', 'aa', 'p'])
    expect(gelegdVan(wait(staat))).toEqual(gelegdVan(staat))
  })

  it('speaks of the whole word where most of it is wrong, and of the one mistake else', () => {
    const { staat, hint } = mis('schaap', 'hakken', 'p', 'p', 'p', 's')
    expect(dampendePunten(staat)).toHaveLength(4)
    expect(hint).toBe('Zeg het woord langzaam, klank voor klank: s-ch-aa-p.')
    expect(mis('schaap', 'hakken', 's', 'ch', 'p', 'p').hint).not.toContain('s-ch-aa-p')
  })
})

describe('the oven, when it is tried too early', () => {
  it('says how much is missing, and bakes nothing', () => {
    const half = lay(besteld('schaap'), 's', 'ch')
    expect(half.opgave && mistZin(half.opgave)).toBe('Nog 2 klanken')
    expect(bake(half)).toBe(half)
    const bijna = lay(half, 'aa')
    expect(bijna.opgave && mistZin(bijna.opgave)).toBe('Nog 1 klank')
    const vol = lay(bijna, 'p')
    expect(vol.opgave && mistZin(vol.opgave)).toBeNull()
  })

  it('says how many slices still steam', () => {
    const terug = wait(mis('schaap', 'hakken', 's', 'ch', 'p', 's').staat)
    expect(terug.opgave && mistZin(terug.opgave)).toBe('Er dampen nog 2 punten')
    const [na, events] = rules.step(terug, { type: 'bak' })
    expect(events.flatMap((event) => TEKST.report(event, na) ?? [])).toEqual([
      'Er dampen nog 2 punten',
    ])
  })
})
