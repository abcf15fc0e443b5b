import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deelGoed,
  oefendagen,
  count,
  countEersteKeer,
  countPerCategorie,
  countPerLeerling,
  countPerWeek,
  countTogether,
  wholePercent,
  zittingen,
  type AntwoordRij,
} from './voortgang.ts'

const maandag = Date.UTC(2026, 10, 16, 9)
const rij = (anders: Partial<AntwoordRij> = {}): AntwoordRij => ({
  leerlingId: 'noor',
  categorie: 'ei',
  correct: true,
  poging: 1,
  op: maandag,
  ms: 4000,
  ...anders,
})

const willekeurig = fc.array(
  fc.record({
    leerlingId: fc.constantFrom('noor', 'bo'),
    categorie: fc.constantFrom('ei', 'ij', 'zing'),
    correct: fc.boolean(),
    poging: fc.integer({ min: 1, max: 3 }),
    op: fc.integer({ min: Date.UTC(2026, 8, 1), max: Date.UTC(2026, 10, 22) }),
    ms: fc.nat(20_000),
  }),
  { maxLength: 80 },
)

describe('a whole percentage', () => {
  it('is what whole numbers give, halves upwards, for every count of up to a thousand answers', () => {
    for (let totaal = 1; totaal <= 1000; totaal += 1)
      for (let goed = 0; goed <= totaal; goed += 1)
        if (wholePercent(goed / totaal) !== Math.floor((200 * goed + totaal) / (2 * totaal)))
          throw new Error(`${goed} of ${totaal}`)
    // Without care for fractions, 23 of 40 would be 57 percent.
    expect([Math.round((23 / 40) * 100), wholePercent(23 / 40)]).toEqual([57, 58])
  })
})

describe('sums of answers', () => {
  it('count right and all, and the first tries apart', () => {
    const rijen = [rij(), rij({ correct: false }), rij({ poging: 2 })]
    expect(count(rijen)).toEqual({ goed: 2, totaal: 3 })
    expect(countEersteKeer(rijen)).toEqual({ goed: 1, totaal: 2 })
  })

  it('per category and per pupil add up to the whole, whatever was answered', () => {
    fc.assert(
      fc.property(willekeurig, (rijen) => {
        expect(countTogether(countPerCategorie(rijen).values())).toEqual(count(rijen))
        expect(countTogether(countPerLeerling(rijen).values())).toEqual(count(rijen))
        for (const { goed, totaal } of countPerCategorie(rijen).values()) {
          expect(goed).toBeLessThanOrEqual(totaal)
        }
      }),
    )
  })

  it('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(willekeurig, (rijen) => {
        const om = rijen.toReversed()
        expect(Object.fromEntries(countPerCategorie(om))).toEqual(
          Object.fromEntries(countPerCategorie(rijen)),
        )
        expect(zittingen(om).map((z) => z.totaal)).toEqual(zittingen(rijen).map((z) => z.totaal))
      }),
    )
  })

  it('per week keep empty weeks and use the local Sunday', () => {
    const zondagnacht = Date.UTC(2026, 10, 15, 23, 30)
    const rijen = [rij({ op: zondagnacht, correct: false }), rij()]
    expect(countPerWeek(rijen, ['2026-W45', '2026-W46', '2026-W47'], 'nl')).toEqual([
      { week: '2026-W45', goed: 0, totaal: 0 },
      { week: '2026-W46', goed: 0, totaal: 0 },
      { week: '2026-W47', goed: 1, totaal: 2 },
    ])
  })

  it('say nothing of a share where nothing was answered', () => {
    expect(deelGoed({ goed: 0, totaal: 0 })).toBeNull()
    expect(deelGoed({ goed: 0, totaal: 4 })).toBe(0)
  })

  it('know on which days there was practice', () => {
    const rijen = [rij(), rij({ op: maandag + 60_000 }), rij({ op: maandag + 86_400_000 })]
    expect([...oefendagen(rijen, 'be')]).toEqual(['2026-11-16', '2026-11-17'])
  })
})

describe('sittings', () => {
  it('part at half an hour without an answer, not before', () => {
    const om = (minuten: number) => rij({ op: maandag + minuten * 60_000, ms: 40_000 })
    expect(zittingen([om(0), om(29), om(59), om(90)])).toMatchObject([
      { totaal: 2, minuten: 2 },
      { totaal: 1, minuten: 1 },
      { totaal: 1, minuten: 1 },
    ])
  })

  it('hold every answer once', () => {
    fc.assert(
      fc.property(willekeurig, (rijen) => {
        expect(countTogether(zittingen(rijen))).toEqual(count(rijen))
      }),
    )
  })

  it('are none without answers', () => {
    expect(zittingen([])).toEqual([])
  })
})
