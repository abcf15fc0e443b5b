import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { expect, it } from 'vitest'
import { passagierVan } from './passagier.ts'

it('is the animal that the story names, also where the pupil is that animal', () => {
  expect(passagierVan('varken Bo', 'vos')).toBe('varken')
  expect(passagierVan('kat Mies', 'kat')).toBe('kat')
})

it('is always the same one for the same name, and else never the pupil', () => {
  for (const held of DIEREN)
    for (const wie of ['heks Roet', 'opa Wim', 'Noor', 'meneer Hop', 'draak Vlam', '']) {
      expect(passagierVan(wie, held)).toBe(passagierVan(wie, held))
      expect(passagierVan(wie, held)).not.toBe(held)
    }
})
