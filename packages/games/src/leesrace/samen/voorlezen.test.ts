import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import type { HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { TEKSTEN, tekst, tijd } from '../proef.ts'
import { blufferVan } from '../race.ts'
import { bladenVan } from './bladen.ts'
import { bladVan, deelVan, voorlezen, type TekstStaat, type VoorleesInput } from './voorlezen.ts'

describeBots({
  manifest: { id: 'leesrace', kinds: ['tekst'] },
  rules: voorlezen,
  items: TEKSTEN,
  invoer: {
    alleen: {},
    samen: {},
    start: {},
    blad: {},
    fout: { nr: GETAL },
    licht: {},
    ren: {},
    hoor: {},
    mascotte: {},
    ster: { nr: GETAL },
    roep: { nr: GETAL },
    regel: { nr: GETAL },
    stuk: { nr: GETAL },
  },
  altijd: ({ voorlezen: { mis, ms } }) => ms >= 0 && new Set(mis).size === mis.length,
})

const [EERSTE, TWEEDE, DERDE, VIERDE] = tekst('pet')

/** A round of which the first question about a text of 39 words, on three pages, was laid ready. */
function begin() {
  let staat = voorlezen.init({
    id: 't',
    kind: 'tekst',
    instruction: '',
    groep: 4,
    land: 'nl',
    aantal: 4,
    seed: 5,
    options: { calm: false, clock: false },
  })
  const events: SpelEvent[] = []
  const perform = (
    input: VoorleesInput | HostInput | Parameters<typeof voorlezen.step>[1],
  ): TekstStaat => {
    const [na, uit] = voorlezen.step(staat, input)
    staat = na
    events.push(...uit)
    return na
  }
  const give = (item: typeof EERSTE) => {
    if (!item) throw new Error('no question')
    const reden = { soort: 'peiling', categorie: 'x', aantal: 0 } as const
    return perform({ type: 'opgave', plek: 0, item, reden })
  }
  perform({ type: 'begin' })
  give(EERSTE)
  /** Reads all pages, a second a word; these go wrong. */
  const readAll = (...mis: readonly number[]) => {
    while (deelVan(staat) === 'lees') {
      for (const { van, woorden } of bladVan(staat) ?? []) {
        perform(tijd(woorden.length * 1000))
        const hier = mis.filter((nr) => nr >= van && nr < van + woorden.length)
        for (const nr of hier) perform({ type: 'fout', nr })
      }
      perform({ type: 'blad' })
    }
  }
  /** Points at a sentence, and calls what is true. */
  const prove = (zin: number) => {
    perform({ type: 'regel', nr: zin })
    const { item, opgave } = staat
    if (item && opgave) perform({ type: 'roep', nr: blufferVan(opgave.roepen, item) })
  }
  return {
    perform,
    prove,
    give,
    readAll,
    staat: () => staat,
    antwoorden: () => events.filter((event) => event.type === 'answer'),
  }
}

describe('a round of texts', () => {
  it('begins with how it is read; who reads alone gets what there was before', () => {
    const { perform, staat, antwoorden } = begin()
    expect(deelVan(staat())).toBe('kies')
    // Nothing else is done before.
    expect(deelVan(perform({ type: 'hoor' }))).toBe('kies')
    perform({ type: 'alleen' })
    expect(deelVan(staat())).toBeNull()
    expect(perform({ type: 'licht' }).opgave?.gelezen).toBe(3)
    expect(antwoorden()).toEqual([])
    // Decoy: nobody listens any more.
    expect(perform({ type: 'start' }).voorlezen.begin).toBeNull()
  })

  it('is read alone by who lights a text at once', () => {
    const { opgave, voorlezen: na } = begin().perform({ type: 'licht' })
    expect([opgave?.gelezen, na.wijze]).toEqual([3, 'alleen'])
  })

  it('goes on alone for who finds nobody', () => {
    const { perform, staat } = begin()
    perform({ type: 'samen' })
    perform({ type: 'alleen' })
    expect([deelVan(staat()), staat().voorlezen.wijze]).toEqual([null, 'alleen'])
  })
})

describe('a text that is read aloud', () => {
  it('is shut until who listens opens it, and is stored once, with its time and what went wrong', () => {
    const { perform, readAll, antwoorden, staat } = begin()
    perform({ type: 'samen' })
    perform(tijd(9000))
    perform({ type: 'fout', nr: 1 })
    perform({ type: 'blad' })
    expect([staat().voorlezen.begin, staat().voorlezen.mis]).toEqual([null, []])
    perform({ type: 'start' })
    readAll(3, 5, 9)
    expect(antwoorden()).toMatchObject([
      {
        itemId: 'pet:0',
        vraag: 'oordeel:samen>markeer',
        hoe: 'samen',
        given: 'nee:8h',
        correct: false,
        attempt: 1,
        ms: 39_000,
      },
    ])
  })

  it('is right when at most one word in twenty went wrong, and a word that is tapped twice did not', () => {
    const { perform, readAll, antwoorden } = begin()
    perform({ type: 'samen' })
    perform({ type: 'start' })
    perform({ type: 'fout', nr: 2 })
    perform({ type: 'fout', nr: 2 })
    readAll(0)
    expect(antwoorden()).toMatchObject([{ given: 'nee:1', correct: true }])
  })

  it('is not turned sooner than anybody can read aloud, and only a word of the page can go wrong', () => {
    const { perform } = begin()
    perform({ type: 'samen' })
    perform({ type: 'start' })
    perform(tijd(1000))
    expect(perform({ type: 'blad' }).voorlezen.blad).toBe(0)
    for (const nr of [30, -1, 1.5]) expect(perform({ type: 'fout', nr }).voorlezen.mis).toEqual([])
    perform(tijd(5000))
    expect(perform({ type: 'blad' }).voorlezen.blad).toBe(1)
  })

  it('is asked about at once, also later in the text, and is not read again; another text is', () => {
    const { perform, prove, give, readAll, staat, antwoorden } = begin()
    perform({ type: 'samen' })
    perform({ type: 'start' })
    readAll()
    for (const [vraag, zin] of [
      [TWEEDE, 0],
      [DERDE, 4],
      [VIERDE, 3],
    ] as const) {
      expect(staat().opgave?.isVraag).toBe(true)
      prove(zin)
      perform({ type: 'verder' })
      give(vraag)
    }
    expect(antwoorden().map(({ correct }) => correct)).toEqual([true, true, true, true])
    // The time of the reading is not that of the first question too.
    expect(antwoorden()[1]?.ms).toBe(0)
    prove(5)
    expect(staat().fase).toBe('kijken')
  })

  it('goes with each text of the round', () => {
    const { perform, prove, give, readAll, staat } = begin()
    perform({ type: 'samen' })
    perform({ type: 'start' })
    readAll(4)
    prove(0)
    perform({ type: 'verder' })
    give(tekst('boot')[0])
    expect([deelVan(staat()), staat().voorlezen]).toMatchObject([
      'lees',
      { tekst: 'boot', blad: 0, begin: null, ms: 0, mis: [] },
    ])
  })
})

describe('the pages of a text', () => {
  it('hold whole sentences, and about as many words each', () => {
    const zinnen = Array.from(
      { length: 12 },
      (_, nr) => `Zin ${nr} heeft hier precies acht woorden, tel.`,
    )
    const bladen = bladenVan({ zinnen, alineas: [12] })
    const aantallen = bladen.map((blad) => blad.flatMap(({ woorden }) => woorden).length)
    expect(aantallen).toEqual([32, 32, 32])
    expect(bladen.flat().map(({ woorden }) => woorden.join(' '))).toEqual(zinnen)
    expect(bladen.flat().map(({ van }) => van)).toEqual(zinnen.map((_, nr) => nr * 8))
  })
})
