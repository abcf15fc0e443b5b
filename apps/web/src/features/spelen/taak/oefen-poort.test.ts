import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { GespeeldAntwoord } from '@letterhaven/game-kit/regels/poorten'
import { describe, expect, it } from 'vitest'
import { oefenPoort } from './oefen-poort.ts'

const woord = (id: string): Item => ({ soort: 'woord', id, word: id, graphemes: [...id] })

const antwoord = (woordId: string): GespeeldAntwoord => ({
  woordId,
  gegeven: woordId,
  vraag: 'typ:deur',
  correct: true,
  gok: 0.02,
  ms: 900,
  poging: 1,
  reden: { soort: 'herhaling', woord: woordId, dagenGeleden: 0 },
})

describe('a round of the words that went wrong', () => {
  it('gives each of them once, because it went wrong, and works answers into the engine of the taak', () => {
    const gehoord: string[] = []
    const taak = {
      volgende: () => ({ item: woord('reis'), reden: antwoord('reis').reden }),
      process: ({ woordId }: GespeeldAntwoord) => void gehoord.push(woordId),
    }
    const ronde = oefenPoort(taak, [woord('trein'), woord('geit')])
    const eerste = ronde.volgende()
    expect(eerste?.reden).toEqual({ soort: 'herhaling', woord: 'trein', dagenGeleden: 0 })
    ronde.process(antwoord('trein'))
    expect(ronde.volgende()?.item.id).toBe('geit')
    // The engine itself still has words to give; this round has none.
    expect(ronde.volgende()).toBeNull()
    expect(taak.volgende()).not.toBeNull()
    expect(gehoord).toEqual(['trein'])
  })
})
