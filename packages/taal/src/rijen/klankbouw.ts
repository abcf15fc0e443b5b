const lijst = (tekst: string): string[] => tekst.split(' ')

/** The separate graphemes of the beginning or the end of a part. */
type Rij = readonly string[]
const rijen = (tekst: string): Rij[] => lijst(tekst).map((deel) => deel.split('.'))

/** What a Dutch word can begin with, by the number of graphemes. */
const BEGIN: readonly (readonly Rij[])[] = [
  [[]],
  rijen('b d f g h j k l m n p r s t v w z'),
  rijen(
    'b.l b.r d.r f.l f.r g.l g.r k.l k.n k.r k.w p.l p.r s.ch s.l s.m s.n s.p s.t t.r t.w v.l v.r z.w',
  ),
  rijen('s.p.l s.p.r s.t.r s.ch.r'),
]
const KORT = lijst('a e i o u')
const LANG = lijst('aa ee oo uu ie oe eu ui ij ei ou')
/** Long sounds at the end of an open part, where a, o and u are written once. */
const OPEN = lijst('a o u ee ie oe eu ui ij ei ou')
const OPEN_MIDDEN = lijst('a e o u ie oe eu ui ij ei ou')
/** Sounds that no r can follow in the same part. */
const TWEEKLANK: ReadonlySet<string> = new Set(['ui', 'ij', 'ei', 'ou'])

const EIND_KORT: readonly (readonly Rij[])[] = [
  [],
  rijen('f g k l m n p r s t ng ch'),
  rijen(
    'f.t k.t k.s l.f l.g l.k l.m l.p l.s l.t m.p m.s n.k n.s n.t p.s p.t r.f r.g r.k r.m r.n r.p r.s r.t s.t t.s ch.t',
  ),
  rijen('k.s.t l.s.t n.s.t r.s.t m.p.t r.k.t'),
]
const EIND_LANG: readonly (readonly Rij[])[] = [
  [],
  rijen('f g k l m n p r s t'),
  rijen('f.t k.s k.t l.s n.s p.s r.s r.t s.t t.s'),
]
/** The consonants that can close a part before another part. */
const SLOT_MIDDEN = rijen('f k l m n p r s t')
const BEGIN_MIDDEN = rijen('b d f g k l m n p r s t v w z')
/** The last part with a weak e (`-er`), after its first consonant. */
const DOF = rijen('e.l e.n e.r')

/** One part of a word in its graphemes, as it may be built. */
export type Deel = readonly string[]

/** Sounds that never follow each other at the start of a part. */
const GEEN_BEGIN =
  /^(?:j i|j ie|w u|w uu|w oe|k w u|k w oe|k w uu|t w u|t w oe|z w u|z w oe)(?: |$)/

const isMogelijk = (deel: Deel, klinker: number): boolean => {
  const [voor, na] = [deel[klinker - 1], deel[klinker + 1]]
  // The same l or r on both sides of a vowel is not said (`blel`).
  if (klinker > 1 && voor === na && /^[lr]$/.test(na ?? '')) return false
  if (na === 'r' && TWEEKLANK.has(deel[klinker] ?? '')) return false
  return (
    !GEEN_BEGIN.test(deel.slice(Math.max(0, klinker - 2)).join(' ')) &&
    !GEEN_BEGIN.test(deel.join(' '))
  )
}

/** Makes every combination of a beginning, a vowel and an end. */
const build = (begin: readonly Rij[], klinkers: readonly string[], eind: readonly Rij[]): Deel[] =>
  begin.flatMap((voor) =>
    klinkers.flatMap((klinker) =>
      eind.map((na) => [...voor, klinker, ...na]).filter((deel) => isMogelijk(deel, voor.length)),
    ),
  )

/** Makes the parts that can be a whole word, or the last part after others. */
function laatste(voor: number, na: number, isEerste: boolean): Deel[] {
  const begin = isEerste ? (BEGIN[voor] ?? []) : voor === 1 ? BEGIN_MIDDEN : []
  if (na === 0) return build(begin, OPEN, [[]])
  const vol = [
    ...build(begin, KORT, EIND_KORT[na] ?? []),
    ...build(begin, LANG, EIND_LANG[na] ?? []),
  ]
  const dof = na === 1 && !isEerste ? begin.flatMap((b) => DOF.map((d) => [...b, ...d])) : []
  return isEerste ? vol : [...vol.filter((deel) => deel[voor] !== 'e'), ...dof]
}

/** Makes the parts that others can follow: open with a long sound, or closed with a short sound and one consonant. */
function eerder(voor: number, na: number, isEerste: boolean): Deel[] {
  const begin = isEerste ? (BEGIN[voor] ?? []) : voor === 1 ? BEGIN_MIDDEN : []
  if (na === 0) return build(begin, OPEN_MIDDEN, [[]])
  return na === 1 ? build(begin, KORT, SLOT_MIDDEN) : []
}

/** Reads a pattern of Ms around one K as the number of Ms before and after it; undefined for any other pattern. */
function readDeel(patroon: string): readonly [number, number] | undefined {
  const [, voor, na] = /^(M{0,3})K(M{0,3})$/.exec(patroon) ?? []
  return voor === undefined || na === undefined ? undefined : [voor.length, na.length]
}

/**
 * Returns for every part of a pattern (`MKM`, or `MK-MKM`) what it can be in the sounds of Dutch; undefined for a pattern that
 * no word has.
 */
export function bouwdelen(patroon: string): Deel[][] | undefined {
  const delen = patroon.split('-').map(readDeel)
  const bouwsels = delen.map((deel, i) => {
    if (!deel) return []
    const make = i === delen.length - 1 ? laatste : eerder
    return make(deel[0], deel[1], i === 0)
  })
  return bouwsels.some((keuzes) => keuzes.length === 0) ? undefined : bouwsels
}
