import { expect, it } from 'vitest'
import { loadTekstOpgaven } from '@letterhaven/game-kit/opgave/teksten'
import { readTot, quotesOf, readAfter } from './read-tot.ts'
import { vraag } from './proef.ts'

const ALLE = (
  await Promise.all(
    ([3, 4, 5, 6, 7, 8] as const).flatMap((groep) =>
      (['nl', 'be'] as const).map((land) => loadTekstOpgaven(groep, land)),
    ),
  )
).flat()

it('asks about no words that first stand after what was read, in any text', () => {
  const metWoorden = ALLE.filter((item) => quotesOf(item).length > 0)
  expect(metWoorden.length).toBeGreaterThan(10)
  const tePlots = metWoorden.filter((item) =>
    quotesOf(item).some((woorden) => readAfter(item.zinnen, woorden) > readTot(item)),
  )
  expect(tePlots.map(({ id }) => id)).toEqual([])
})

it('opens what proves the answer and what its reason quotes, and no more than a third of it proves', () => {
  const fout = ALLE.filter((item) => {
    const { bewijs, citaat = [], zinnen } = item
    const tot = readTot(item)
    const isVeel = tot < zinnen.length && bewijs.length * 3 > tot
    return isVeel || [...bewijs, ...citaat].some((zin) => zin >= tot)
  })
  expect(fout.map(({ id }) => id)).toEqual([])
})

it('keeps a blind guess rare, over all texts', () => {
  const gevraagd = ALLE.filter(({ bewijs }) => bewijs.length > 0)
  const som = gevraagd.reduce((alle, item) => alle + item.bewijs.length / readTot(item), 0)
  expect(som / gevraagd.length).toBeLessThan(0.2)
})

it('reads on to words of the question that stand further than its proof', () => {
  const ver = vraag({ bewijs: [0], citaat: [0], vraag: 'Wie bedoelt mam met ‘nu lacht Jip’?' })
  expect(quotesOf(ver)).toEqual(['nu lacht jip'])
  expect(readTot(ver)).toBe(8)
  // The mark in such a word is no quote, and words that stand nowhere are not looked for.
  expect(quotesOf(vraag({ vraag: 'Wat doet ze ’s avonds met Jips oma’s?' }))).toEqual([])
  expect(readAfter(ver.zinnen, 'op zee')).toBe(0)
  expect(readTot(vraag({ bewijs: [0], citaat: [0] }))).toBe(3)
})
