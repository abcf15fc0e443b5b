import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import { expect, it } from 'vitest'
import { isEigen, passagierVan } from './passagier.ts'

it('is the animal that the story names, also where the pupil is that animal', () => {
  expect(passagierVan('varken Bo', 'vos')).toBe('varken')
  expect(passagierVan('kat Mies', 'kat')).toBe('kat')
})

it('is always the same one for the same name, and else never the pupil', () => {
  for (const held of DIEREN)
    for (const wie of ['opa Wim', 'Noor', 'meneer Hop', 'kok Ton', '']) {
      expect(passagierVan(wie, held)).toBe(passagierVan(wie, held))
      expect(passagierVan(wie, held)).not.toBe(held)
    }
})

it('is nobody else where the story names a penguin, a dragon, a snowman, a robot or a witch', async () => {
  const gaten = (
    await Promise.all(([3, 4, 5] as const).map((groep) => loadZinsOpgaven('gat', groep, 'nl')))
  ).flat()
  const namen = new Set(gaten.flatMap((gat) => (gat.soort === 'gat' ? [gat.rit?.wie ?? ''] : [])))
  const eigen = [...namen].flatMap((wie) => {
    const gast = passagierVan(wie, 'vos')
    return isEigen(gast) ? [[wie, gast]] : []
  })
  expect(eigen).toEqual([
    ['heks Roet', 'heks'],
    ['sneeuwpop Bob', 'sneeuwpop'],
    ['robot Rik', 'robot'],
    ['draak Vlam', 'draak'],
    ['pinguïn Pip', 'pinguïn'],
  ])
})
