import { describe, expect, it } from 'vitest'
import { CAT_CODES, CONTEXT, type CatCode } from '../src/cat-code.ts'
import { WOORDGROEPEN, loadWoorden } from '../src/woorden.ts'
import { readToets, type ToetsWoord } from './lijst.ts'

/** Returns how many words a category has at least; there is only a handful of apostrophe words of time. */
const minstens = (code: CatCode): number => (code === 'komma-s' ? 4 : 6)

const woorden = readToets()

/** Returns what is wrong with one line, in words; the list is empty when the line is sound. */
function mankementen(woord: ToetsWoord): string[] {
  const { w, g, lg, kg, br, cat, context } = woord
  const delen = { g, lg, kg, br }
  const los = Object.entries(delen).filter(([, deel]) => deel.join('') !== w || deel.includes(''))
  const rand = br.length > 1 && [br[0], br.at(-1)].some((deel) => deel?.length === 1)
  const opTafelvolgorde = CAT_CODES.filter((code) => cat.includes(code))
  return [
    ...los.map(([veld]) => `${veld} does not join to the word`),
    ...(kg.length === lg.length ? [] : ['as many klankgroepen as lettergrepen']),
    ...(br.length > lg.length ? ['more breaks than lettergrepen'] : []),
    ...(rand ? ['a single letter at an edge'] : []),
    ...(cat.join() === opTafelvolgorde.join()
      ? []
      : ['categories: unknown, double or out of order']),
    ...(context.join() === cat.filter((code) => CONTEXT.has(code)).join() ? [] : ['context']),
  ]
}

describe('the hand-labelled test set', () => {
  it('has only sound lines', () => {
    const fout = woorden
      .map((woord) => [woord.w, ...mankementen(woord)])
      .filter((x) => x.length > 1)
    expect(fout).toEqual([])
  })

  it.each([
    ['a letter lost', { g: ['h', 'o', 'd'] }],
    ['a klankgroep too many', { kg: ['ho', 'nd'] }],
    ['a letter alone at the edge', { lg: ['hon', 'd'], kg: ['hon', 'd'], br: ['hon', 'd'] }],
    ['categories out of order', { cat: ['samen', 'hak'], context: ['samen'] }],
    ['a category twice', { cat: ['hak', 'hak'] }],
    ['a context code that is not marked', { cat: ['samen'] }],
  ] satisfies [string, Partial<ToetsWoord>][])('would stop %s', (_, kapot) => {
    const goed: ToetsWoord = {
      w: 'hond',
      g: ['h', 'o', 'n', 'd'],
      lg: ['hond'],
      kg: ['hond'],
      br: ['hond'],
      cat: ['langermaak'],
      context: [],
    }
    expect(mankementen(goed)).toEqual([])
    expect(mankementen({ ...goed, ...kapot })).not.toEqual([])
  })

  it('holds at least 460 words, each once and in order', () => {
    const namen = woorden.map(({ w }) => w)
    expect(namen.length).toBeGreaterThanOrEqual(460)
    expect(namen).toEqual([...new Set(namen)].toSorted())
  })

  it('stands outside the corpus', async () => {
    const corpus = (await Promise.all(WOORDGROEPEN.map((groep) => loadWoorden(groep)))).flat()
    const inCorpus = new Set(corpus.map(({ w }) => w))
    expect(inCorpus.size).toBeGreaterThan(0)
    expect(woorden.filter(({ w }) => inCorpus.has(w)).map(({ w }) => w)).toEqual([])
  })

  it('covers every category', () => {
    const dun = CAT_CODES.filter(
      (code) => woorden.filter(({ cat }) => cat.includes(code)).length < minstens(code),
    )
    expect(dun).toEqual([])
  })

  it('has words of one to five lettergrepen, and words without any category', () => {
    const lengtes = new Set(woorden.map(({ lg }) => lg.length))
    expect([1, 2, 3, 4, 5].filter((lengte) => !lengtes.has(lengte))).toEqual([])
    expect(woorden.some(({ cat }) => cat.length === 0)).toBe(true)
  })
})
