import { expect, it } from 'vitest'
import { kortOordeel, metBijna, sayLangzaam, zoSchrijfJe } from './gesproken.ts'

it('only a mistake that something explains was almost right', () => {
  expect(metBijna('Je hoort een t, maar hond schrijf je met een d.')).toBe(
    'Bijna! Je hoort een t, maar hond schrijf je met een d.',
  )
  expect(metBijna(zoSchrijfJe('hond'))).toBe('Zo schrijf je het: hond.')
  expect(metBijna(sayLangzaam(['h', 'o', 'n', 'd']))).toBe(
    'Zeg het woord langzaam, klank voor klank: h-o-n-d.',
  )
  expect([zoSchrijfJe('hond'), 'Maak het langer.'].map(kortOordeel)).toEqual([
    'Nog niet.',
    'Bijna!',
  ])
  expect(sayLangzaam(['ui'])).toBe('Zo schrijf je het: ui.')
})
