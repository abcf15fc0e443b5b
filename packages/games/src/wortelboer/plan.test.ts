import { loadWerkwoordOpgaven } from '@letterhaven/game-kit/opgave/werkwoorden'
import { describe, expect, it } from 'vitest'
import { KLINKERS, listEnten, MEDEKLINKERS, stukkenVan } from './enten.ts'
import { losStukVan, misStukken, misVan, planVan } from './plan.ts'
import { heel, vormVan, type Gewas } from './wortel.ts'
import { voorbeeldVan } from '@letterhaven/game-kit/onderdelen/vormhulp'

const JAREN = [5, 6, 7, 8] as const
const zinnen = await Promise.all(JAREN.map((groep) => loadWerkwoordOpgaven(groep, 'nl')))
const alle = zinnen.flat()

describe('a form', () => {
  it('can be made of its verb in nearly every sentence of every year', () => {
    for (const jaar of zinnen) {
      const kan = jaar.filter(({ word, werkwoord }) =>
        planVan(stukkenVan(werkwoord.infinitief), word),
      )
      expect(kan.length).toBeGreaterThan(jaar.length * 0.965)
    }
    // Decoy: what no leaf and no letter of the trays can write.
    expect(planVan(stukkenVan('erven'), 'geërfd')).toBeNull()
  })

  it('is what its plan says, and the pieces join to the verb', () => {
    for (const { word, werkwoord } of alle) {
      const stukken = stukkenVan(werkwoord.infinitief)
      const plan = planVan(stukken, word)
      expect(stukken.join('')).toBe(werkwoord.infinitief)
      expect(plan === null || vormVan({ ...plan, los: null }) === word).toBe(true)
    }
  })

  it('is made the way it is taught: cut, mended and grafted', () => {
    const plan = planVan(stukkenVan('lopen'), 'loopt')
    expect(plan).toMatchObject({ deel: [0, 3], letters: ['l', 'oo', 'p', 'e', 'n'], uitgang: 't' })
    expect(planVan(stukkenVan('oppakken'), 'pakte')).toMatchObject({ deel: [2, 5], uitgang: 'te' })
  })
})

describe('the trays', () => {
  it('hold the same letters for every vowel, and the same for every consonant', () => {
    for (const stuk of ['o', 'ie', 'ij', 'eu']) expect(listEnten(stuk)).toBe(KLINKERS)
    for (const stuk of ['p', 'tt', 'ch', 'ng']) expect(listEnten(stuk)).toBe(MEDEKLINKERS)
  })
})

describe('a mistake', () => {
  const gewas = (delen: Partial<Gewas>): Gewas => ({ ...heel(['l', 'o', 'p', 'e', 'n']), ...delen })

  const lopen = (delen: Partial<Gewas>) => ({
    gewas: gewas(delen),
    stukken: ['l', 'o', 'p', 'e', 'n'],
  })
  const lop = { deel: [0, 3] } as const
  const loop = { ...lop, letters: ['l', 'oo', 'p', 'e', 'n'] }

  it('is found in the part that differs, and in no other', () => {
    expect(misVan(lopen({ ...lop, uitgang: 't' }), 'loopt')).toEqual(['stam'])
    expect(misVan(lopen({ ...loop, uitgang: 'd' }), 'loopt')).toEqual(['uitgang'])
    expect(misVan(lopen({ ...lop, uitgang: 'en' }), 'gelopen')).toEqual(['ge'])
    expect(misVan(lopen({ ...loop, uitgang: 't' }), 'loopt')).toEqual([])
    // The whole verb, uncut, is right behind the root hair.
    expect(misVan(lopen({ ge: 0 }), 'gelopen')).toEqual([])
  })

  it('is measured against a form that this verb can make: who left it whole has to cut it and to graft', () => {
    const planten = (delen: Partial<Gewas>) => {
      const stukken = ['p', 'l', 'a', 'n', 't', 'e', 'n']
      return { stukken, gewas: { ...heel(stukken), ...delen } }
    }
    expect(misVan(planten({}), 'plantten')).toEqual(['stam', 'uitgang'])
    expect(misStukken(planten({}), 'plantten')).toEqual([5, 6])
    expect(misVan(planten({ deel: [0, 5] }), 'plantten')).toEqual(['uitgang'])
  })

  it('lets only those pieces droop that are wrong: another letter, too much, or the end of too little', () => {
    expect(misStukken(lopen({ ...lop, uitgang: 't' }), 'loopt')).toEqual([1])
    expect(misStukken(lopen({}), 'loopt')).toEqual([1, 3, 4])
    expect(misStukken(lopen({ ...loop, deel: [0, 2], uitgang: 't' }), 'loopt')).toEqual([1])
  })
})

describe('the loose part of a verb', () => {
  it('is named where it stands in the sentence by itself, and nowhere else', () => {
    const bij = (infinitief: string, woord: string) => {
      const zin = alle.find(
        ({ word, werkwoord }) => werkwoord.infinitief === infinitief && word === woord,
      )
      return zin && losStukVan(zin.werkwoord, zin.word)
    }
    const los = alle.filter(({ werkwoord, word }) => losStukVan(werkwoord, word) !== null)
    expect(los.length).toBeGreaterThan(20)
    for (const { werkwoord, word } of los) {
      const deel = losStukVan(werkwoord, word) ?? ''
      expect(werkwoord.infinitief.startsWith(deel)).toBe(true)
      expect(werkwoord.na.split(/[^\p{L}]+/u)).toContain(deel)
    }
    expect(bij('lopen', 'loopt')).toBeNull()
  })
})

describe('the example by which an ending is heard', () => {
  it('has the person of the sentence, and is left out where it would help nobody', () => {
    const bij = (infinitief: string, woord: string) =>
      voorbeeldVan(
        alle.find(({ word, werkwoord }) => werkwoord.infinitief === infinitief && word === woord)
          ?.werkwoord ?? {},
      )
    expect(bij('broeden', 'broedt')).toBe('Zeg het zo: hij loopt.')
    expect(bij('lopen', 'loopt')).toBe('Zeg het zo: hij zwemt.')
    expect(bij('wonen', 'wonen')).toBe('Zeg het zo: zij lopen.')
    expect(bij('aaien', 'aaide')).toBeNull()
    expect(bij('zijn', 'is')).toBeNull()
  })

  it('is never the form that is asked', () => {
    const zinnen = alle.map((opgave) => [opgave.word, voorbeeldVan(opgave.werkwoord)] as const)
    for (const [word, zin] of zinnen) expect(zin?.split(/[ .]/) ?? []).not.toContain(word)
    expect(zinnen.filter(([, zin]) => zin !== null).length).toBeGreaterThan(500)
  })
})
