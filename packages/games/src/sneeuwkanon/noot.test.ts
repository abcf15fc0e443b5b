import { expect, it } from 'vitest'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { nootVan, sayNoot } from './noot.ts'
import { begin, woord } from './proef.ts'
import type { State } from './stand.ts'

const HOND: Item = {
  ...woord('h', 'o', 'n', 'd'),
  sentence: 'De hond slaapt.',
  choices: [{ vorm: 'hont', regel: 'd-t', uitleg: 'Maak het langer: honden.' }],
}

/** A round of which the second or third word is a sentence, in which this line was fired. */
function fireRegel(regel: string): State {
  const spel = begin({ groep: 7, aantal: 10 }, HOND)
  for (let nr = 0; nr < 3 && !spel.staat().opgave?.zin; nr += 1) {
    spel.fire('hond')
    spel.perform({ type: 'verder' })
    spel.give(HOND)
  }
  spel.fire(regel)
  return spel.staat().fase === 'kijken' ? spel.perform({ type: 'verder' }) : spel.staat()
}

it('says that the word counts before it names the one thing that is left', () => {
  expect(nootVan(fireRegel('de hond slaapt.'), true)).toEqual({
    gaf: null,
    kop: 'hond: goed!',
    isGoed: true,
    zin: 'Nog één ding: Een zin begint met een hoofdletter.',
  })
})

it('shows of a wrong word its own form and its rule, and not the line', () => {
  expect(nootVan(fireRegel('De hont slaapt.'), true)).toMatchObject({
    gaf: 'hont',
    zin: expect.stringContaining('honden'),
  })
})

it('asks to listen, or to look, for a word that is missing', () => {
  const staat = fireRegel('De slaapt.')
  expect(nootVan(staat, true)).toMatchObject({
    kop: 'Er mist een woord.',
    zin: 'Luister nog eens.',
  })
  expect(nootVan(staat, false)).toMatchObject({ zin: 'Kijk nog eens.' })
  expect(sayNoot(staat)).toBe('Er mist een woord. Luister nog eens.')
})

it('tells a word that was written to another from one that is misspelt', () => {
  expect(nootVan(fireRegel('Dehond slaapt.'), true)?.zin).toBe(
    'Kijk goed waar dit woord begint en eindigt.',
  )
  expect(nootVan(fireRegel('De Hond slaapt.'), true)?.zin).toBe('Hier hoort een kleine letter.')
})

it('never says the word of a mistake that is read', () => {
  expect(nootVan(fireRegel('De hondt slaapt.'), true)?.zin).not.toMatch(/\bhond\b/)
})
