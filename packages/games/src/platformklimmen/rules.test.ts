import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { describe, expect, it } from 'vitest'
import { platformklimmen } from './manifest.ts'
import { give, met, steenVan, taak } from './proef.ts'
import { rules } from './rules.ts'
import { brugVan, fits, sayRaar, WAKKER, type Input, type State } from './verdieping.ts'

const VERHAAL = ['De hond is nat.', 'Nu is mama ook nat.', 'Papa lacht om die twee.']
const mama: ZinOpgave = {
  soort: 'zin',
  id: 'zv-proef:1',
  woorden: ['Nu', 'is', 'mama', 'ook', 'nat.'],
  ordes: [
    ['Nu', 'is', 'mama', 'ook', 'nat.'],
    ['Nu', 'is', 'ook', 'mama', 'nat.'],
  ],
  titel: 'Een natte hond',
  verhaal: VERHAAL,
  vreemd: ['om'],
  keten: { id: 'zv-proef', nr: 1, van: 3 },
}
const ask = (staat: State, item: ZinOpgave): State => rules.step(staat, give(item))[0]

/** Returns the game at the foot of a floor. */
const begonnen = (item = mama, seed = 7): State => met(item, { seed })

type Stap = readonly [State, readonly { readonly type: string; readonly name?: string }[]]

/** Sends inputs one after the other; returns the last state and all events. */
function play(staat: State, inputs: readonly (Input | { type: 'tick'; ms: number })[]): Stap {
  return inputs.reduce<Stap>(
    ([nu, eerder], input) => {
      const [na, events] = rules.step(nu, input)
      return [na, [...eerder, ...events]]
    },
    [staat, []],
  )
}

/** Returns the moves that bring words to the bridge in this order, and any others behind them until it is whole; then up. */
function lay(staat: State, woorden: readonly string[]): readonly Input[] {
  const { stenen = [], gelegd = [] } = staat.opgave ?? {}
  const eerst = woorden.map((woord) => steenVan(staat, woord))
  const over = [...stenen.keys()].filter((steen) => ![...gelegd, ...eerst].includes(steen))
  const nodig = (staat.item?.woorden.length ?? 0) - gelegd.length
  return [
    ...[...eerst, ...over].slice(0, nodig).map((steen): Input => ({ type: 'laad', steen })),
    { type: 'omhoog' },
  ]
}
const brug = (staat: State): readonly string[] => (staat.opgave ? brugVan(staat.opgave) : [])

describeBots({
  manifest: platformklimmen,
  rules,
  items: await loadVoorraad(platformklimmen),
  invoer: {
    terug: {},
    laad: { steen: GETAL },
    omhoog: {},
    draai: { kant: GETAL },
    hup: { steen: GETAL },
    hoor: {},
  },
  altijd: ({ item, opgave, fase }) =>
    !item || !opgave || fase !== 'kijken' || fits(item, brugVan(opgave)),
})

describe('a floor', () => {
  it('holds the words of its sentence and one of another floor, so that the last word is still a choice', () => {
    const { stenen = [] } = begonnen().opgave ?? {}
    expect(stenen.toSorted()).toEqual([...mama.woorden, 'om'].toSorted())
    const { vreemd: _, ...kaal } = mama
    expect(begonnen(kaal).opgave?.stenen).toHaveLength(5)
  })

  it('is answered by going up over a right order, whichever that is', () => {
    for (const orde of mama.ordes) {
      const staat = begonnen()
      const [na, events] = play(staat, lay(staat, orde))
      expect(events.filter(({ type }) => type === 'answer')).toEqual([
        expect.objectContaining({ given: orde.join('/'), correct: true, vraag: 'orden:zin' }),
      ])
      expect(na.gelukt).toEqual([VERHAAL[1]])
    }
  })

  it('ends at the first word that does not fit, given as far as it went', () => {
    const staat = begonnen()
    const [na, events] = play(staat, lay(staat, ['Nu', 'is', 'om']))
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'answer', given: 'Nu/is/om', correct: false, attempt: 1 }),
    )
    expect(brug(na)).toEqual(['Nu', 'is'])
    expect(na.opgave?.raar).toBe('om')
  })
})

