import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { describe, expect, it } from 'vitest'
import { isTerug, wegVan, type State } from './rit.ts'
import { rules, type Input } from './rules.ts'
import { OP_DAK, plekOpDak } from './dak.ts'
import { layWeg } from './weg.ts'

const RIT = ((await loadZinsOpgaven('gat', 5, 'nl')) as readonly GatOpgave[]).slice(0, 4)
const [EERSTE] = RIT
const LAATSTE = RIT.at(-1)

function begin(item: GatOpgave | undefined, calm = false): State {
  const [state] = rules.step(
    rules.init({
      id: 't',
      kind: 'zinnen',
      instruction: '',
      groep: 5,
      land: 'nl',
      aantal: 4,
      seed: 1,
      options: { calm, clock: false },
    }),
    { type: 'begin' },
  )
  const opgave = { type: 'opgave', plek: 0, item, reden: null } as unknown as HostInput
  return rules.step(state, opgave)[0]
}

function turn(state: State, isGoed = true): State {
  const { opgave, item } = state
  const baan = (opgave?.plekken ?? []).findIndex((plek) => item?.goed.includes(plek) === isGoed)
  const [gericht] = rules.step(state, { type: 'stuur', baan })
  return rules.step(gericht, { type: 'rijd' })[0]
}

/** Lets the taxi drive in small steps until it is there, the hand at the wheel before each of them. Returns how long it took. */
function drive(state: State, hand: (nu: State) => Input | null) {
  let nu = state
  let ms = 0
  const events: SpelEvent[] = []
  while (wegVan(nu) && ms < 60_000) {
    const zet = hand(nu)
    for (const input of [...(zet ? [zet] : []), { type: 'tick', ms: 50 } as const]) {
      const [na, meer] = rules.step(nu, input)
      nu = na
      events.push(...meer)
    }
    ms += 50
  }
  return { nu, ms, events, dak: (nu.opgave ?? nu.vorige)?.dak ?? [] }
}

/** Steers to whatever comes next. */
const pakAlles = (nu: State): Input | null => {
  const weg = wegVan(nu)
  const straks = weg?.vondsten.find(({ na }) => na > weg.t)
  return straks && straks.kant !== weg?.kant ? { type: 'zwenk', kant: straks.kant } : null
}
const laatLos = (): null => null

describe('the road to a place', () => {
  it('takes two and a half seconds of who does not take the wheel, and what lies beside it stays there', () => {
    const { nu, ms, dak } = drive(turn(begin(EERSTE)), laatLos)
    expect(ms).toBe(2500)
    expect(nu.fase).toBe('vraag')
    expect(dak).toEqual([])
  })

  it('is longer for who steers, and brings what lies at that edge onto the roof', () => {
    const { nu, ms, dak, events } = drive(turn(begin(EERSTE)), pakAlles)
    expect(ms).toBeGreaterThan(2500)
    expect(ms).toBeLessThanOrEqual(6400)
    expect(nu.fase).toBe('vraag')
    expect(dak).toHaveLength(5)
    expect(events.filter((event) => event.type === 'fx' && event.name === 'leg')).toHaveLength(5)
    const mis = drive(turn(begin(EERSTE)), (staat) => {
      const zet = pakAlles(staat)
      return zet?.type === 'zwenk' ? { type: 'zwenk', kant: -zet.kant } : zet
    })
    expect(mis.dak.length).toBeLessThan(5)
  })

  it('is there after a turn that was mended, and never after a wrong one', () => {
    const mis = turn(begin(EERSTE), false)
    expect(wegVan(mis)).toBeNull()
    const [weer] = rules.step(mis, { type: 'verder' })
    expect(wegVan(turn(weer))).not.toBeNull()
  })

  it('is left at once by who goes on, with all that lies on the roof', () => {
    const [gestuurd] = rules.step(turn(begin(EERSTE)), { type: 'zwenk', kant: -1 })
    const [na] = rules.step(gestuurd, { type: 'verder' })
    expect(na.fase).toBe('vraag')
    expect(na.vorige?.weg).toBeNull()
  })

  it('gives no answer, whatever is sent there', () => {
    const rit = turn(begin(EERSTE))
    for (const input of [
      { type: 'rijd' },
      { type: 'stuur', baan: 1 },
      { type: 'overslaan' },
      { type: 'zwenk', kant: 1 },
      { type: 'zwenk', kant: 7 },
      { type: 'zwenk', kant: 0.5 },
    ] as const) {
      const [na, events] = rules.step(rit, input)
      expect(events.some(({ type }) => type === 'answer')).toBe(false)
      expect([na.goed, na.fout, na.oordelen]).toEqual([rit.goed, rit.fout, rit.oordelen])
      expect([-1, 0, 1]).toContain(wegVan(na)?.kant)
    }
  })

  it('comes before the story of a ride that is over, and the joy with the story', () => {
    const rit = turn(begin(LAATSTE))
    expect(isTerug(rit)).toBe(false)
    const { nu, events } = drive(rit, () => (isTerug(rit) ? { type: 'verder' } : null))
    expect(isTerug(nu)).toBe(true)
    expect(events).toContainEqual(expect.objectContaining({ type: 'fx', name: 'jaaa' }))
  })

  it('drives itself in calm: the taxi is there, with what lay on its way', () => {
    const kalm = turn(begin(EERSTE, true))
    expect(wegVan(kalm)).toBeNull()
    expect(kalm.fase).toBe('kijken')
    expect(kalm.wacht).toBeLessThanOrEqual(3000)
    expect(kalm.opgave?.dak).toHaveLength(2)
    const [, events] = rules.step(kalm, { type: 'zwenk', kant: 1 })
    expect(events).toEqual([])
    expect(isTerug(turn(begin(LAATSTE, true)))).toBe(true)
  })

  it('has things at both edges, in the order in which they come, others at the coast', () => {
    for (let zaad = 0; zaad < 40; zaad += 1) {
      const { vondsten } = layWeg(stroom(zaad), 1)
      expect(new Set(vondsten.map(({ kant }) => kant))).toEqual(new Set([-1, 1]))
      expect(vondsten.map(({ na }) => na)).toEqual(
        vondsten.map(({ na }) => na).toSorted((een, ander) => een - ander),
      )
      expect(new Set(vondsten.map(({ wat }) => wat)).size).toBe(vondsten.length)
    }
    const wat = (trap: 1 | 3) => layWeg(stroom(1), trap).vondsten.map((een) => een.wat)
    expect(wat(1)).not.toContain('schelp')
    expect(['klomp', 'kaas', 'tulpen'].some((een) => wat(3).some((ding) => ding === een))).toBe(
      false,
    )
  })
})

it('a pile on the roof has a place for every thing, none of them twice', () => {
  const plekken = Array.from({ length: OP_DAK }, (_, nr) => plekOpDak(nr).join(' '))
  expect(new Set(plekken).size).toBe(OP_DAK)
})
