import { describe, expect, it } from 'vitest'
import { loadZinsOpgaven } from '../opgave/zinnen.ts'
import { FIXTURES } from '../proef/fixtures.ts'
import { shuffleKetens } from './keten.ts'
import { shuffle, stroom } from './rng.ts'

describe('opgaven in a random order', () => {
  it('keep the parts of a story together and in its order', async () => {
    const zinnen = await loadZinsOpgaven('zin', 3, 'nl')
    const door = shuffleKetens(zinnen, stroom(4))
    expect(door).not.toEqual(zinnen)
    expect(door.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      zinnen.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    const nummers = door.map((zin) => (zin.soort === 'zin' ? (zin.keten?.nr ?? -1) : -1))
    expect(nummers).toEqual(zinnen.map((_, i) => i % 6))
  })

  it('are shuffled one by one where they belong to no story', () => {
    expect(shuffleKetens(FIXTURES.gewoon, stroom(4))).toEqual(shuffle(FIXTURES.gewoon, stroom(4)))
  })
})
