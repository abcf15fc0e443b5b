import { describe, expect, it } from 'vitest'
import type { ZinOpgave } from './opgave.ts'
import { judge } from './judge.ts'
import { filmAdressenVan, filmOpgaveVan, loadZinsOpgaven } from './zinnen.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const
const LANDEN = ['nl', 'be'] as const

/** Returns all sentences to be put in order, of each year and country. */
async function loadAlle(): Promise<readonly ZinOpgave[]> {
  const lijsten = await Promise.all(
    JAREN.flatMap((groep) => LANDEN.map((land) => loadZinsOpgaven('zin', groep, land))),
  )
  return lijsten.flat().filter((opgave) => opgave.soort === 'zin')
}

describe('a sentence of a story', () => {
  it('bears the whole story in its order, itself at its own place', async () => {
    for (const { woorden, verhaal = [], keten } of await loadAlle()) {
      expect(verhaal).toHaveLength(keten?.van ?? -1)
      expect(verhaal[keten?.nr ?? -1]).toBe(woorden.join(' '))
    }
  })

  it('has a strange word that stands in the story, and with which no order is right', async () => {
    for (const opgave of await loadAlle()) {
      const { vreemd: [vreemd = ''] = [], verhaal = [], woorden, ordes } = opgave
      expect(verhaal.some((zin) => zin.split(' ').includes(vreemd))).toBe(true)
      expect(ordes.flat()).not.toContain(vreemd)
      for (let plek = 0; plek < woorden.length; plek += 1) {
        const gegeven = woorden.with(plek, vreemd).join('/')
        expect(judge(opgave, 'orden:zin', gegeven)?.correct).toBe(false)
      }
      // Decoy: without it, the same judge finds it right.
      expect(judge(opgave, 'orden:zin', woorden.join('/'))?.correct).toBe(true)
    }
  })
})

describe('the films of a year', () => {
  it('are 120, each with a line of its own and judged right by that', async () => {
    for (const groep of JAREN) {
      const films = await loadZinsOpgaven('film', groep, 'nl')
      expect(films).toHaveLength(120)
      expect(new Set(films.map((film) => (film.soort === 'film' ? film.zin : ''))).size).toBe(120)
      expect(films.map(({ id }) => id)).toEqual(filmAdressenVan(groep))
      for (const { id } of films) {
        const film = filmOpgaveVan(id)
        const [eerste = []] = film?.ordes ?? []
        const given = (woorden: readonly string[]) =>
          film && judge(film, 'bouw:film', woorden.join('/'))
        expect(given(eerste)).toEqual({ correct: true, gok: 0.02 })
        expect(given(eerste.slice(1))?.correct).toBe(false)
        // Short enough to be kept as what was given.
        expect(film?.woorden.join('/').length).toBeLessThanOrEqual(200)
      }
    }
  })

  it('are none at an address of something else', () => {
    expect(filmOpgaveVan('kudde@1:1:1:jong')).toBeNull()
    expect(filmOpgaveVan('film@1:1:1:jong')?.soort).toBe('film')
  })
})
