import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { TRAPPEN as ALLE, type Trap } from '@letterhaven/contracts/trap'
import { describe, expect, it } from 'vitest'
import { platformklimmen } from './manifest.ts'
import { bovenaan } from './molen.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { rules } from './rules.ts'
import { brugVan, type Input, type State } from './verdieping.ts'

const items = await loadVoorraad(platformklimmen)
const mama: ZinOpgave = {
  soort: 'zin',
  id: 'zv-proef:1',
  woorden: ['Nu', 'is', 'mama', 'ook', 'nat.'],
  ordes: [['Nu', 'is', 'mama', 'ook', 'nat.']],
  verhaal: ['De hond is nat.', 'Nu is mama ook nat.'],
  vreemd: ['om'],
  keten: { id: 'zv-proef', nr: 1, van: 2 },
}

/** Sets up a floor at a stage; the inputs go in one after the other. */
function floor(trap: Trap = 3) {
  const events: { readonly type: string; readonly name?: string }[] = []
  const taak = {
    id: 't',
    kind: 'zinnen',
    instruction: '',
    groep: 5,
    land: 'nl',
    aantal: 1,
    seed: 7,
    trap,
    options: { calm: false, clock: false },
  } as const
  const reden = { soort: 'peiling', categorie: 'zin', aantal: 0 } as const
  let [staat] = rules.step(rules.init(taak), { type: 'begin' })
  ;[staat] = rules.step(staat, { type: 'opgave', plek: 0, item: mama, reden })
  const send = (...zetten: readonly Input[]): NonNullable<State['opgave']> => {
    for (const zet of zetten) {
      const [na, uit] = rules.step(staat, zet)
      staat = na
      events.push(...uit)
    }
    if (!staat.opgave) throw new Error('no floor')
    return staat.opgave
  }
  const tapOp = (woord: string): Input => ({
    type: 'laad',
    steen: staat.opgave?.stenen.indexOf(woord) ?? -1,
  })
  return { send, tapOp, events }
}
const LINKS = { type: 'draai', kant: -1 } as const
const RECHTS = { type: 'draai', kant: 1 } as const

describe('the mill', () => {
  it('turns to the next word on either side, and comes round', () => {
    const { send } = floor()
    expect(bovenaan(send(LINKS))).toBe(1)
    expect(bovenaan(send(RECHTS, RECHTS))).toBe(5)
    expect(bovenaan(send(LINKS, LINKS, LINKS, LINKS, LINKS, LINKS))).toBe(5)
    // Decoy: before this stage there is none.
    const geen = floor(2)
    expect(geen.send(LINKS).stand).toBe(0)
    expect(geen.events).toEqual([])
  })

  it('goes past an arm whose word was taken', () => {
    const { send } = floor()
    expect(bovenaan(send({ type: 'laad', steen: 1 }, RECHTS))).toBe(0)
    expect(bovenaan(send(LINKS))).toBe(2)
  })

  it('brings a stone that is tapped to the top the shortest way, and its word to the bridge', () => {
    const { send } = floor()
    const na = send({ type: 'laad', steen: 5 })
    expect([na.stand, bovenaan(na), na.gelegd]).toEqual([-1, 5, [5]])
    // A word that is taken off the bridge comes back where the hero stands.
    expect(bovenaan(send({ type: 'laad', steen: 2 }, { type: 'laad', steen: 5 }))).toBe(5)
    expect(send().gelegd).toEqual([2])
  })

  it('answers nothing, whatever way and however often it is turned', () => {
    const { send, events } = floor()
    send(...Array.from({ length: 40 }, (_, nr) => (nr % 3 === 0 ? LINKS : RECHTS)))
    expect(events.every(({ type, name }) => type === 'fx' && name === 'stuur')).toBe(true)
    expect(brugVan(send())).toEqual([])
  })

  it('takes whoever goes up once round, and grinds by every stone that it turns', () => {
    const { send, tapOp } = floor()
    const voor = send(...['Nu', 'is', 'om', 'mama', 'ook'].map(tapOp))
    const na = send({ type: 'omhoog' })
    expect(na.stand - voor.stand).toBe(6)
    expect(bovenaan(na)).toBe(bovenaan(voor))
    expect(na.gemalen - voor.gemalen).toBe(6)
    expect(brugVan(na)).toEqual(['Nu', 'is'])
  })
})

describe('a stage', () => {
  it('changes no verdict, no star and no score', () => {
    for (const skill of [0.4, 1]) {
      const uitslagen = ALLE.map((trap) => {
        const { state, uitslag } = playWithBot(
          { rules, items },
          { seed: 9, skill },
          { exercise: { kind: 'zinnen', trap } },
        )
        return { ...uitslag, oordelen: state.oordelen }
      })
      expect(uitslagen[0]?.oordelen.length).toBeGreaterThan(3)
      for (const uitslag of uitslagen) expect(uitslag).toEqual(uitslagen[0])
    }
  })

  it('has a card of its own', () => {
    expect(TRAPPEN).toHaveLength(ALLE.length)
    expect(new Set(TRAPPEN.map(({ naam }) => naam)).size).toBe(ALLE.length)
    expect(new Set(TRAPPEN.map(({ teken }) => teken)).size).toBe(ALLE.length)
  })
})
