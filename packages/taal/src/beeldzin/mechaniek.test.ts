import { describe, expect, it } from 'vitest'
import { makeLoting } from '../rijen/loting.ts'
import { bijnaVan, isSluitend, onwaarVan, waarVan, type Vraagstuk } from './detail.ts'
import { makeDingen } from './dingen.ts'
import { joinZin } from './zin.ts'

/** A shelf: things of another kind than animals, to see that nothing here knows of a herd. */
interface Blik {
  readonly id: string
  readonly ding: string
  readonly kleur: string
  readonly maat: string
  readonly plank: string
}
interface Detail {
  readonly trek: 'kleur' | 'maat' | 'plank'
  readonly is: string
}

const blik = (id: string, kleur: string, maat: string, plank: string): Blik => ({
  id,
  ding: id.split(':')[0] ?? id,
  kleur,
  maat,
  plank,
})
const DETAILS: readonly Detail[] = [
  { trek: 'maat', is: 'klein' },
  { trek: 'kleur', is: 'rood' },
  { trek: 'plank', is: 'boven' },
]
const GOED = blik('blik1', 'rood', 'klein', 'boven')
const SCHAP = [
  GOED,
  blik('blik2', 'rood', 'groot', 'boven'),
  blik('blik3', 'blauw', 'klein', 'boven'),
  blik('blik4', 'rood', 'klein', 'onder'),
  blik('blik5', 'blauw', 'groot', 'onder'),
]
const op = (keuzes: readonly Blik[], details = DETAILS): Vraagstuk<Detail, Blik> => ({
  details,
  keuzes,
  geldt: ({ trek, is }, ding) => ding[trek] === is,
})
const zonder = (id: string): readonly Blik[] => SCHAP.filter((een) => een.id !== id)

describe('details that say which', () => {
  it('are true of one thing, and none of them can be left out', () => {
    expect(waarVan(op(SCHAP))).toEqual([GOED])
    expect(isSluitend(op(SCHAP))).toBe(true)
    for (const detail of DETAILS) {
      const minder = DETAILS.filter((een) => een !== detail)
      expect(waarVan(op(SCHAP, minder))).toHaveLength(2)
      expect(bijnaVan(op(SCHAP), detail)).toHaveLength(1)
    }
  })

  it('do not where two things are meant, or none', () => {
    expect(isSluitend(op([...SCHAP, { ...GOED, id: 'blik6', ding: 'blik6' }]))).toBe(false)
    expect(isSluitend(op(zonder('blik1')))).toBe(false)
    expect(isSluitend(op([]))).toBe(false)
  })

  it('do not where a nearly right one is missing, because then a detail says nothing', () => {
    for (const id of ['blik2', 'blik3', 'blik4']) expect(isSluitend(op(zonder(id)))).toBe(false)
    expect(isSluitend(op(zonder('blik5')))).toBe(true)
  })

  it('do not where the nearly right one is the same thing in another pose', () => {
    const pose = { ...blik('blik1:om', 'rood', 'groot', 'boven') }
    expect(isSluitend(op([...zonder('blik2'), pose]))).toBe(false)
  })

  it('tell what is not true of a thing', () => {
    const onwaar = (id: string): string[] =>
      SCHAP.filter((een) => een.id === id).flatMap((een) =>
        onwaarVan(op(SCHAP), een).map(({ trek }) => trek),
      )
    expect(onwaar('blik1')).toEqual([])
    expect(onwaar('blik3')).toEqual(['kleur'])
    expect(onwaar('blik5')).toEqual(['maat', 'kleur', 'plank'])
  })
})

describe('the words of a detail', () => {
  it('are found again in the sentence', () => {
    const { zin, details } = joinZin<Detail>([
      'het',
      { tekst: 'kleine', detail: { trek: 'maat', is: 'klein' } },
      'blik',
      ', maar niet',
      { tekst: 'op de plank', detail: { trek: 'plank', is: 'boven' } },
    ])
    expect(zin).toBe('het kleine blik, maar niet op de plank')
    expect(details.map(({ merk }) => zin.slice(...merk))).toEqual(['kleine', 'op de plank'])
  })
})

const ANDERS = { kleur: 'blauw', maat: 'groot', plank: 'onder' } as const
const makeSchap = (
  aantal: number,
  past: (samen: readonly Blik[]) => boolean,
): readonly Blik[] | null =>
  makeDingen<Detail, Blik>({
    details: DETAILS,
    aantal,
    loting: makeLoting(4),
    trek: (isWaar) => [
      DETAILS.reduce(
        (een, detail) => ({
          ...een,
          [detail.trek]: isWaar(detail) ? detail.is : ANDERS[detail.trek],
        }),
        blik('', '', '', ''),
      ),
    ],
    isWaar: ({ trek, is }, ding) => ding[trek] === is,
    past,
  })

describe('things that are drawn for a sentence', () => {
  it('are the right one, a nearly right one for each detail, and such that each detail is true of about half', () => {
    const schap = makeSchap(8, () => true) ?? []
    const namen = schap.map((een, i) => ({ ...een, id: `blik${i}`, ding: `blik${i}` }))
    expect(namen).toHaveLength(8)
    expect(isSluitend(op(namen))).toBe(true)
    for (const { trek, is } of DETAILS) {
      const waar = namen.filter((een) => een[trek] === is).length
      expect(waar).toBeGreaterThanOrEqual(3)
      expect(waar).toBeLessThanOrEqual(5)
    }
  })

  it('are more than asked for where the sentence needs more, and none where they cannot be together', () => {
    expect(makeSchap(1, () => true)).toHaveLength(6)
    expect(makeSchap(8, (samen) => samen.length < 4)).toBeNull()
    expect(makeSchap(8, (samen) => samen.length < 7)).toBeNull()
  })
})