describe('the hand', () => {
  const tik = (staat: State, woord: string): Input => ({
    type: 'laad',
    steen: steenVan(staat, woord),
  })

  it('brings a word to the bridge by one tap, and answers nothing by it', () => {
    const staat = begonnen()
    const [na, events] = play(staat, [tik(staat, 'nat.'), tik(staat, 'om')])
    expect(brug(na)).toEqual(['nat.', 'om'])
    expect(events.map(({ type }) => type)).toEqual(['fx', 'fx'])
    expect(na.opgave?.op).toBe(steenVan(staat, 'om'))
  })

  it('does nothing more by a tap that trembles', () => {
    const staat = begonnen()
    const [na, events] = play(staat, [tik(staat, 'Nu'), tik(staat, 'Nu')])
    expect(brug(na)).toEqual(['Nu'])
    expect(events).toHaveLength(1)
  })

  it('goes up only when the sentence is whole, and brings no more words than it has', () => {
    const staat = begonnen()
    const vier = ['Nu', 'is', 'mama', 'ook'].map((woord) => tik(staat, woord))
    const [na, events] = play(staat, [...vier, { type: 'omhoog' }])
    expect(events.filter(({ type }) => type === 'answer')).toEqual([])
    expect(brug(play(na, [tik(staat, 'om'), tik(staat, 'nat.')])[0])).toHaveLength(5)
  })

  it('takes back the last word before it goes up', () => {
    const staat = begonnen()
    const [na, events] = play(staat, [tik(staat, 'Nu'), tik(staat, 'is'), { type: 'terug' }])
    expect(brug(na)).toEqual(['Nu'])
    expect(events.filter(({ type }) => type === 'answer')).toEqual([])
    expect(play(staat, [{ type: 'terug' }])[1]).toEqual([])
  })
})

describe('a hop for its own sake', () => {
  const hup = (steen: number): Input => ({ type: 'hup', steen })
  const met = (): State => play(begonnen(), lay(begonnen(), ['Nu', 'is']).slice(0, 2))[0]

  it('goes to a ledge that is empty, and takes, lays and answers nothing', () => {
    const staat = met()
    const [na, events] = play(staat, [hup(steenVan(staat, 'Nu'))])
    expect(events).toEqual([{ type: 'fx', name: 'loop', plek: steenVan(staat, 'Nu') }])
    expect(na.opgave).toEqual({ ...staat.opgave, op: steenVan(staat, 'Nu') })
    // A word that can still be laid is not hopped over.
    expect(play(staat, [hup(steenVan(staat, 'mama'))])).toEqual([staat, []])
  })

  it('is a somersault where the hero already is, as often as wanted', () => {
    const staat = met()
    const [na, events] = play(staat, [hup(steenVan(staat, 'is')), hup(steenVan(staat, 'is'))])
    expect(events.map(({ name }) => name)).toEqual(['flip', 'flip'])
    expect(na).toEqual(staat)
  })

  it('changes no verdict, no star and no record', () => {
    const [stil, druk] = [false, true].map((isDruk) => {
      const staat = begonnen()
      const zetten = lay(staat, mama.woorden).flatMap((zet) =>
        isDruk && zet.type === 'laad' ? [zet, hup(zet.steen), hup(zet.steen)] : [zet],
      )
      return play(staat, zetten)[0]
    })
    expect(druk).toEqual(stil)
  })
})

describe('why a word does not fit', () => {
  it('is said by what can be seen of it, else by what was read so far, and names no other word', () => {
    expect(sayRaar(mama, [], 'is')).toContain('hoofdletter')
    expect(sayRaar(mama, ['Nu', 'is'], 'nat.')).toBe(
      'Na ‘nat.’ is de zin al uit, en er komt nog meer.',
    )
    expect(sayRaar(mama, [], 'Papa')).toBe('Met ‘Papa’ begint deze zin niet.')
    expect(sayRaar(mama, ['Nu'], 'om')).toBe('Lees maar: ‘Nu om …’ Zo loopt de zin niet.')
  })

  it('is one short sentence or two in every place (decoy: the last word is not the end of what goes on)', () => {
    const heel = mama.woorden.slice(0, -1)
    expect(sayRaar(mama, heel, 'twee.')).toContain('Zo loopt de zin niet')
  })
})

