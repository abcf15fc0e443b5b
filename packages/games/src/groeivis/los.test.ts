import { describe, expect, it } from 'vitest'
import { losVan } from './los.ts'
import type { Opgave } from './opgave.ts'
import { BOOM, met, perform as play, start } from './proef.ts'
import { isVoorgedaan } from './roep.tsx'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

const begin = (): State => met(BOOM, start({ seed: 3 }))
const opgaveVan = ({ opgave }: State): Opgave => {
  if (!opgave) throw new Error('a word')
  return opgave
}
const perform = (staat: State, ...inputs: readonly Input[]): State => play(staat, ...inputs)[0]
const visMet = (staat: State, letter: string): number => opgaveVan(staat).zwerm.indexOf(letter)
/** Another letter than that of the word and of the fish. */
const ander = (staat: State): number =>
  opgaveVan(staat).zwerm.findIndex((letter) => !['b', 'oo', 't', 'm'].includes(letter))
const los = (van: State, naar: State) => losVan(opgaveVan(van), opgaveVan(naar))

describe('a letter that leaves its place', () => {
  it('is seen to leave the mouth when another one is caught, or it is spat out', () => {
    const staat = begin()
    const vol = perform(staat, { type: 'eet', vis: visMet(staat, 'm') })
    expect(los(staat, vol)).toEqual([])
    const weg = [{ letter: 'm', schub: null }]
    expect(los(vol, perform(vol, { type: 'eet', vis: ander(staat) }))).toEqual(weg)
    expect(los(vol, perform(vol, { type: 'spuug' }))).toEqual(weg)
  })

  it('is seen to leave its scale when another one is set there, which did not leave the mouth for nothing', () => {
    const staat = begin()
    const vol = perform(staat, { type: 'eet', vis: visMet(staat, 'm') })
    const gezet = perform(vol, { type: 'zet', schub: 2 })
    expect(los(vol, gezet)).toEqual([{ letter: 't', schub: 2 }])
    expect(los(gezet, perform(gezet, { type: 'zet', schub: 2 }))).toEqual([
      { letter: 'm', schub: 2 },
    ])
  })

  it('leaves both when a fish is dragged to a scale while another is in the mouth', () => {
    const staat = begin()
    const vol = perform(staat, { type: 'eet', vis: ander(staat) })
    const letter = opgaveVan(staat).zwerm[ander(staat)]
    const na = perform(vol, { type: 'breng', vis: visMet(staat, 'm'), schub: 2 })
    expect(los(vol, na)).toEqual([
      { letter: 't', schub: 2 },
      { letter, schub: null },
    ])
  })
})

describe('the hand at the scales', () => {
  it('shows how a letter is set at the first catch alone, and again to who asks', () => {
    const staat = begin()
    expect(isVoorgedaan(staat, opgaveVan(staat), true)).toBe(false)
    const vol = perform(staat, { type: 'eet', vis: visMet(staat, 'm') })
    expect(isVoorgedaan(staat, opgaveVan(vol), false)).toBe(true)
    expect(isVoorgedaan({ goed: 1, fout: 0 }, opgaveVan(vol), false)).toBe(false)
    expect(isVoorgedaan({ goed: 1, fout: 0 }, opgaveVan(vol), true)).toBe(true)
    const gezet = perform(vol, { type: 'zet', schub: 2 }, { type: 'eet', vis: ander(staat) })
    expect(isVoorgedaan(staat, opgaveVan(gezet), false)).toBe(false)
  })
})
