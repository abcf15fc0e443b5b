import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { TRAPPEN as ALLE, type Trap } from '@letterhaven/contracts/trap'
import { describe, expect, it } from 'vitest'
import { platformklimmen } from './manifest.ts'
import { bovenaan } from './molen.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { met, steenVan } from './proef.ts'
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
  let staat = met(mama, { trap, aantal: 1 })
  const send = (...zetten: readonly Input[]): NonNullable<State['opgave']> => {
    for (const zet of zetten) {
      const [na, uit] = rules.step(staat, zet)
      staat = na
      events.push(...uit)
    }
    if (!staat.opgave) throw new Error('no floor')
    return staat.opgave
  }
  /** Taps on words until each lies in the bridge. */
  const take = (...woorden: readonly string[]): NonNullable<State['opgave']> => {
    for (const woord of woorden) {
      const tik: Input = { type: 'laad', steen: steenVan(staat, woord) }
      const voor = send().gelegd.length
      if (send(tik).gelegd.length === voor) send(tik)
    }
    return send()
  }
  return { send, take, events }
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
    expect(bovenaan(send({ type: 'laad', steen: 1 }, LINKS))).toBe(2)
    expect(bovenaan(send(RECHTS))).toBe(0)
  })

  it('lets a word be taken that hangs at the top or beside it, and turns up what hangs low', () => {
    const { send, events } = floor()
    expect(send({ type: 'laad', steen: 1 }).gelegd).toEqual([1])
    const laag = send({ type: 'laad', steen: 3 })
    expect([bovenaan(laag), laag.gelegd]).toEqual([3, [1]])
    expect(events.at(-1)).toMatchObject({ type: 'fx', name: 'stuur' })
    expect(send({ type: 'laad', steen: 3 }).gelegd).toEqual([1, 3])
    // Whatever hangs there, two taps take it: there is no dead end.
    for (const steen of [0, 2, 4]) send({ type: 'laad', steen }, { type: 'laad', steen })
    expect(send().gelegd).toHaveLength(5)
    // Decoy: without a mill everything is within reach.
    expect(floor(2).send({ type: 'laad', steen: 3 }).gelegd).toEqual([3])
  })

  it('goes the short way round to what hangs low', () => {
    const { send } = floor()
    expect(send({ type: 'laad', steen: 4 }).stand).toBe(-2)
    expect(floor().send({ type: 'laad', steen: 2 }).stand).toBe(2)
  })

  it('stands still while words within reach are taken and given back, so that they can be read', () => {
    const { send } = floor()
    const na = send({ type: 'laad', steen: 5 }, { type: 'laad', steen: 1 })
    expect([na.stand, na.gemalen, na.gelegd]).toEqual([0, 0, [5, 1]])
    const terug = send({ type: 'laad', steen: 5 })
    expect([terug.stand, terug.gelegd]).toEqual([0, [1]])
    // Decoy: by hand it turns.
    expect(send(LINKS).stand).not.toBe(0)
  })

  it('answers nothing, whatever way and however often it is turned', () => {
    const { send, events } = floor()
    send(...Array.from({ length: 40 }, (_, nr) => (nr % 3 === 0 ? LINKS : RECHTS)))
    expect(events.every(({ type, name }) => type === 'fx' && name === 'stuur')).toBe(true)
    expect(brugVan(send())).toEqual([])
  })

  it('takes whoever goes up once round, and grinds by every stone that it turns', () => {
    const { send, take } = floor()
    const voor = take('Nu', 'is', 'om', 'mama', 'ook')
    const na = send({ type: 'omhoog' })
    expect(na.stand - voor.stand).toBe(6)
    expect(bovenaan(na)).toBe(bovenaan(voor))
    expect(na.gemalen - voor.gemalen).toBe(6)
    expect(brugVan(na)).toEqual(['Nu', 'is'])
  })
})

describe('a stage', () => {
  describeTrappen({ rules, items, kind: 'zinnen' })

  it('has a card of its own', () => {
    expect(TRAPPEN).toHaveLength(ALLE.length)
    expect(new Set(TRAPPEN.map(({ naam }) => naam)).size).toBe(ALLE.length)
    expect(new Set(TRAPPEN.map(({ teken }) => teken)).size).toBe(ALLE.length)
  })
})
