import { describe, expect, it } from 'vitest'
import { makeLoting, shuffle } from '../../rijen/loting.ts'
import { beschrijvingVan, raadselVan } from './beschrijving.ts'
import { isZelfde, sleutelVan, verschilVan } from './film.ts'
import { makeFilmzin, sayZin, type Filmzin } from './filmzin.ts'
import { isTeLeggen, ordesVan } from './regels.ts'
import { isKlacht } from './stukken.ts'
import { JAARMATEN } from './woorden.ts'
import { play, readFilm } from './zin.ts'

const ZADEN = 400
const adres = (maat: string, zaad: number): string =>
  `film@1:${zaad}:${maat.slice(-1)}:${maat.slice(0, -1)}`

const ALLE: readonly Filmzin[] = JAARMATEN.flatMap((maat) =>
  Array.from({ length: ZADEN }, (_, i) => makeFilmzin(adres(maat, i + 1))).filter(
    (film) => film !== null,
  ),
)

/** Some of each year, where every line of a bank is tried. */
const PROEF = ALLE.filter((_, i) => i % 5 === 0)

const speel = (zin: string) => play(zin.split(' '))
const klacht = (zin: string): string => {
  const film = readFilm(zin.split(' ').filter((woord) => woord !== ''))
  return isKlacht(film) ? film.klacht : ''
}

/** Returns lines that a child may lay: one or two words of the line changed for others of the bank, or two of its words swapped. */
function lijnenBij({ zin, bank }: Filmzin): readonly (readonly string[])[] {
  const over = [...bank]
  for (const woord of zin) over.splice(over.indexOf(woord), 1)
  const een = over.flatMap((woord) => zin.map((_, i) => zin.with(i, woord)))
  const twee = een.flatMap((lijn) =>
    over.flatMap((woord) => lijn.map((_, i) => lijn.with(i, woord))),
  )
  const om = zin.flatMap((a, i) => zin.map((b, j) => zin.with(i, b).with(j, a)))
  return [...een, ...twee, ...om].filter((lijn) => isTeLeggen(lijn, bank))
}

describe('a film of an address', () => {
  it('comes out for every seed, year and stage, the same each time', () => {
    expect(ALLE).toHaveLength(ZADEN * JAARMATEN.length)
    for (const film of ALLE.filter((_, i) => i % 97 === 0))
      expect(makeFilmzin(film.adres)).toEqual(film)
    expect(makeFilmzin('film@2:1:1:jong')).toBeNull()
    expect(makeFilmzin('kudde@1:1:1:jong')).toBeNull()
  })

  it('has its printed line in the bank, which plays the film', () => {
    for (const { zin, bank, film, ordes } of ALLE) {
      expect(isTeLeggen(zin, bank)).toBe(true)
      expect(ordes[0]).toEqual(zin)
      expect(sleutelVan(play(zin) ?? { scenes: [], wanneer: 'nu' })).toBe(sleutelVan(film))
    }
  })

  it('is played by every line that is right, and by no other line of the bank', () => {
    for (const filmzin of PROEF) {
      const { ordes, film } = filmzin
      const goed = new Set(ordes.map((orde) => orde.join(' ')))
      for (const orde of ordes) expect(isZelfde(play(orde) ?? film, film)).toBe(true)
      for (const orde of ordes) expect(play(orde)).not.toBeNull()
      const mis = lijnenBij(filmzin).filter((lijn) => {
        const gespeeld = play(lijn)
        return gespeeld !== null && goed.has(lijn.join(' ')) !== isZelfde(gespeeld, film)
      })
      expect(mis).toEqual([])
    }
  })

  it('can become at least two other films by words of the bank', () => {
    for (const filmzin of PROEF) {
      const andere = new Set(
        lijnenBij(filmzin).flatMap((lijn) => {
          const film = play(lijn)
          return film && !isZelfde(film, filmzin.film) ? [sleutelVan(film)] : []
        }),
      )
      expect([filmzin.zin.join(' '), andere.size >= 2]).toEqual([filmzin.zin.join(' '), true])
    }
  })

  it('is short in the first years: four or five words, then at most eight, and never more than fifteen', () => {
    for (const { adres: van, zin } of ALLE) {
      const meest = van.endsWith(':1:jong') ? 5 : van.endsWith(':jong') ? 9 : 15
      expect(zin.length).toBeGreaterThanOrEqual(4)
      expect(zin.length).toBeLessThanOrEqual(meest)
    }
  })

  it('has few lines that are right, so that all of them can travel with a taak', () => {
    expect(Math.max(...ALLE.map(({ ordes }) => ordes.length))).toBeLessThanOrEqual(60)
  })

  it('is described in other words than its line, and its hidden part by a riddle', () => {
    for (const { film, zin, gat } of ALLE) {
      const tekst = beschrijvingVan(film)
      const [scene] = film.scenes
      expect(tekst).not.toContain(zin.slice(0, 4).join(' '))
      for (const { doet } of film.scenes) expect(tekst.split(/\W+/)).not.toContain(doet)
      expect(scene && raadselVan(scene, gat)).not.toBe('')
    }
  })
})

