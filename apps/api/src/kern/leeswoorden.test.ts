import { loadNepwoorden } from '@letterhaven/taal/nepwoorden'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeLeeswoorden, type Leeswoorden } from './leeswoorden.ts'

let leeswoorden: Leeswoorden
beforeAll(async () => {
  leeswoorden = makeLeeswoorden(await woordenTotEnMet(8), await loadNepwoorden())
})

describe('words to read', () => {
  it('have an address of their own, a category by how they are built, and the word itself to be judged by', () => {
    expect(leeswoorden.find('lees:kikker')).toMatchObject({
      categorie: 'lees-4',
      opgave: { soort: 'woord', id: 'lees:kikker', word: 'kikker', categorieen: ['lees-4'] },
    })
    // Decoys: the word as it is written is another opgave, and so is no word at all.
    expect(leeswoorden.find('kikker')).toBeNull()
    expect(leeswoorden.find('lees:kwikker')).toBeNull()
  })

  it('take turns, sixty a taak, and what was missed comes back first', () => {
    const van = (beurt: number, ...gemist: string[]) =>
      leeswoorden.list(['lees-4'], { beurt, gemist: new Set(gemist) }).map(({ id }) => id)
    expect(van(0)).toHaveLength(60)
    expect(van(1).filter((id) => van(0).includes(id))).toEqual([])
    const [later = ''] = van(3)
    expect(van(0, later)[0]).toBe(later)
    expect(leeswoorden.list(['ei'], { beurt: 0 })).toEqual([])
  })

  it('come mixed, not by the alphabet', () => {
    const letters = leeswoorden
      .list(['lees-4'], { beurt: 0 })
      .slice(0, 20)
      .map(({ entry }) => entry.w[0])
    expect(new Set(letters).size).toBeGreaterThan(6)
  })

  it('are of another subject than spelling, and longer ones harder', () => {
    const { categorieen, woorden } = leeswoorden.catalogus
    expect(new Set(categorieen.map(({ gebied }) => gebied))).toEqual(new Set(['lezen']))
    const maat = (id: string) => woorden.find((woord) => woord.id === id)?.moeilijkheid.mean ?? NaN
    expect(maat('lees:aardappel')).toBeGreaterThan(maat('lees:kikker'))
    expect(maat('lees:kikker')).toBeGreaterThan(maat('lees:maan'))
  })

  it('that do not exist have addresses of their own, are harder, and are never among those that do', () => {
    expect(leeswoorden.find('nep:goup')).toMatchObject({
      categorie: 'lees-1',
      opgave: { soort: 'woord', word: 'goup', graphemes: ['g', 'ou', 'p'], isNep: true },
    })
    expect([leeswoorden.find('lees:goup'), leeswoorden.find('nep:maan')]).toEqual([null, null])
    const { woorden } = leeswoorden.catalogus
    const maat = (id: string) => woorden.find((woord) => woord.id === id)?.moeilijkheid.mean ?? NaN
    expect(maat('nep:goup')).toBeGreaterThan(maat('lees:maan'))
    const van = (beurt: number) =>
      leeswoorden.listNep(['lees-1'], { beurt }).map(({ nepwoord }) => nepwoord.w)
    expect(van(0)).toHaveLength(18)
    expect(van(1).filter((w) => van(0).includes(w))).toEqual([])
    expect(leeswoorden.list(['lees-1'], { beurt: 0 }).some(({ id }) => id.startsWith('nep'))).toBe(
      false,
    )
  })

  it('have letters beside them where they are learned, which are easier and all come in three turns', () => {
    expect(leeswoorden.find('letter:oe')).toMatchObject({
      categorie: 'lees-1',
      opgave: { soort: 'woord', word: 'oe', graphemes: ['oe'], isLetter: true },
    })
    // Decoys: a letter is no word, and what is no letter of that year has no address.
    expect(['lees:oe', 'letter:kat', 'letter:qu'].map((id) => leeswoorden.find(id))).toEqual([
      null,
      null,
      null,
    ])
    const { woorden } = leeswoorden.catalogus
    const maat = (id: string) => woorden.find((woord) => woord.id === id)?.moeilijkheid.mean ?? NaN
    expect(maat('letter:oe')).toBeLessThan(maat('lees:maan'))
    const van = (beurt: number, ...gemist: string[]) =>
      leeswoorden.listLetters(['lees-1'], { beurt, gemist: new Set(gemist) }).map(({ id }) => id)
    expect(van(0)).toHaveLength(14)
    expect(new Set([0, 1, 2].flatMap((beurt) => van(beurt))).size).toBe(42)
    const [later = ''] = van(2)
    expect(van(0, later)[0]).toBe(later)
    expect(leeswoorden.listLetters(['lees-2', 'lees-4'], { beurt: 0 })).toEqual([])
  })
})
