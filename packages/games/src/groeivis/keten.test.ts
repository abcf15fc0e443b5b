import { describe, expect, it } from 'vitest'
import { isOngerept, wisselVan } from './opgave.ts'
import { BOOM, met, perform, ruil, start, swallow, wait, woord } from './proef.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'

const eigen = ({ opgave }: State): string | undefined => opgave?.eigen.join('')
const wissel = ({ opgave, vorige }: State) => opgave && wisselVan(vorige, opgave)
/** A fish that became boom at once, or after a mistake. */
const boom = (): State => wait(swallow(ruil(met(BOOM), 'm', 2))[0])
const verbeterd = (): State => {
  const mis = wait(swallow(ruil(met(BOOM), 'm', 0))[0])
  return wait(swallow(ruil(ruil(mis, 'b', 0), 'm', 2))[0])
}
const OPEN = { type: 'fx', name: 'open', plek: 0 } as const

describe('the chain', () => {
  it('goes on from the word that was just made, at once or mended, also where the list has another neighbour', () => {
    const room = woord(['r', 'oo', 'm'], { een: ['raam', 'roos'], ver: [] })
    for (const na of [boom(), verbeterd()]) {
      const staat = met(room, na)
      expect(eigen(staat)).toBe('boom')
      // Nothing jumps: the letters are those that the fish had.
      expect(wissel(staat)).toBeNull()
      expect(TEKST.report(OPEN, staat)).toBeNull()
    }
    // Without a word before it, it begins at a neighbour of the list.
    expect(['raam', 'roos']).toContain(eigen(met(room)))
  })

  it('asks one letter at the first stage, and goes on over two where the way is long', () => {
    const raap = woord(['r', 'aa', 'm'], { een: ['raap'], ver: [] })
    expect(eigen(met(raap, boom()))).toBe('raap')
    expect(eigen(met(raap, { ...boom(), trap: 2 }))).toBe('boom')
  })

  it('shows which letters are spat out where the next word is no neighbour, and says so', () => {
    const vis = woord(['v', 'i', 's'], { een: ['vos'], ver: [] })
    const staat = met(vis, boom())
    expect(eigen(staat)).toBe('vos')
    expect(wissel(staat)).toEqual({ was: ['b', 'oo', 'm'], blijft: [false, false, false] })
    expect(TEKST.report(OPEN, staat)).toBe('Je vis spuugt b oo m uit. Op je vis staat v o s.')
    const boek = woord(['h', 'oe', 'k'], { een: ['boek'], ver: [] })
    expect(wissel(met(boek, boom()))?.blijft).toEqual([true, false, false])
    // The first word of a round replaces nothing.
    expect(wissel(met(vis))).toBeNull()
  })
})

describe('the word that is asked', () => {
  it('is untouched until the first move, and is no longer shown by itself from then on', () => {
    const staat = met(BOOM)
    const vers = ({ opgave }: State): boolean => opgave !== null && isOngerept(opgave)
    expect(vers(staat)).toBe(true)
    expect(vers(perform(staat, { type: 'luister' }, { type: 'gezien' })[0])).toBe(true)
    const [hap] = perform(staat, { type: 'eet', vis: 0 })
    expect(vers(hap)).toBe(false)
    expect(vers(ruil(staat, 'm', 2))).toBe(false)
    // A mistake is mended from memory: the correction has shown the word.
    expect(vers(wait(swallow(ruil(staat, 'm', 0))[0]))).toBe(false)
    expect(vers(start())).toBe(false)
  })
})
