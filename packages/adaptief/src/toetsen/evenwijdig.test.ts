import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { makeWereld } from '../proefleerling.ts'

const wereld = makeWereld(60)
const engine = createEngine(wereld)
const lastig = (id: string) => engine.difficulty(id).mean
const ids = (code: string, ...nummers: readonly number[]) => nummers.map((k) => `${code}-${k}`)
const TWINTIG = ids('c4a', ...Array.from({ length: 20 }, (_, i) => 10 + 2 * i))
const vraag = (begintoets: readonly string[], bekend: readonly string[] = [], niveau = 0) =>
  engine.evenwijdig({ begintoets, bekend: new Set(bekend), niveau })

describe('the words of an end test', () => {
  it('are as many of each category, as hard, told as much by, and none was met', () => {
    const begintoets = [...TWINTIG, ...ids('c5a', 3, 9, 30)]
    const bekend = ids('c4a', 11, 13, 15, 17)
    const toets = vraag(begintoets, bekend)
    const woorden = toets.soort === 'toets' ? toets.woorden : []
    expect(woorden).toHaveLength(23)
    expect(new Set(woorden).size).toBe(23)
    expect(woorden.filter((id) => begintoets.includes(id) || bekend.includes(id))).toEqual([])
    expect(woorden.filter((id) => id.startsWith('c5a'))).toHaveLength(3)
    expect(toets).toMatchObject({ soort: 'toets' })
    woorden.forEach((id, i) => {
      expect(Math.abs(lastig(id) - lastig(begintoets[i] ?? ''))).toBeLessThan(0.4)
    })
  })

  it('differ from the begin test no more than any other choice of words would', () => {
    const nummer = fc.integer({ min: 0, max: 59 })
    fc.assert(
      fc.property(
        fc.uniqueArray(nummer, { minLength: 2, maxLength: 8 }),
        fc.uniqueArray(nummer, { maxLength: 30 }),
        fc.infiniteStream(evenly(0, 0.999_999)),
        (begin, weg, toeval) => {
          const begintoets = ids('c4a', ...begin)
          const bekend = ids('c4a', ...weg)
          const toets = vraag(begintoets, bekend)
          const kosten = (woorden: readonly string[]) =>
            woorden
              .map(lastig)
              .toSorted((a, b) => a - b)
              .map(
                (b, i) =>
                  (b - lastig(ids('c4a', ...begin.toSorted((p, q) => p - q))[i] ?? '')) ** 2,
              )
              .reduce((som, x) => som + x, 0)
          const over = wereld.woorden
            .map(({ id }) => id)
            .filter(
              (id) => id.startsWith('c4a') && !bekend.includes(id) && !begintoets.includes(id),
            )
          const ander = begin.map(
            () => over.splice(Math.floor((toeval.next().value ?? 0) * over.length), 1)[0] ?? '',
          )
          const beste = toets.soort === 'toets' ? kosten(toets.woorden) : 0
          expect(beste).toBeLessThanOrEqual(kosten(ander) + 1e-9)
        },
      ),
    )
  })

  it('are refused by name where there are too few, or none as hard', () => {
    const alle = wereld.woorden.map(({ id }) => id)
    const bijna = alle.filter((id) => !ids('c4a', 1, 2, 3).includes(id))
    expect(vraag(TWINTIG, bijna)).toEqual({
      soort: 'te_weinig_woorden',
      categorie: 'c4a',
      nodig: 20,
      over: 3,
    })
    const zwaar = alle.filter((id) => lastig(id) < 1)
    expect(vraag(ids('c4a', 1, 3, 5), zwaar)).toMatchObject({ soort: 'ongelijk' })
    expect(vraag([])).toEqual({ soort: 'geen_begintoets' })
    expect(vraag(['weg', 'constructor'])).toEqual({ soort: 'geen_begintoets' })
  })

  it('say how far they differ, and that is little', () => {
    const toets = vraag(TWINTIG)
    const { verschil, informatie } =
      toets.soort === 'toets' ? toets : { verschil: 9, informatie: 0 }
    expect(Math.abs(verschil)).toBeLessThan(0.15)
    expect(informatie).toBeGreaterThan(0.85)
    expect(vraag(TWINTIG)).toEqual(toets)
  })
})
