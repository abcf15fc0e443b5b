import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import type { HostInput } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { taxirit } from './manifest.ts'
import { isLaatste, samenVan, vergeefsVan, verhaalVan, type State } from './rit.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import { eerder, nu, restNa, silly } from './verhaal.ts'

const GATEN = (await loadZinsOpgaven('gat', 5, 'nl')) as readonly GatOpgave[]
const RIT = GATEN.slice(0, 4)

describeBots({
  manifest: taxirit,
  rules,
  items: await loadVoorraad(taxirit),
  invoer: { stuur: { baan: GETAL }, zwenk: { kant: GETAL }, rijd: {}, toeter: {}, later: {} },
})

const opgave = (item: GatOpgave): HostInput =>
  ({ type: 'opgave', plek: 0, item, reden: null }) as unknown as HostInput

function begin(item: GatOpgave | undefined, groep = 5, calm = false): State {
  const [state] = rules.step(
    rules.init({
      id: 't',
      kind: 'zinnen',
      instruction: '',
      groep,
      land: 'nl',
      aantal: 4,
      seed: 1,
      options: { calm, clock: false },
    }),
    { type: 'begin' },
  )
  return item ? rules.step(state, opgave(item))[0] : state
}

/** Puts the indicator on for a place, turns, and is there at once. */
function rijd(state: State, plek: string) {
  const baan = state.opgave?.plekken.indexOf(plek) ?? -1
  const [gericht] = rules.step(state, { type: 'stuur', baan } as Input)
  return rules.step(gericht, { type: 'rijd' })
}

const fout = ({ opgave: o, item }: State): string =>
  o?.plekken.find((plek) => !item?.goed.includes(plek)) ?? ''

/** Returns how many places of a ride nobody visited before a gap. */
function countOver({ rit, keten }: GatOpgave): number {
  const bezocht = rit?.goed.slice(0, keten?.nr) ?? []
  return rit?.plekken.filter((plek) => !bezocht.includes(plek)).length ?? 0
}

describe('a crossing', () => {
  it('has streets as many as a year reads: one that fits, and none that was visited in this ride', () => {
    for (const [groep, hoogstens] of [
      [3, 3],
      [8, 4],
    ] as const)
      for (const [nr, item] of RIT.entries()) {
        const plekken = begin(item, groep).opgave?.plekken ?? []
        expect(plekken).toHaveLength(Math.min(hoogstens, 6 - nr))
        expect(plekken.filter((plek) => item.goed.includes(plek))).toHaveLength(1)
        expect(plekken.filter((plek) => item.rit?.goed.slice(0, nr).includes(plek))).toEqual([])
      }
  })

  it('has the two silliest places among its streets, however few there are', () => {
    for (const item of GATEN) {
      const plekken = begin(item, 3).opgave?.plekken ?? []
      expect(item.anders?.every((plek) => plekken.includes(plek))).toBe(true)
    }
  })

  it('begins with the indicator off, and turns nowhere before it is on', () => {
    const start = begin(RIT[0])
    expect(start.opgave?.baan).toBe(-1)
    expect(rules.step(start, { type: 'rijd' })).toEqual([start, []])
  })

  it('takes the indicator back as often as one likes, and answers only by turning', () => {
    let state = begin(RIT[0])
    for (const baan of [0, 2, 1, 0]) {
      const [na, events] = rules.step(state, { type: 'stuur', baan })
      expect(events.map(({ type }) => type)).toEqual(['fx'])
      state = na
    }
    const [, events] = rules.step(state, { type: 'rijd' })
    expect(events.filter(({ type }) => type === 'answer')).toHaveLength(1)
  })

  it('never answers by itself, however long it stands there', () => {
    const [na, events] = rules.step(begin(RIT[0]), { type: 'tick', ms: 600_000 })
    expect(na.fase).toBe('spelen')
    expect(events).toEqual([])
  })

  it('says what was asked, of how many, and that it was read', () => {
    const [, events] = rijd(begin(RIT[0]), RIT[0]?.goed[0] ?? '')
    expect(events.find(({ type }) => type === 'answer')).toMatchObject({
      correct: true,
      vraag: 'betekenis:4',
      hoe: 'gezien',
      attempt: 1,
    })
  })

  it('is asked again after a wrong street, which stays known as one', () => {
    const start = begin(RIT[0])
    const weg = fout(start)
    const [mis, events] = rijd(start, weg)
    // Nothing is read aloud before it is right.
    expect(events.some(({ type }) => type === 'say')).toBe(false)
    const [weer] = rules.step(mis, { type: 'tick', ms: 60_000 })
    expect(weer).toMatchObject({ fase: 'spelen', poging: 2, fout: 1 })
    expect(weer.opgave).toMatchObject({ baan: -1, geweest: [weg] })
    const [hersteld, uit] = rijd(weer, RIT[0]?.goed[0] ?? '')
    expect(hersteld).toMatchObject({ goed: 0, fout: 1 })
    expect(hersteld.hersteld).toHaveLength(1)
    expect(uit).toContainEqual(expect.objectContaining({ type: 'answer', attempt: 2 }))
  })

  it('has other places after a wrong street, the right one among them: striking out leads nowhere', () => {
    for (const groep of [3, 5])
      for (const item of RIT) {
        let state = begin(item, groep)
        for (let keer = 0; keer < 2; keer += 1) {
          const oud = state.opgave?.plekken ?? []
          const weg = fout(state)
          const [mis] = rijd(state, weg)
          ;[state] = rules.step(mis, { type: 'tick', ms: 60_000 })
          const plekken = state.opgave?.plekken ?? []
          expect(plekken).toHaveLength(Math.min(oud.length, countOver(item) - 1))
          expect(new Set(plekken).size).toBe(plekken.length)
          expect(plekken.filter((plek) => item.goed.includes(plek))).toHaveLength(1)
          // The wrong one does not stand there, so the same key leads elsewhere.
          expect(plekken).not.toContain(weg)
          // None of them is closed.
          const baan = plekken.findIndex((plek) => !item.goed.includes(plek))
          expect(rules.step(state, { type: 'stuur', baan })[0].opgave?.baan).toBe(baan)
        }
      }
  })

  it('is read together after two wrong streets, and until then beside where the taxi went in vain', () => {
    let state = begin(RIT[0])
    const eerste = fout(state)
    const gezien = [[samenVan(state), vergeefsVan(state)]]
    for (let keer = 0; keer < 2; keer += 1) {
      const [mis] = rijd(state, fout(state))
      // While the mistake itself is looked at, nothing stands beside it.
      expect(vergeefsVan(mis)).toBeNull()
      ;[state] = rules.step(mis, { type: 'tick', ms: 60_000 })
      gezien.push([samenVan(state), vergeefsVan(state)])
    }
    expect(gezien).toEqual([
      [null, null],
      [null, eerste],
      [RIT[0]?.goed[0], null],
    ])
  })
})

