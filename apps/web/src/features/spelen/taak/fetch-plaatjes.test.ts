import { expect, it } from 'vitest'
import type { SpelWoord } from '@letterhaven/contracts/taak'
import { fetchPlaatjes } from './fetch-plaatjes.ts'

const woord = (id: string, plaatje?: string): SpelWoord => ({
  id,
  woord: id,
  grafemen: [id],
  klankgroepen: [id],
  categorie: 'hak',
  afleiders: [],
  ...(plaatje === undefined ? {} : { plaatje }),
})

it('fetches each picture of a taak once, and one that fails stops nobody', async () => {
  const gehaald: string[] = []
  const woorden = [woord('muis', 'mouse'), woord('rat', 'mouse'), woord('vis', 'fish'), woord('ik')]
  await fetchPlaatjes({ woorden }, (adres) => {
    gehaald.push(adres)
    return adres.includes('fish') ? Promise.reject(new Error('weg')) : Promise.resolve()
  })
  expect(gehaald).toEqual(['/plaatjes/mouse.svg', '/plaatjes/fish.svg'])
})
