import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { Exercise, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import { describe, expect, it } from 'vitest'
import { bruggenVan, classify, hoopVak, isBijPop, popVak, rijst } from './indeling.ts'
import { fietsBij, overBruggen, sneeuwOp, wegVan } from './ronde.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import { brievenIn, dezeStraat, straatVan } from './straat.ts'

const woord = (word: string, graphemes: string, categorie: string): Item => ({
  soort: 'woord',
  id: word,
  word,
  graphemes: graphemes.split('|'),
  syllables: [word],
  categorieen: [categorie],
})
const POST = [
  woord('zeil', 'z|ei|l', 'ei'),
  woord('lijm', 'l|ij|m', 'ij'),
  woord('saus', 's|au|s', 'au'),
  woord('goud', 'g|ou|d', 'ou'),
  woord('klei', 'k|l|ei', 'ei'),
]
/** Where each of them belongs, in the street of ei, ij, au and ou. */
const HUIZEN = [0, 1, 2, 3, 0]
const CODES = ['ei', 'ij', 'au', 'ou']

/** What is in the two small bags before it. */
const EERST = [0, 2, 1, 3, 4]
  .flatMap((nr) => POST[nr] ?? [])
  .map((item) => ({ ...item, id: `${item.id}1` }))

/** Sets up a round with its first bag of letters, in a street of four houses. */
function begin(over: Partial<Exercise> = {}) {
  const voorraad = [...EERST, ...POST]
  const events: SpelEvent[] = []
  const ronden: unknown[] = []
  const gevonden: string[] = []
  const host = makeHost({
    rules,
    exercise: {
      id: 't',
      kind: 'spelling',
      instruction: '',
      groep: 6,
      land: 'nl',
      aantal: 10,
      seed: 5,
      trap: 2,
      options: { calm: false, clock: false },
      ...over,
    },
    poorten: {
      engine: {
        volgende: () => {
          const item = voorraad.shift()
          return item ? { item, reden: { soort: 'peiling', categorie: 'ei', aantal: 0 } } : null
        },
        process: () => undefined,
      },
      antwoord: { save: () => undefined },
      boek: {
        findGeheim: () => gevonden.push('geheim'),
        addRonde: (ronde) => ronden.push(ronde),
      },
    },
  })
  host.luister((event) => events.push(event))
  const send = (...inputs: readonly Input[]) => {
    for (const input of inputs) host.send(input)
  }
  const lay = (huizen: readonly number[] = HUIZEN) =>
    send(...huizen.map((huis, plek): Input => ({ type: 'huis', plek, huis })))
  /** Rides to these letters in order. */
  const ride = (plekken: readonly number[]) =>
    send(...plekken.map((plek): Input => ({ type: 'rijd', plek })))
  /** Writes all words that are at a door. */
  const write = () => {
    for (const [plek, { item }] of host.state().plekken.entries())
      send(...[...(item?.word ?? '')].map((teken): Input => ({ type: 'teken', plek, teken })), {
        type: 'geef',
        plek,
      })
    for (let n = 0; n < 20; n += 1) host.verstrijk(200)
  }
  const brieven = () => brievenIn(host.state(), dezeStraat(host.state()))
  const namen = () => events.flatMap((e) => (e.type === 'fx' ? e.name : []))
  /** Brings the whole bag home, each letter to its own house. */
  const deliver = () => {
    const { plekken } = host.state()
    lay(plekken.map(({ item }) => CODES.indexOf(item?.categorieen?.[0] ?? '')))
    ride([...plekken.keys()])
    write()
  }
  return { host, send, lay, ride, write, deliver, brieven, namen, ronden, gevonden, events }
}

/** Sets up a round whose first two bags are delivered: five letters are in the third one. */
function street(over: Partial<Exercise> = {}) {
  const spel = begin(over)
  spel.deliver()
  spel.deliver()
  spel.events.length = 0
  return spel
}

const SCHEP = { type: 'schep', plek: 0 } as const
const RECHT = [0, 4, 1, 2, 3]

interface Ronde {
  readonly trap: 1 | 2 | 3
  readonly volgorde?: readonly number[]
  readonly scheppen?: number
}

/** Plays rounds in which everything is right, each by its own way, and returns how they end. */
const play = (ronden: readonly Ronde[]) =>
  ronden.map(({ trap, volgorde = RECHT, scheppen = 0 }) => {
    const spel = street({ trap })
    spel.send(...Array.from({ length: scheppen }, () => SCHEP))
    spel.lay()
    spel.ride(volgorde)
    spel.write()
    return { ...spel.host.uitslag(), ms: 0 }
  })

describe('the round over the bridges', () => {
  it('has four houses with bridges between them, also for who has two without', () => {
    for (const groep of [4, 6])
      expect(dezeStraat(begin({ groep }).host.state())?.huizen).toEqual(['ei', 'ij', 'au', 'ou'])
    expect(dezeStraat(begin({ groep: 4, trap: 1 }).host.state())?.huizen).toHaveLength(2)
    expect(fietsBij(begin({ trap: 1 }).brieven())).toBeNull()
  })

  it('counts each bridge between where the bike stands and where it is sent', () => {
    const spel = street()
    spel.lay()
    expect(fietsBij(spel.brieven())).toBe(2)
    spel.ride([3])
    expect(fietsBij(spel.brieven())).toBe(3)
    expect(overBruggen(spel.brieven())).toBe(1)
    spel.ride([1, 0, 4])
    expect(overBruggen(spel.brieven())).toBe(4)
  })

  it('rings the bell for the shortest round, and for no longer one', () => {
    const kort = street()
    kort.lay()
    kort.ride([2, 3, 1, 0])
    expect(kort.namen()).not.toContain('bel')
    kort.ride([4])
    expect(kort.namen()).toContain('bel')
    const lang = street()
    lang.lay()
    lang.ride([2, 1, 0, 4, 3])
    expect(lang.namen()).not.toContain('bel')
  })

  it('begins at another house with each bag', () => {
    const spel = begin()
    const staat = [0, 1, 2].map(() => {
      const nu = fietsBij(spel.brieven())
      spel.deliver()
      return nu
    })
    expect(staat).toEqual([0, 1, 2])
  })

  it('asks nothing more for a letter that came back', () => {
    const spel = street()
    spel.lay([3, 1, 2, 3, 0])
    spel.ride([0])
    spel.send({ type: 'teken', plek: 0, teken: 'x' }, { type: 'geef', plek: 0 })
    for (let n = 0; n < 20; n += 1) spel.host.verstrijk(200)
    spel.send({ type: 'huis', plek: 0, huis: 0 }, { type: 'rijd', plek: 0 })
    expect(overBruggen(spel.brieven())).toBe(1)
    spel.ride([3, 2, 1, 4])
    expect(spel.namen()).toContain('bel')
  })

  it('changes no verdict, no star and no score', () => {
    const [eerste, ...andere] = play([
      { trap: 1 },
      { trap: 2 },
      { trap: 2, volgorde: [3, 0, 2, 4, 1] },
    ])
    expect(eerste).toMatchObject({ sterren: 3, record: 10 })
    expect(andere).toEqual([eerste, eerste])
  })

  it('is ridden over bridges that stand between the houses, and rise in their middle', () => {
    for (const [w, h] of [
      [1366, 650],
      [390, 844],
      [844, 390],
    ] as const) {
      const indeling = classify(w, h, 4)
      const bruggen = bruggenVan(indeling)
      expect(bruggen).toHaveLength(3)
      for (const [i, { x, hoog }] of bruggen.entries()) {
        expect(x).toBeGreaterThan((indeling.huizen[i]?.x ?? 0) + (indeling.huizen[i]?.w ?? 0))
        expect(rijst(bruggen, x)).toBe(hoog)
      }
      for (const { x, w: breed } of indeling.huizen) expect(rijst(bruggen, x + breed / 2)).toBe(0)
    }
  })
})

describe('the snow', () => {
  const gangVan = (spel: ReturnType<typeof street>) => ({ brieven: spel.brieven(), huizen: 4 })

  it('lies on one bridge, on another one with each bag, and on none before this stage', () => {
    const spel = begin({ trap: 3 })
    const bruggen = [0, 1, 2].map(() => {
      const nu = sneeuwOp(spel.brieven())
      spel.deliver()
      return nu
    })
    expect(bruggen).toEqual([1, 2, 0].map((brug) => ({ brug, nog: 3 })))
    expect(sneeuwOp(begin().brieven())).toBeNull()
  })

  it('is shovelled away by three shovels, and by no more', () => {
    const spel = street({ trap: 3 })
    spel.send(SCHEP, { type: 'schep', plek: 3 })
    expect(sneeuwOp(spel.brieven())?.nog).toBe(1)
    spel.send(SCHEP, SCHEP, SCHEP)
    expect(sneeuwOp(spel.brieven())?.nog).toBe(0)
    expect(spel.namen().filter((naam) => naam === 'stamp')).toHaveLength(3)
    // Decoy: at a stage without snow nothing is shovelled.
    const geen = street()
    geen.send(SCHEP)
    expect(geen.namen()).not.toContain('stamp')
  })

  it('makes the way through the wood the shortest, until the bridge is free', () => {
    const spel = street({ trap: 3 })
    expect(wegVan(gangVan(spel), 0, 1)).toEqual([4, 3, 2, 1])
    expect(wegVan(gangVan(spel), 1, 2)).toEqual([2])
    spel.send(SCHEP, SCHEP, SCHEP)
    expect(wegVan(gangVan(spel), 0, 2)).toEqual([1, 2])
    expect(wegVan(gangVan(spel), 0, 3)).toEqual([4, 3])
  })

  it('rings the bell for the shortest round, past the snow or over the bridge that was shovelled free', () => {
    const belt = (scheppen: number, volgorde: readonly number[]): boolean => {
      const spel = street({ trap: 3 })
      spel.send(...Array.from({ length: scheppen }, () => SCHEP))
      spel.lay()
      spel.ride(volgorde)
      return spel.namen().includes('bel')
    }
    expect(belt(3, [2, 3, 1, 0, 4])).toBe(true)
    expect(belt(0, [2, 1, 3, 0, 4])).toBe(true)
    expect(belt(0, [2, 3, 1, 0, 4])).toBe(false)
  })

  it('changes no verdict, no star and no score', () => {
    const [eerste, ...andere] = play([{ trap: 1 }, { trap: 3 }, { trap: 3, scheppen: 3 }])
    expect(eerste).toMatchObject({ sterren: 3, record: 10 })
    expect(andere).toEqual([eerste, eerste])
  })

  it('has a box on its bridge that a finger hits, and none beside the street', () => {
    for (const [w, h] of [
      [1366, 650],
      [390, 844],
      [320, 568],
    ] as const) {
      const indeling = classify(w, h, 4)
      for (const [nr, { x }] of bruggenVan(indeling).entries()) {
        const vak = hoopVak(indeling, nr)
        expect(Math.min(vak?.w ?? 0, vak?.h ?? 0)).toBeGreaterThanOrEqual(48)
        expect((vak?.x ?? 0) + (vak?.w ?? 0) / 2).toBeCloseTo(x)
      }
      expect(hoopVak(indeling, 3)).toBeNull()
    }
  })
})

describe('what the game remembers', () => {
  it('is how many letters are at home, mended ones as well, once at the end', () => {
    const { state, uitslag } = playWithBot(
      { rules, items: FIXTURES.paren },
      { seed: 6, skill: 0.5 },
      { exercise: { groep: 5 } },
    )
    expect(state.hersteld.length).toBeGreaterThan(0)
    expect(uitslag?.record).toBe(state.goed + state.hersteld.length)
    const spel = street()
    spel.lay()
    spel.ride([0, 1, 2, 3, 4])
    spel.write()
    expect(spel.ronden).toEqual([{ trap: 2, record: 10 }])
  })

  it('is the secret, for whoever brings the snowman a letter, and for no other ride', () => {
    const spel = street({ trap: 1 })
    spel.lay()
    spel.ride([0, 1])
    spel.send({ type: 'sneeuwpop', plek: 99 }, { type: 'huis', plek: 2, huis: 9 })
    expect(spel.gevonden).toEqual([])
    const { plekken } = spel.host.state()
    spel.send({ type: 'sneeuwpop', plek: 2 })
    expect(spel.gevonden).toEqual(['geheim'])
    expect(spel.host.state().plekken).toEqual(plekken)
    expect(straatVan(spel.host.state(), 2)?.huizen).toHaveLength(4)
  })

  it('is on the snowman, which a finger hits beside every house', () => {
    for (const [w, h] of [
      [1366, 650],
      [390, 844],
      [320, 568],
    ] as const) {
      const indeling = classify(w, h, 4)
      const vak = popVak(indeling)
      expect(Math.min(vak.w, vak.h)).toBeGreaterThanOrEqual(48)
      expect(vak.x + vak.w).toBeLessThanOrEqual(w)
      expect(isBijPop(indeling, { x: vak.x + vak.w / 2, y: vak.y + vak.h / 2 })).toBe(true)
      expect(isBijPop(indeling, { x: 2, y: 2 })).toBe(false)
    }
  })
})
