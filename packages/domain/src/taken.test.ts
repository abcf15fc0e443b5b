import { EILANDEN, TaakSoortSchema } from '@letterhaven/contracts/landkaart'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stofVan, takenVoor } from './taken.ts'

const SOORTEN = TaakSoortSchema.options

describe('the taken of a window', () => {
  it('of words are three to five, each once, of 10 to 12 opgaven, whatever can be played', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EILANDEN.filter((eiland) => stofVan(eiland) === 'woord')),
        fc.uniqueArray(fc.constantFrom(...SOORTEN), { minLength: 1 }),
        (eiland, speelbaar) => {
          const taken = takenVoor('ei', eiland, {
            woord: speelbaar,
            zin: [],
            tekst: [],
            werkwoord: [],
          })
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
    const soorten = takenVoor('hak', 'klanken', {
      woord: SOORTEN,
      zin: [],
      tekst: [],
      werkwoord: [],
    }).map((t) => t.soort)
    expect(soorten).toEqual(['hakken', 'plakken', 'lezen', 'flitsen', 'spelling'])
  })

  it('of sentences are as long as whole rides and stories, and only of kinds that games of sentences play', () => {
    const taken = takenVoor('zinnen-1', 'zinnen', {
      woord: SOORTEN,
      zin: ['zinnen', 'lezen'],
      tekst: [],
      werkwoord: [],
    })
    expect(taken.map(({ sleutel }) => sleutel)).toEqual([
      'zinnen-1:lezen:12',
      'zinnen-1:zinnen:12',
      'zinnen-1:zinnen:24',
    ])
    for (const { aantal } of taken) expect([aantal % 4, aantal % 6]).toEqual([0, 0])
    expect(
      takenVoor('zinnen-1', 'zinnen', { woord: SOORTEN, zin: [], tekst: [], werkwoord: [] }),
    ).toEqual([])
  })

  it('of texts are one, two and three texts with their four questions, on the island of sentences', () => {
    const speelbaar = { woord: SOORTEN, zin: SOORTEN, tekst: ['tekst'], werkwoord: [] } as const
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

  it('of verbs are three of their own kind, each longer than the one before', () => {
    const speelbaar = {
      woord: SOORTEN,
      zin: SOORTEN,
      tekst: SOORTEN,
      werkwoord: ['werkwoorden'],
    } as const
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
        takenVoor('ei', eiland, {
          woord: SOORTEN,
          zin: SOORTEN,
          tekst: SOORTEN,
          werkwoord: SOORTEN,
        })
          .map(({ soort }) => soort)
          .filter((soort) => soort === 'zinnen'),
      ).toEqual([])
  })

  it('are in a category only of kinds that can be played in it', () => {
    const speelbaar = {
      woord: SOORTEN,
      zin: [],
      tekst: [],
      werkwoord: [],
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
        woord: ['spelling'],
        zin: ['zinnen'],
        tekst: [],
        werkwoord: [],
      })[0],
    ).toEqual({
      sleutel: 'ei:spelling:10',
      soort: 'spelling',
      aantal: 10,
      categorieen: ['ei'],
    })
  })

  it('are none when nothing can be played (decoy)', () => {
    expect(
      takenVoor('ei', 'spelling', { woord: [], zin: ['spelling'], tekst: [], werkwoord: [] }),
    ).toEqual([])
  })
})
