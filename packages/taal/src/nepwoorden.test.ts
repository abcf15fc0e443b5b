import { beforeAll, describe, expect, it } from 'vitest'
import { isKlinker } from './inventaris.ts'
import { klankgenoten } from './klankgenoten.ts'
import { leescodeVan } from './lees-categorieen.ts'
import { loadNepwoorden, type Nepwoord } from './nepwoorden.ts'
import { houdtGrofs } from './ongepast.ts'
import { huidigeBron } from './taalregels/bron.ts'
import { loadRules } from './taalregels/laad.ts'
import { woordenTotEnMet } from './woorden.ts'

let nepwoorden: readonly Nepwoord[] = []
let bekend: ReadonlySet<string>
beforeAll(async () => {
  await loadRules()
  nepwoorden = await loadNepwoorden()
  bekend = new Set((await woordenTotEnMet(8)).map(({ w }) => w))
})

const struct = ({ g }: Pick<Nepwoord, 'g'>): string =>
  g.map((grafeem) => (isKlinker(grafeem) ? 'K' : 'M')).join('')

/** Returns whether it is written or sounds like a word of the corpus or of the list of Dutch, or holds something rude. */
const isVerdacht = (g: readonly string[]): boolean =>
  klankgenoten(g).some((vorm) => bekend.has(vorm) || huidigeBron().kent(vorm) || houdtGrofs(vorm))

describe('a word that does not exist', () => {
  it('is none, sounds like none and is not rude', () => {
    expect(nepwoorden.filter(({ g }) => isVerdacht(g)).map(({ w }) => w)).toEqual([])
    // Decoys: a word, and one that is only written in another way.
    expect([isVerdacht(['h', 'o', 'n', 'd']), isVerdacht(['h', 'o', 'n', 't'])]).toEqual([
      true,
      true,
    ])
  })

  it('is built as its category says, and its parts are its letters', () => {
    const anders = nepwoorden.filter(
      ({ w, g, kg, code }) =>
        g.join('') !== w ||
        kg.some((deel) => deel === '') ||
        leescodeVan({ kg: [...kg], struct: struct({ g }), groep: 3 }) !== code,
    )
    expect(anders).toEqual([])
  })

  it('stands in the list once, with enough others of its make for three weeks of pages', () => {
    expect(new Set(nepwoorden.map(({ w }) => w)).size).toBe(nepwoorden.length)
    const perCode = Map.groupBy(nepwoorden, ({ code }) => code)
    expect([...perCode.keys()].toSorted()).toEqual([
      'lees-1',
      'lees-2',
      'lees-3',
      'lees-4',
      'lees-5',
    ])
    for (const [, lijst] of perCode) expect(lijst.length).toBeGreaterThanOrEqual(36)
  })
})
