import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import { expect, it } from 'vitest'
import { presentSpelWoord } from './spelwoord.ts'

it('shows a word with its next sentence on the next day, and from the first again after the last', async () => {
  const woorden = await woordenTotEnMet(8)
  const meer = woorden.filter(({ zin = [] }) => zin.length > 1)
  expect(meer.length).toBeGreaterThanOrEqual(50)
  for (const entry of meer) {
    const zinnen = entry.zin ?? []
    const getoond = [...zinnen, ''].map((_, dag) => presentSpelWoord(entry, dag).zin)
    expect(getoond).toEqual([...zinnen, zinnen[0]])
  }
})
