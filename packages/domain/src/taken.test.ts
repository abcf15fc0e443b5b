import { EILANDEN, TaakSoortSchema } from '@letterhaven/contracts/landkaart'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stofVan, takenVoor, type Speelbaar } from './taken.ts'

const SOORTEN = TaakSoortSchema.options
/** Nothing can be played. */
const NIETS = {
  woord: [],
  leeswoord: [],
  zin: [],
  teken: [],
  tekst: [],
  werkwoord: [],
} satisfies Speelbaar
/** Everything can. */
const ALLES: Speelbaar = {
  woord: SOORTEN,
  leeswoord: SOORTEN,
  zin: SOORTEN,
  teken: SOORTEN,
  tekst: SOORTEN,
  werkwoord: SOORTEN,
}

describe('the taken of a window', () => {
  it('of words are three to five, each once, of 10 to 12 opgaven, whatever can be played', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EILANDEN.filter((eiland) => stofVan(eiland) === 'woord')),
        fc.uniqueArray(fc.constantFrom(...SOORTEN), { minLength: 1 }),
        (eiland, speelbaar) => {
          const taken = takenVoor('ei', eiland, { ...NIETS, woord: speelbaar })
          expect(taken.length).toBeGreaterThanOrEqual(3)
          expect(taken.length).toBeLessThanOrEqual(5)
          expect(new Set(taken.map((t) => t.sleutel)).size).toBe(taken.length)
          for (const { aantal, soort } of taken) {
            expect(aantal).toBeGreaterThanOrEqual(10)
            expect(aantal).toBeLessThanOrEqual(12)
            expect(speelbaar).toContain(soort)
          }
        },
      ),
    )
  })

  it('follow the way of the island when every game is there', () => {
    const soorten = takenVoor('hak', 'klanken', { ...NIETS, woord: SOORTEN }).map((t) => t.soort)
    expect(soorten).toEqual(['hakken', 'plakken', 'lezen', 'flitsen', 'spelling'])
  })

  it('of sentences are as long as whole rides and stories, and only of kinds that games of sentences play', () => {
    const taken = takenVoor('zinnen-1', 'zinnen', {
      ...ALLES,
      zin: ['zinnen', 'lezen'],
    })
    expect(taken.map(({ sleutel }) => sleutel)).toEqual([
      'zinnen-1:lezen:12',
      'zinnen-1:zinnen:12',
      'zinnen-1:zinnen:24',
    ])
    for (const { aantal } of taken) expect([aantal % 4, aantal % 6]).toEqual([0, 0])
    expect(takenVoor('zinnen-1', 'zinnen', { ...NIETS, woord: SOORTEN })).toEqual([])
  })

  it('of marks are of their own length, and of kinds that games of marks play', () => {
    const taken = takenVoor('tekens-2', 'zinnen', { ...ALLES, teken: ['zinnen'] })
    expect(taken.map(({ sleutel }) => sleutel)).toEqual([
      'tekens-2:zinnen:6',
      'tekens-2:zinnen:8',
      'tekens-2:zinnen:10',
    ])
    expect(takenVoor('tekens-2', 'zinnen', { ...ALLES, teken: [] })).toEqual([])
  })

  it('of texts are one, two and three texts with their four questions, on the island of sentences', () => {
    const speelbaar = { ...ALLES, tekst: ['tekst'] } as const
    expect(takenVoor('tekst-3', 'zinnen', speelbaar).map(({ sleutel }) => sleutel)).toEqual([
      'tekst-3:tekst:4',
      'tekst-3:tekst:8',
      'tekst-3:tekst:12',
    ])
    expect(takenVoor('tekst-3', 'zinnen', { ...speelbaar, tekst: [] })).toEqual([])
    // Decoy: a goal of sentences there has no texts.
    expect(takenVoor('zinnen-3', 'zinnen', speelbaar).map(({ soort }) => soort)).not.toContain(
      'tekst',
    )
  })

  it('of words to read are read and flashed, and never written from what is heard', () => {
    expect(takenVoor('lees-2', 'lezen', ALLES).map(({ sleutel }) => sleutel)).toEqual([
      'lees-2:lezen:10',
      'lees-2:flitsen:10',
      'lees-2:lezen:12',
    ])
    expect(takenVoor('lees-2', 'lezen', { ...ALLES, leeswoord: [] })).toEqual([])
  })

  it('of verbs are three of their own kind, each longer than the one before', () => {
    const speelbaar = { ...ALLES, werkwoord: ['werkwoorden'] } as const
    expect(takenVoor('ww-tt', 'werkwoorden', speelbaar).map(({ sleutel }) => sleutel)).toEqual([
      'ww-tt:werkwoorden:10',
      'ww-tt:werkwoorden:12',
      'ww-tt:werkwoorden:15',
    ])
    expect(takenVoor('ww-tt', 'werkwoorden', { ...speelbaar, werkwoord: [] })).toEqual([])
  })

  it('of words are never about sentences', () => {
    for (const eiland of EILANDEN.filter((naam) => stofVan(naam) === 'woord'))
      expect(
        takenVoor('ei', eiland, ALLES)
          .map(({ soort }) => soort)
          .filter((soort) => soort === 'zinnen'),
      ).toEqual([])
  })

  it('are in a category only of kinds that can be played in it', () => {
    const speelbaar = {
      ...NIETS,
      woord: SOORTEN,
      alleen: { splitsen: ['kg-dicht'] },
    } as const
    const soorten = (code: string) => takenVoor(code, 'regels', speelbaar).map(({ soort }) => soort)
    expect(soorten('kg-dicht')).toContain('splitsen')
    expect(soorten('komma-s')).not.toContain('splitsen')
    expect(soorten('komma-s')).toContain('dictee')
  })

  it('carry their category in their key', () => {
    expect(
      takenVoor('ei', 'spelling', {
        ...NIETS,
        woord: ['spelling'],
        zin: ['zinnen'],
      })[0],
    ).toEqual({
      sleutel: 'ei:spelling:10',
      soort: 'spelling',
      aantal: 10,
      categorieen: ['ei'],
    })
  })

  it('are none when nothing can be played (decoy)', () => {
    expect(takenVoor('ei', 'spelling', { ...NIETS, zin: ['spelling'] })).toEqual([])
  })
})
