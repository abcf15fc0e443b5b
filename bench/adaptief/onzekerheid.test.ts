import { describe, expect, it } from 'vitest'
import { maat, middel, verhouding, wortelVerhouding } from './onzekerheid.ts'
import { gemiddelde, op, tot } from './rij.ts'
import { makeToeval, zaad } from './toeval.ts'

const toeval = makeToeval(zaad('onzekerheid'))
const PAREN = 60

/** Makes a study of paired values, in which `boven` is 1.2 times `onder`, with some noise. */
function studie() {
  const onder = tot(PAREN).map(() => 2 + 0.8 * toeval.normaal())
  const boven = onder.map((x) => 1.2 * x + 0.2 * toeval.normaal())
  return { onder, boven }
}

const spreiding = (rij: readonly number[]) =>
  Math.sqrt(gemiddelde(rij.map((x) => (x - gemiddelde(rij)) ** 2)))

describe('a standard error', () => {
  it('of a ratio is how much it differs from one study to the next', () => {
    const keren = tot(400).map(() => {
      const { boven, onder } = studie()
      return verhouding(boven, onder)
    })
    expect(gemiddelde(keren.map(({ waarde }) => waarde))).toBeCloseTo(1.2, 2)
    const gezegd = gemiddelde(keren.map(({ fout }) => fout))
    expect(gezegd / spreiding(keren.map(({ waarde }) => waarde))).toBeCloseTo(1, 0.7)
  })

  it('is larger when the pairs are torn apart (decoy)', () => {
    const { boven, onder } = studie()
    const gedraaid = boven.map((_, i) => op(boven, (i + 7) % PAREN))
    expect(verhouding(gedraaid, onder).fout).toBeGreaterThan(3 * verhouding(boven, onder).fout)
  })

  it('of a mean is the spread over the root of the number', () => {
    expect(maat([1, 2, 3, 4]).fout).toBeCloseTo(Math.sqrt(5 / 3) / 2, 10)
  })

  it('of a mean of means goes down with each of them', () => {
    expect(middel([maat([1, 3]), maat([2, 4])])).toEqual({ waarde: 2.5, fout: Math.SQRT1_2 })
  })

  it('follows a ratio under the root', () => {
    const vier = wortelVerhouding([4, 4.4, 3.6], [1, 1, 1])
    const zestien = verhouding([4, 4.4, 3.6], [1, 1, 1])
    expect(vier.waarde).toBeCloseTo(2, 10)
    expect(vier.fout).toBeCloseTo(zestien.fout / 4, 10)
  })
})