describe('a mistake', () => {
  /** Returns the game after a mistake, when it is mended. */
  const gemist = (): State => {
    const staat = begonnen()
    return play(staat, [...lay(staat, ['Nu', 'is', 'nat.']), { type: 'tick', ms: 9000 }])[0]
  }

  it('is mended from the own right beginning, with the odd word to be read and back on its stone', () => {
    const staat = gemist()
    expect([staat.fase, staat.poging]).toEqual(['spelen', 2])
    expect(brug(staat)).toEqual(['Nu', 'is'])
    expect(staat.opgave).toMatchObject({ op: null, raar: 'nat.' })
    const [na, events] = play(staat, lay(staat, ['ook', 'mama', 'nat.']))
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'answer',
        given: 'Nu/is/ook/mama/nat.',
        correct: true,
        attempt: 2,
        vraag: 'orden:herstel',
      }),
    )
    expect([na.goed, na.fout, na.hersteld]).toEqual([0, 1, [VERHAAL[1]]])
  })

  it('does not show which word is right', () => {
    const staat = gemist()
    expect(JSON.stringify(rules.need(staat))).not.toContain('mama ook')
    expect(staat.opgave?.stenen).toContain('om')
  })

  it('may be left, and goes on by itself after three tries', () => {
    expect(rules.step(gemist(), { type: 'overslaan' })[0].fase).toBe('vraag')
    let staat = gemist()
    for (const poging of [2, 3]) {
      expect(staat.poging).toBe(poging)
      staat = play(staat, [...lay(staat, ['om']), { type: 'tick', ms: 9000 }])[0]
    }
    expect(staat.fase).toBe('vraag')
  })
})

describe('the tower', () => {
  it('rings at each third bridge, made at once or mended, and at no other', () => {
    let staat = rules.step(rules.init(taak()), { type: 'begin' })[0]
    const keren = [1, 2, 3, 4].map((nr) => {
      staat = ask(staat, { ...mama, id: `zv-proef:${nr}` })
      const eerst = nr === 2 ? [...lay(staat, ['om']), { type: 'tick' as const, ms: 9000 }] : []
      const [na, events] = play(staat, [...eerst, ...lay(staat, mama.woorden)])
      staat = rules.step(na, { type: 'tick', ms: 9000 })[0]
      return events.some(({ name }) => name === 'jaaa')
    })
    expect(keren).toEqual([false, false, true, false])
  })

  it('says nothing of a sentence before it is made; only the story below it, when asked', () => {
    const [, events] = play(begonnen(), [{ type: 'luister' }, { type: 'hoor' }])
    expect(events).toEqual([
      expect.objectContaining({ type: 'say', what: 'zin', tekst: VERHAAL[0] }),
    ])
    const eerste = { ...mama, keten: { id: 'zv-proef', nr: 0, van: 3 } }
    expect(play(begonnen(eerste), [{ type: 'hoor' }])[1]).toEqual([])
  })

  it('skips what it cannot play', () => {
    expect(begonnen({ ...mama, woorden: ['Nu', 'nat.'], ordes: [['Nu', 'nat.']] }).item).toBeNull()
    expect(begonnen({ ...mama, ordes: [] }).item).toBeNull()
  })
})

describe('what the game remembers', () => {
  /** Climbs floors one after the other; hears the story so many times on each of the first so many. */
  function climb(vloeren: number, { keren, tot }: { keren: number; tot: number }) {
    let staat = rules.step(rules.init(taak()), { type: 'begin' })[0]
    let geheimen = 0
    for (let nr = 1; nr <= vloeren; nr += 1) {
      staat = ask(staat, { ...mama, id: `zv-proef:${nr}` })
      const hoor = Array.from({ length: nr <= tot ? keren : 0 }, () => ({ type: 'hoor' }) as const)
      const [na, events] = play(staat, [...hoor, ...lay(staat, mama.woorden)])
      geheimen += events.filter(({ name }) => name === 'geheim').length
      staat = rules.step(na, { type: 'tick', ms: 9000 })[0]
    }
    return { staat, geheimen }
  }

  it('is how many floors have their bridge, also when mended', () => {
    expect(rules.record?.(climb(4, { keren: 0, tot: 0 }).staat)).toBe(4)
    const staat = begonnen()
    const [mis] = play(staat, [...lay(staat, ['om']), { type: 'tick', ms: 9000 }])
    expect(rules.record?.(mis)).toBe(0)
    expect(rules.record?.(play(mis, lay(mis, mama.woorden))[0])).toBe(1)
  })

  it('is the secret, for whoever has the story read on three floors', () => {
    expect(climb(4, { keren: 1, tot: WAKKER }).geheimen).toBe(1)
    expect(climb(5, { keren: 2, tot: 5 }).geheimen).toBe(1)
    // Hearing it often on the same floors wakes nobody.
    expect(climb(4, { keren: 9, tot: WAKKER - 1 }).geheimen).toBe(0)
  })

  it('judges nothing: who hears the story and who does not end alike', () => {
    const [stil, luid] = [climb(4, { keren: 0, tot: 0 }), climb(4, { keren: 3, tot: 4 })]
    expect(luid.staat.oordelen).toEqual(stil.staat.oordelen)
    expect([luid.staat.goed, luid.staat.fout]).toEqual([stil.staat.goed, stil.staat.fout])
  })
})
