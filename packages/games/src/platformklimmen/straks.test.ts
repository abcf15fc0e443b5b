import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { expect, it } from 'vitest'
import { give, met, steenVan } from './proef.ts'
import { rules } from './rules.ts'
import { keepTik, landOp, wachtOp } from './straks.ts'
import type { Input, State } from './verdieping.ts'

const woorden = ['Nu', 'is', 'mama', 'nat.']
const item: ZinOpgave = { soort: 'zin', id: 'proef:1', woorden, ordes: [woorden], vreemd: ['om'] }
type Los = Parameters<typeof rules.step>[1]

const step = (van: State, ...inputs: readonly Los[]): State =>
  inputs.reduce((nu, input) => rules.step(nu, input)[0], van)

const begin = met(item)
const jump = (woord: string): Input => ({ type: 'laad', steen: steenVan(begin, woord) })
const hoist = (...orde: readonly string[]): State =>
  step(begin, ...orde.map(jump), { type: 'omhoog' })

it('a stone that is tapped while the hero falls is jumped on when it lands, the last one tapped', () => {
  const valt = hoist('Nu', 'om', 'is', 'mama')
  const is = steenVan(valt, 'is')
  // Decoy: the rules themselves answer nothing during the fall.
  expect(step(valt, { type: 'laad', steen: is })).toBe(valt)
  const straks = keepTik(valt, is)
  expect(landOp(valt, straks)).toBeNull()
  expect(wachtOp(valt, straks)).toBe(is)
  const geland = step(valt, { type: 'tick', ms: 1350 })
  expect(geland.fase).toBe('spelen')
  expect(landOp(geland, straks)).toBe(is)
  expect(step(geland, { type: 'laad', steen: is }).opgave?.gelegd).toHaveLength(2)
})

it('nothing is kept of a tap that no fall is under way for, nor of a ledge that is empty', () => {
  const valt = hoist('Nu', 'om', 'is', 'mama')
  expect(keepTik(valt, steenVan(valt, 'Nu'))).toBeNull()
  expect(keepTik(valt, 99)).toBeNull()
  expect(keepTik(begin, steenVan(begin, 'is'))).toBeNull()
  const over = hoist('Nu', 'is', 'mama', 'nat.')
  expect(over.fase).toBe('kijken')
  expect(keepTik(over, steenVan(over, 'om'))).toBeNull()
})

it('a tap that was kept is not done on another floor, nor at a later try', () => {
  const valt = hoist('Nu', 'om', 'is', 'mama')
  const straks = keepTik(valt, steenVan(valt, 'is'))
  const geland = step(valt, { type: 'verder' })
  const elders = step(geland, { type: 'overslaan' })
  const ander = step(elders, give({ ...item, id: 'proef:2' }))
  expect(ander.fase).toBe('spelen')
  expect(landOp(ander, straks)).toBeNull()
  expect(landOp({ ...geland, poging: geland.poging + 1 }, straks)).toBeNull()
  expect(landOp(geland, null)).toBeNull()
  expect(wachtOp({ ...valt, poging: valt.poging + 1 }, straks)).toBeNull()
  expect(wachtOp(geland, straks)).toBeNull()
})

it('taps that follow each other at once during the jump all count', () => {
  const na = step(begin, jump('Nu'), jump('is'), { type: 'tick', ms: 20 }, jump('mama'))
  expect(na.opgave?.gelegd).toEqual(['Nu', 'is', 'mama'].map((woord) => steenVan(begin, woord)))
})
