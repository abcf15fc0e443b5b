import { expect, it } from 'vitest'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { classify } from './indeling.ts'
import { kaartBreed, kaartPlek, visMaat } from './kaartmaat.ts'

const LANG = FIXTURES.lang.flatMap(({ word, choices = [] }) => [
  word,
  ...choices.map((c) => c.vorm),
])

it.each(['gewoon', 'ruim', 'dyslexie'] as const)(
  'no word, however long, goes off any screen or over the word beside it (%s)',
  (letter: Letter) => {
    for (const [w, h] of [
      [1280, 800],
      [1024, 768],
      [768, 1024],
      [390, 844],
      [844, 390],
    ] as const) {
      const indeling = classify(w, h)
      const maat = visMaat(LANG, indeling, letter)
      const vakken = indeling.vissen.map((plek) => {
        const breed = Math.max(...LANG.map((woord) => kaartBreed(woord, maat, letter)))
        const midden = plek.x + kaartPlek(breed, plek, indeling)
        return { x0: midden - breed / 2, x1: midden + breed / 2, y: plek.y }
      })
      for (const { x0, x1 } of vakken) {
        expect(x0).toBeGreaterThanOrEqual(0)
        expect(x1).toBeLessThanOrEqual(w)
      }
      for (const [i, a] of vakken.entries())
        for (const b of vakken.slice(i + 1))
          expect(a.x1 <= b.x0 || b.x1 <= a.x0 || Math.abs(a.y - b.y) > maat * 2).toBe(true)
    }
  },
)

it('short words are as large as a fish can carry', () => {
  expect(visMaat(['vis', 'kat'], classify(1280, 800), 'gewoon')).toBeGreaterThan(27)
  expect(visMaat(['vis', 'kat'], classify(390, 844), 'gewoon')).toBeGreaterThanOrEqual(20)
})
