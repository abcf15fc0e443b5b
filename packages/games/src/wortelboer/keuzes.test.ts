import { loadWerkwoordOpgaven } from '@letterhaven/game-kit/opgave/werkwoorden'
import { describe, expect, it } from 'vitest'
import { stukkenVan } from './enten.ts'
import { listKeuzes } from './keuzes.ts'
import { planVan } from './plan.ts'
import { heel } from './wortel.ts'

const alle = (
  await Promise.all([5, 6, 7, 8].map((groep) => loadWerkwoordOpgaven(groep, 'nl')))
).flat()

const keuzesBij = (infinitief: string, vorm: string): readonly (readonly string[])[] => {
  const opgave = alle.find(
    ({ word, werkwoord }) => word === vorm && werkwoord.infinitief === infinitief,
  )
  if (!opgave) throw new Error(`no sentence with ${vorm}`)
  const stukken = stukkenVan(infinitief)
  return stukken.map((_, plek) =>
    listKeuzes({ stukken, gewas: heel(stukken) }, plek, { vorm, werkwoord: opgave.werkwoord }),
  )
}

describe('the letters that a piece of the stem can become', () => {
  it('hold what every form needs, with another one beside it, and are few', () => {
    for (const { word, werkwoord } of alle) {
      const stukken = stukkenVan(werkwoord.infinitief)
      const plan = planVan(stukken, word)
      if (!plan) continue
      for (const [plek, stuk] of stukken.entries()) {
        const keuzes = listKeuzes({ stukken, gewas: heel(stukken) }, plek, {
          vorm: word,
          werkwoord,
        })
        expect(keuzes).toContain(plan.letters[plek])
        expect(keuzes).toContain(stuk)
        expect(keuzes.length).toBeLessThanOrEqual(5)
      }
    }
  })

  it('are one or two of a letter now, and other sounds too where a verb may change its own', () => {
    expect(keuzesBij('lopen', 'loopt')).toEqual([['l'], ['o', 'oo'], ['p'], ['e', 'ee'], ['n']])
    expect(keuzesBij('lopen', 'liep')[1]).toEqual(['o', 'oo', 'ie', 'a'])
    // Decoy: a verb that keeps its sound has the same to decide.
    expect(keuzesBij('maken', 'maakte')[1]).toEqual(['a', 'aa', 'ie', 'oe'])
  })
})
