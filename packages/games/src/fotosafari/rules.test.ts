import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { describeBots } from '@letterhaven/game-kit/proef/speelproef'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { fotosafari } from './manifest.ts'
import { antwoorden, begin, foto, RICHT, STAAND, tijd } from './proef.ts'
import { albumVan, bezwaarVan, rules } from './rules.ts'

const voorraad = await loadVoorraad(fotosafari)

describeBots({
  manifest: fotosafari,
  rules,
  items: voorraad,
  invoer: {
    past: { x: fc.double(), y: fc.double(), maat: fc.double() },
    kies: { x: fc.double(), y: fc.double(), maat: fc.double() },
    foto: { dieren: fc.oneof(fc.array(fc.constantFrom('aap1', 'leeuw1', 'haas1')), fc.anything()) },
    hagedis: {},
    wacht: {},
  },
  altijd: ({ opgave }) =>
    !opgave || [opgave.kader.x, opgave.kader.y].every((deel) => deel >= 0 && deel <= 1),
})

describe('a photo', () => {
  it('of the one animal that is meant is right, of another is wrong, and says out of how many', () => {
    for (const isGoed of [true, false]) {
      const { perform, events, item, goed, fout } = begin(STAAND)
      perform(RICHT)
      perform(foto(isGoed ? goed : fout))
      expect(antwoorden(events)).toMatchObject([
        {
          given: isGoed ? goed : fout,
          correct: isGoed,
          vraag: `betekenis:${item.dingen.length}`,
        },
      ])
    }
  })

  it('of two is no answer: the child is asked whom it means, until it aims again', () => {
    const { perform, events, goed, fout } = begin(STAAND)
    perform(RICHT)
    expect(perform(foto(goed, fout)).opgave?.samen).toBe(2)
    expect(antwoorden(events)).toEqual([])
    expect(events).toContainEqual({ type: 'fx', name: 'samen', plek: 0 })
    expect(perform(RICHT).opgave?.samen).toBe(0)
  })

  it('of nobody, or of who is not there, is nothing', () => {
    const { perform, events, staat } = begin(STAAND)
    perform(RICHT)
    const voor = staat()
    for (const dieren of [[], ['olifant99'], ['__proto__']]) perform(foto(...dieren))
    expect(staat()).toEqual(voor)
    expect(antwoorden(events)).toEqual([])
  })

  it('is not taken by a press at the start, nor is the same one again after a mistake: first the frame is moved', () => {
    const { perform, events, goed, fout } = begin(STAAND)
    perform(foto(goed))
    expect(antwoorden(events)).toEqual([])
    perform(RICHT)
    perform(foto(fout))
    perform(tijd(60_000))
    perform(foto(fout))
    expect(antwoorden(events)).toHaveLength(1)
    perform(RICHT)
    perform(foto(goed))
    expect(antwoorden(events)).toMatchObject([{ attempt: 1 }, { attempt: 2, correct: true }])
  })

  it('of another animal is taken after a mistake with the camera as it stands', () => {
    const { perform, events, goed, fout } = begin(STAAND)
    perform(RICHT)
    perform(foto(fout))
    perform(tijd(60_000))
    perform(foto(goed))
    expect(antwoorden(events)).toMatchObject([{ attempt: 1 }, { attempt: 2, correct: true }])
  })

  it('that is not taken says why: nothing was aimed at, nobody is in it, or it was taken already', () => {
    const { perform, staat, goed, fout } = begin(STAAND)
    const bezwaar = (...dieren: string[]) => {
      const { opgave } = staat()
      return opgave && bezwaarVan(opgave, dieren)
    }
    expect(bezwaar(goed)).toBe('niet gericht')
    perform(RICHT)
    expect([bezwaar(), bezwaar(goed), bezwaar(goed, fout)]).toEqual(['niemand', null, null])
    perform(foto(fout))
    perform(tijd(60_000))
    expect([bezwaar(fout), bezwaar(goed), bezwaar()]).toEqual(['al genomen', null, 'niemand'])
  })

  it('that was wrong stays beside its sentence while the right one is sought, and then hangs in the album', () => {
    const { perform, staat, goed, fout, item } = begin(STAAND)
    perform(RICHT)
    perform(foto(fout))
    expect(albumVan(staat())).toEqual([])
    expect(perform(tijd(60_000)).opgave?.mislukt).toBe(fout)
    perform(RICHT)
    expect(albumVan(perform(foto(goed)))).toEqual([item.id])
  })

  it('is judged alike wherever the frame was and however wide', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, maat) => {
        const { perform, events, goed } = begin(STAAND)
        perform({ type: 'kies', x, y: 0.5, maat })
        perform(RICHT)
        perform(foto(goed))
        expect(antwoorden(events)).toMatchObject([{ correct: true }])
      }),
      { numRuns: 40 },
    )
  })
})

describe('the album', () => {
  it('keeps the photos in the order of their sentences, also of those that were mended', () => {
    const { state } = playWithBot(
      { rules, items: voorraad },
      { seed: 4, skill: 0.5 },
      { exercise: { kind: 'zinnen' } },
    )
    expect(albumVan(state)).toHaveLength(state.goed + state.hersteld.length)
    expect(
      albumVan({ oordelen: [true, false, true], gelukt: ['a', 'c'], missers: [], hersteld: [] }),
    ).toEqual(['a', 'c'])
  })

  it('makes the herd look up for everybody who takes photos, and for nobody who takes none', () => {
    const jaaa = (skill: number) =>
      playWithBot(
        { rules, items: voorraad },
        { seed: 6, skill },
        { exercise: { kind: 'zinnen' } },
      ).events.filter((e) => e.type === 'fx' && e.name === 'jaaa').length
    expect(jaaa(0.3)).toBeGreaterThanOrEqual(1)
    expect(jaaa(1)).toBe(3)
    const { perform, events } = begin(STAAND)
    perform(tijd(60_000))
    expect(events.some((e) => e.type === 'fx' && e.name === 'jaaa')).toBe(false)
  })
})

describe('the sentence', () => {
  it('is read and not said', () => {
    const { perform, events, goed } = begin(STAAND)
    perform({ type: 'luister' })
    perform(RICHT)
    perform(foto(goed))
    expect(events.some(({ type }) => type === 'say')).toBe(false)
  })
})