describe('a line', () => {
  it('plays the same film in each order in which it says the same', () => {
    const film = speel('de vos geeft de beer een beker')
    expect(film).not.toBeNull()
    for (const zin of [
      'de vos geeft een beker aan de beer',
      'een beker geeft de vos aan de beer',
      'nu geeft de vos de beer een beker',
      'de vos geeft de beer de beker',
    ])
      expect(speel(zin)).toEqual(film)
    // Decoy: whoever gets it is another film.
    expect(speel('de beer geeft de vos een beker')).not.toEqual(film)
    expect(speel('gisteren gaf de vos de beer een beker')).toMatchObject({ wanneer: 'toen' })
    expect(speel('de vos gaf gisteren de beer een beker')).toMatchObject({ wanneer: 'toen' })
  })

  it('plays nothing where its order can be read in two ways or is none', () => {
    for (const zin of [
      'een beker geeft de vos de beer',
      'de vos de beer geeft een beker',
      'gisteren de vos gaf de beer een beker',
      'de bal pakt de vos',
      'de vos aait de muis en de beer slaapt',
      'straks danst de vos en de beer slaapt',
      'in het bad slaapt de vos en de beer danst',
      'de vos duwt de bal op het dak',
      'de vos aait de vos',
    ])
      expect([zin, speel(zin)]).toEqual([zin, null])
  })

  it('says as a question what is missing, and never something that is not so', () => {
    expect(klacht('geeft')).toBe('Wie doet het?')
    expect(klacht('de vos')).toBe('Wat gebeurt er? Dat woord mist nog.')
    expect(klacht('de vos geeft')).toBe('Wat geeft hij, en aan wie?')
    expect(klacht('vos slaapt')).toBe('Welk woordje hoort voor ‘vos’?')
    expect(klacht('het vos slaapt')).toBe('Past ‘het’ bij ‘vos’?')
    expect(klacht('gisteren slaapt de vos')).toBe('Past ‘gisteren’ bij ‘slaapt’?')
    expect(klacht('de vos pakt een rode boek')).toBe(
      'Kijk naar het woord voor ‘boek’. Klopt het eind?',
    )
    expect(klacht('de vos eet de bal')).toBe('Kun je dat eten?')
    expect(klacht('de vos pakt kaas')).toBe('Welk woordje hoort voor ‘kaas’?')
    expect(klacht('')).not.toBe('')
  })

  it('never breaks on words in any order', () => {
    const loting = makeLoting(7)
    for (const { bank } of ALLE.filter((_, i) => i % 5 === 0)) {
      const lijn = shuffle(bank, loting).slice(0, 1 + Math.floor(loting() * bank.length))
      const film = readFilm(lijn)
      expect(isKlacht(film) ? film.klacht.length : film.scenes.length).toBeGreaterThan(0)
    }
  })

  it('with two clauses plays two scenes at once, whichever is said first', () => {
    const film = speel('de vos eet kaas en de beer slaapt in het bad')
    const ander = speel('de beer slaapt in het bad en de vos eet kaas')
    expect(film && ander && isZelfde(film, ander)).toBe(true)
    // With the place at the front, too, where the clause before 'en' does not end on who could do both.
    const vooraan = speel('in het bad eet de vos kaas en de beer slaapt')
    expect(vooraan).toEqual(speel('de vos eet in het bad kaas en de beer slaapt'))
    expect(klacht('in het bad slaapt de vos en de beer danst')).toBe(
      'Begin de zin eens met wie het doet.',
    )
    const straks = speel('straks eet de vos kaas en slaapt de beer in het bad')
    expect(straks?.wanneer).toBe('straks')
    expect(
      straks && ordesVan(straks, 'straks eet de vos kaas en slaapt de beer'.split(' ')),
    ).toEqual([])
  })

  it('is printed with its capital and full stop', () => {
    expect(sayZin(['de', 'vos', 'slaapt'])).toBe('De vos slaapt.')
  })
})

describe('the difference of two films', () => {
  it('names the parts that are not the same, of the scene of the same animal', () => {
    const gevraagd = speel('de vos geeft de beer een rode bal')
    const gemaakt = speel('gisteren gaf de vos de muis een blauwe bal')
    expect(gevraagd && gemaakt && verschilVan(gevraagd, gemaakt)).toEqual({
      wanneer: true,
      scenes: [{ nr: 0, delen: ['ander', 'eigen'] }],
    })
    expect(gevraagd && verschilVan(gevraagd, gevraagd)).toEqual({ wanneer: false, scenes: [] })
  })
})