describe('a ride', () => {
  it('says nothing before its end, and there how the story ends, with a jaaa', () => {
    const laatste = RIT.at(-1)
    const [raak, onderweg] = rijd(begin(laatste), laatste?.goed[0] ?? '')
    expect(onderweg.some(({ type }) => type === 'say')).toBe(false)
    const [, events] = rules.step(raak, { type: 'verder' })
    const gezegd = events.find((event) => event.type === 'say')
    expect(gezegd?.tekst.endsWith(laatste?.rit?.zinnen.at(-1) ?? '?')).toBe(true)
    expect(events).toContainEqual(expect.objectContaining({ type: 'fx', name: 'jaaa' }))
    const [nietKlaar] = rijd(begin(RIT[0]), RIT[0]?.goed[0] ?? '')
    const [, eerste] = rules.step(nietKlaar, { type: 'verder' })
    expect(eerste.some(({ type }) => type === 'say')).toBe(false)
    expect(eerste.some((event) => event.type === 'fx' && event.name === 'jaaa')).toBe(false)
  })

  it('keeps the whole story open at its end until the pupil goes on', () => {
    const laatste = RIT.at(-1)
    const [klaar] = rijd(begin(laatste), laatste?.goed[0] ?? '')
    const [nog] = rules.step(klaar, { type: 'tick', ms: 600_000 })
    expect(nog.fase).toBe('kijken')
    const [verder] = rules.step(nog, { type: 'verder' })
    expect(verder.fase).toBe('vraag')
  })

  it('is told in its order, each sentence once', () => {
    for (const item of GATEN) {
      const verteld = [...eerder(item), ...nu(item), ...restNa(item)]
      expect(verteld).toHaveLength(item.rit?.zinnen.length ?? 0)
      expect(nu(item).at(-1)).toBe(item.zin)
    }
    expect(RIT.map(isLaatste)).toEqual([false, false, false, true])
  })

  it('is read back whole, with the silly place where the taxi went first', () => {
    let state = begin(RIT[0])
    const weg = fout(state)
    for (const item of RIT) {
      if (state.fase === 'vraag') [state] = rules.step(state, opgave(item))
      if (item === RIT[0]) {
        ;[state] = rijd(state, weg)
        ;[state] = rules.step(state, { type: 'verder' })
      }
      ;[state] = rijd(state, item.goed[0] ?? '')
      if (!isLaatste(item)) [state] = rules.step(state, { type: 'verder' })
    }
    const haltes = verhaalVan(state).flatMap(({ halte }) => halte ?? [])
    expect(haltes.map(({ plek }) => plek)).toEqual(RIT[0]?.rit?.goed)
    expect(haltes.map(({ mis }) => mis)).toEqual([weg, null, null, null])
    expect(
      verhaalVan(state)
        .map(({ voor, na }) => voor + na)
        .join(' '),
    ).not.toContain('▢')
  })

  it('that begins in the middle is read back with the places that nobody was asked', () => {
    const [klaar] = rijd(begin(RIT.at(-1)), RIT.at(-1)?.goed[0] ?? '')
    const haltes = verhaalVan(klaar).flatMap(({ halte }) => halte ?? [])
    expect(haltes.map(({ plek }) => plek)).toEqual(RIT[0]?.rit?.goed)
  })
})

it('a silly sentence is said as somebody says it who cannot believe it', () => {
  const zin = (tekst: string): GatOpgave => ({
    soort: 'gat',
    id: 'x',
    zin: tekst,
    goed: ['het bos'],
  })
  expect(silly(zin('Ik zaag een tak af in ▢.'), 'de zee')).toBe('Ik zaag een tak af in de zee?')
  expect(silly(zin('Rij snel naar ▢!'), 'de kerk')).toBe('Rij snel naar de kerk?')
  expect(silly(zin("Ze riep: 'Naar ▢.'"), 'de kerk')).toBe("Ze riep: 'Naar de kerk?'")
})
