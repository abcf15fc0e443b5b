import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import type { HostInput } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { taxirit } from './manifest.ts'
import { isLaatste, rules } from './rules.ts'
import type { Input, State } from './rules.ts'
import { eerder, heel, nu, restNa } from './verhaal.ts'

const GATEN = (await loadZinsOpgaven('gat', 5, 'nl')) as readonly GatOpgave[]
const RIT = GATEN.slice(0, 4)

describeBots({
  manifest: taxirit,
  rules,
  items: await loadVoorraad(taxirit),
  invoer: { stuur: { baan: GETAL }, rijd: {} },
})

const opgave = (item: GatOpgave): HostInput =>
  ({ type: 'opgave', plek: 0, item, reden: null }) as unknown as HostInput

function begin(item: GatOpgave | undefined): State {
  const [state] = rules.step(
    rules.init({
      id: 't',
      kind: 'zinnen',
      instruction: '',
      groep: 5,
      land: 'nl',
      aantal: 4,
      seed: 1,
      options: { calm: false, clock: false },
    }),
    { type: 'begin' },
  )
  return item ? rules.step(state, opgave(item))[0] : state
}

/** Puts the indicator on for a place, and turns. */
function rijd(state: State, plek: string) {
  const baan = state.opgave?.plekken.indexOf(plek) ?? -1
  const [gericht] = rules.step(state, { type: 'stuur', baan } as Input)
  return rules.step(gericht, { type: 'rijd' })
}

const fout = ({ opgave: o, item }: State): string =>
  o?.plekken.find((plek) => !item?.goed.includes(plek)) ?? ''

describe('a crossing', () => {
  it('has three streets: one that fits, and none that was visited in this ride', () => {
    for (const [nr, item] of RIT.entries()) {
      const plekken = begin(item).opgave?.plekken ?? []
      expect(plekken).toHaveLength(3)
      expect(plekken.filter((plek) => item.goed.includes(plek))).toHaveLength(1)
      expect(plekken.filter((plek) => item.rit?.goed.slice(0, nr).includes(plek))).toEqual([])
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
      vraag: 'betekenis:3',
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
})

describe('a ride', () => {
  it('reads the sentence aloud once it is right, and at the end all that is left of the story', () => {
    const laatste = RIT.at(-1)
    const [, events] = rijd(begin(laatste), laatste?.goed[0] ?? '')
    const gezegd = events.find((event) => event.type === 'say')
    expect(gezegd?.tekst.endsWith(laatste?.rit?.zinnen.at(-1) ?? '?')).toBe(true)
    expect(events).toContainEqual(expect.objectContaining({ type: 'fx', name: 'jaaa' }))
    const [, eerste] = rijd(begin(RIT[0]), RIT[0]?.goed[0] ?? '')
    expect(eerste.some((event) => event.type === 'fx' && event.name === 'jaaa')).toBe(false)
  })

  it('keeps the whole story open at its end until the pupil goes on', () => {
    const laatste = RIT.at(-1)
    const [klaar] = rijd(begin(laatste), laatste?.goed[0] ?? '')
    const [nog] = rules.step(klaar, { type: 'tick', ms: 20_000 })
    expect(nog.fase).toBe('kijken')
    const [verder] = rules.step(nog, { type: 'verder' })
    expect(verder.fase).toBe('vraag')
  })

  it('is told in its order, each sentence once, and whole at the end', () => {
    for (const item of GATEN) {
      const verteld = [...eerder(item), item.zin, ...restNa(item)]
      expect(verteld).toHaveLength(item.rit?.zinnen.length ?? 0)
      expect(nu(item).at(-1)).toBe(item.zin)
    }
    const [eerste] = RIT
    if (!eerste) throw new Error('no ride')
    expect(heel(eerste).join(' ')).not.toContain('▢')
    expect(RIT.map(isLaatste)).toEqual([false, false, false, true])
  })
})
