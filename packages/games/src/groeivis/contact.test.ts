import { describe, expect, it } from 'vitest'
import { makeContact } from './contact.ts'

const VISSEN = [{ x: 100, y: 100 }, null, { x: 300, y: 100 }]
const BIJ = { bereik: 50, ms: 100 }

describe('eating by steering', () => {
  it('bites a fish after the mouth was at it for a quarter of a second, once', () => {
    const contact = makeContact()
    const raak = Array.from({ length: 6 }, () => contact({ x: 110, y: 100 }, VISSEN, BIJ).raak)
    expect(raak).toEqual([null, null, null, 0, null, null])
  })

  it('never bites what is brushed past: contact begins again at every fish and after every gap', () => {
    const contact = makeContact()
    const langs = [100, 120, 140, 200, 110, 130, 200, 290, 300, 310].map((x) =>
      contact({ x, y: 100 }, VISSEN, BIJ),
    )
    expect(langs.every(({ raak }) => raak === null)).toBe(true)
  })

  it('bites no next fish that comes to where the hero still is: first it must have been free', () => {
    const contact = makeContact()
    const bij = (x: number) => contact({ x, y: 100 }, VISSEN, BIJ).raak
    expect([110, 110, 110, 110].map(bij).at(-1)).toBe(0)
    expect(Array.from({ length: 20 }, () => bij(110)).every((raak) => raak === null)).toBe(true)
    expect([200, 110, 110, 110, 110].map(bij).at(-1)).toBe(0)
  })

  it('opens the mouth when a fish comes near, not far from all and not when nobody steers', () => {
    const contact = makeContact()
    expect(contact({ x: 165, y: 100 }, VISSEN, BIJ)).toEqual({ bijna: true, raak: null })
    expect(contact({ x: 200, y: 100 }, VISSEN, BIJ).bijna).toBe(false)
    expect(contact(null, VISSEN, { bereik: 50, ms: 9000 })).toEqual({ bijna: false, raak: null })
    expect(contact({ x: 100, y: 100 }, [null], BIJ).bijna).toBe(false)
  })
})
