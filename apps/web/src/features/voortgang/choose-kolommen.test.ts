import { describe, expect, it } from 'vitest'
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import type { CategorieKop } from '@letterhaven/contracts/voortgang'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { hitteKoppen } from './hitte-koppen.ts'
import { eilandenIn, chooseKolommen } from './choose-kolommen.ts'

const kop = (
  code: string,
  eiland: CategorieKop['eiland'],
  jaargroep: number | null,
): CategorieKop => ({ code, naam: code, kort: code, eiland, jaargroep })

/** Returns a group in which everything was practised except the codes in `leeg`. */
const bronVan = (
  categorieen: readonly CategorieKop[],
  { jaargroepen = [3], leeg = ['ij'] }: { jaargroepen?: number[]; leeg?: readonly string[] } = {},
) => ({
  groep: { jaargroepen },
  categorieen: [...categorieen],
  leerlingen: [
    {
      id: LeerlingIdSchema.parse('00000000-0000-4000-8000-000000000001'),
      naam: { voornaam: 'Noor', tussenvoegsel: '', achternaam: '' },
      dagen: [],
      waarschuwingen: [],
      cellen: categorieen.map(({ code }) => ({
        categorie: code,
        goed: 0,
        totaal: leeg.includes(code) ? 0 : 4,
        niveau: null,
      })),
    },
  ],
})
type Keuze = Parameters<typeof chooseKolommen>[1]
const ALLES: Keuze = { eiland: 'alle', leeg: false, jaar: 'geen' }
const ids = (bron: ReturnType<typeof bronVan>, keuze: Partial<Keuze> = {}) =>
  chooseKolommen(bron, { ...ALLES, ...keuze }).kolommen.map(({ id }) => id)

describe('the columns of the heat map', () => {
  const bron = bronVan([
    kop('ei', 'spelling', 3),
    kop('hak', 'klanken', 3),
    kop('ij', 'spelling', 3),
    kop('oud', null, null),
  ])

  it('stand per island in the order of the map, those of no island last', () => {
    expect(ids(bron, { leeg: true })).toEqual(['hak', 'ei', 'ij', 'oud'])
    expect(eilandenIn(bron)).toEqual(['klanken', 'spelling'])
  })

  it('leave out what nobody practised, unless asked for, and say how many', () => {
    expect(ids(bron)).toEqual(['hak', 'ei', 'oud'])
    expect(chooseKolommen(bron, ALLES).zonder).toBe(1)
    expect(chooseKolommen(bron, { ...ALLES, eiland: 'klanken' }).zonder).toBe(0)
  })

  it('are those of one island alone', () => {
    expect(ids(bron, { eiland: 'spelling', leeg: true })).toEqual(['ei', 'ij'])
  })
})

describe('the columns of an older group', () => {
  const van = (jaar: number, aantal: number, eiland: CategorieKop['eiland'] = 'regels') =>
    Array.from({ length: aantal }, (_, i) => kop(`${jaar}${'abcdefgh'[i]}`, eiland, jaar))
  const stof = [...van(4, 3), ...van(5, 4), ...van(6, 6), ...van(7, 6, 'spelling'), ...van(8, 1)]
  const groep6 = bronVan(stof, { jaargroepen: [6], leeg: ['5b', '8a'] })
  const eigen = ['6a', '6b', '6c', '6d', '6e', '6f']

  it('are those of its own year; every other year stands after it in one, the newest first', () => {
    expect(ids(groep6)).toEqual([...eigen, 'jaar-7', 'jaar-5', 'jaar-4'])
    const codes = chooseKolommen(groep6, ALLES).kolommen.map(({ koppen }) =>
      koppen.map(({ code }) => code).join(' '),
    )
    expect(codes.slice(-2)).toEqual(['5a 5c 5d', '4a 4b 4c'])
  })

  it('unfold for the year that was chosen, and count what was left out of what is in sight', () => {
    const { kolommen, zonder } = chooseKolommen(groep6, { ...ALLES, jaar: '5' })
    expect(kolommen.map(({ id }) => id)).toEqual([...eigen, 'jaar-7', '5a', '5c', '5d', 'jaar-4'])
    expect(zonder).toBe(1)
    expect(chooseKolommen(groep6, ALLES).zonder).toBe(0)
    expect(ids(groep6, { jaar: '5', leeg: true })).toContain('5b')
  })

  it('take the year before along where the own year has few, and never fold a single category', () => {
    const groep8 = bronVan(stof, { jaargroepen: [8], leeg: ['4b', '4c'] })
    expect(ids(groep8)).toEqual(
      [...'abcdef'].map((letter) => `7${letter}`).concat(['8a', 'jaar-6', 'jaar-5', '4a']),
    )
    const groepen = chooseKolommen(groep8, ALLES).kolommen.map(({ groep }) => groep)
    expect(groepen.at(-1)).toEqual({ soort: 'jaar', jaar: 4, vouw: null })
  })

  it('have what there is where nothing of the own year was practised', () => {
    const nieuw = bronVan(van(4, 3), { jaargroepen: [7], leeg: [] })
    expect(ids(nieuw)).toEqual(['4a', '4b', '4c'])
    expect(ids(bronVan(van(7, 2), { jaargroepen: [5], leeg: [] }))).toEqual(['7a', '7b'])
    expect(ids(bronVan(van(7, 2), { jaargroepen: [7], leeg: ['7a', '7b'] }))).toEqual([])
  })

  it('of one island stand per year, nothing folded', () => {
    expect(ids(groep6, { eiland: 'regels' })).toEqual([
      ...eigen,
      '5a',
      '5c',
      '5d',
      '4a',
      '4b',
      '4c',
    ])
  })

  it('are headed by island and by year, in the words of the host', () => {
    const { kolommen } = chooseKolommen(groep6, { ...ALLES, jaar: '5' })
    const koppen = hitteKoppen(kolommen, woordkeusBijLand('be'))
    expect([...new Set(koppen.map(({ groep }) => groep))]).toEqual([
      'Regels',
      '5e leerjaar',
      '3e leerjaar',
      '2e leerjaar',
    ])
    expect(koppen[6]).toMatchObject({
      kort: 'samen',
      naam: '5e leerjaar, 6 categorieën samen',
      vouw: { id: '7', open: false },
    })
    expect(koppen[7]).toMatchObject({ kort: '5a', vouw: { id: '5', open: true } })
  })
})
