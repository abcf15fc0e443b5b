import { describe, expect, it } from 'vitest'
import { SpelboekSchema, type Spelboek } from '@letterhaven/contracts/spelboek'
import { TRAPPEN } from '@letterhaven/contracts/trap'
import {
  addRonde,
  isNieuwRecord,
  LEEG_BOEK,
  mergeSpelboek,
  nogTotTrap,
  openTrappen,
} from './spelboek.ts'

/** Books of every sort that matters. */
const BOEKEN: readonly Spelboek[] = [0, 1, 4].flatMap((gespeeld) =>
  [null, 0, 12].flatMap((record) =>
    [true, false].flatMap((geheim) =>
      TRAPPEN.map((trap) => ({ gespeeld, record, geheim, trap }) as const),
    ),
  ),
)

describe('the stages of a game', () => {
  it('open by plays, the second after one and the third after three', () => {
    expect([0, 1, 2, 3, 9].map((gespeeld) => openTrappen({ gespeeld }).length)).toEqual([
      1, 2, 2, 3, 3,
    ])
  })

  it('say how many plays they still need', () => {
    expect(TRAPPEN.map((trap) => nogTotTrap({ gespeeld: 1 }, trap))).toEqual([0, 0, 2])
  })
})

describe('what a game remembers', () => {
  it('is the same however often and in which order two devices tell it', () => {
    for (const een of BOEKEN)
      for (const ander of BOEKEN) {
        const samen = mergeSpelboek(een, ander)
        expect(mergeSpelboek(ander, een)).toEqual(samen)
        expect(mergeSpelboek(samen, een)).toEqual(samen)
        expect(SpelboekSchema.parse(samen)).toEqual(samen)
      }
  })

  it('is the same in whatever order three devices tell it', () => {
    for (const a of BOEKEN)
      for (const b of BOEKEN)
        for (const c of BOEKEN.slice(0, 20))
          expect(mergeSpelboek(mergeSpelboek(a, b), c)).toEqual(
            mergeSpelboek(a, mergeSpelboek(b, c)),
          )
  })

  it('loses no record and no secret to an emptier book', () => {
    const vol: Spelboek = { gespeeld: 2, record: 9, geheim: true, trap: 2 }
    expect(mergeSpelboek(LEEG_BOEK, vol)).toEqual(vol)
  })

  it('counts a round, keeps the better record and the stage that was played', () => {
    const na = addRonde({ gespeeld: 1, record: 8, geheim: false, trap: 1 }, { trap: 2, record: 5 })
    expect(na).toEqual({ gespeeld: 2, record: 8, geheim: false, trap: 2 })
    expect(addRonde(na, { trap: 1, record: null }).record).toBe(8)
  })

  it('is beaten only by more than was reached before', () => {
    expect([isNieuwRecord(null, 5), isNieuwRecord(5, 5), isNieuwRecord(5, 6)]).toEqual([
      false,
      false,
      true,
    ])
  })
})
