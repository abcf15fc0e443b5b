import { describe, expect, it } from 'vitest'
import { addressKey, createBrake } from './brake.ts'

const op = (seconden: number): Date => new Date(1_700_000_000_000 + seconden * 1000)

describe('a brake', () => {
  it('lets through as much as its limit within its window, for each key by itself', () => {
    const brake = createBrake({ limit: 3, windowMs: 60_000 })
    for (const seconde of [0, 10, 59]) brake.take('a', op(seconde))
    expect(() => brake.take('a', op(59))).toThrow('too_many_attempts')
    expect(() => brake.take('b', op(59))).not.toThrow()
    expect(() => brake.take('a', op(60))).not.toThrow()
  })

  it('counts amounts, and takes nothing of what it refuses', () => {
    const brake = createBrake({ limit: 10, windowMs: 1000, code: 'gasten_full' })
    brake.take('a', op(0), 8)
    expect(() => brake.take('a', op(0), 3)).toThrow('gasten_full')
    expect(() => brake.take('a', op(0), 2)).not.toThrow()
  })
})

describe('the key of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (adres, sleutel) => expect(addressKey(adres)).toBe(sleutel))

  it('tells two lines apart', () => {
    expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'))
  })
})
