import { stroom } from '@letterhaven/game-kit/rng'
import { describe, expect, it } from 'vitest'
import type { SpelWoord } from '@letterhaven/contracts/taak'
import { speelNa, type NaspeelAntwoord } from './naspelen.ts'
import { REFEREES } from './referees.ts'

const WOORDEN: readonly SpelWoord[] = Array.from({ length: 30 }, (_, i) => ({
  id: `woord${i}`,
  woord: `woord${i}`,
  grafemen: ['w'],
  klankgroepen: [`woord${i}`],
  categorie: 'hak',
  afleiders: [{ vorm: `wort${i}`, regel: 'd_t', uitleg: '' }],
}))

/** Plays one taak of twelve; `juist` is how often the player judges a form rightly. */
function speel(juist: number, { seed = 7, stopNa = 12, woorden = WOORDEN.length } = {}) {
  const rnd = stroom(seed)
  const antwoorden: NaspeelAntwoord[] = []
  let tijd = 0
  let gevraagd = 0
  speelNa(
    { id: 't', spel: 'glazenwasser', soort: 'spelling', aantal: 12, stopNa, seed },
    {
      volgende() {
        const woord = WOORDEN[gevraagd]
        gevraagd += 1
        if (!woord || gevraagd > woorden) return null
        return { woord, reden: { soort: 'peiling', categorie: 'hak', aantal: antwoorden.length } }
      },
      antwoord: (antwoord) => antwoorden.push(antwoord),
    },
    {
      vindtGoed: (woordId, vorm) => (vorm === woordId) === rnd() < juist,
      schrijft: (woordId) => (rnd() < juist ? woordId : woordId.replace('woord', 'wort')),
      kijktijd: () => 1000,
      rnd,
      verstrijk: (ms) => (tijd += ms),
    },
  )
  return { antwoorden, tijd, deel: antwoorden.filter((a) => a.correct).length / antwoorden.length }
}

describe('playing a taak without a picture', () => {
  it('gives as many answers as the taak asks, each judged by the referee of the game', () => {
    const { antwoorden } = speel(0.8)
    expect(antwoorden).toHaveLength(12)
    for (const { woordId, gegeven, correct, gok } of antwoorden) {
      const oordeel = REFEREES.glazenwasser?.({ word: woordId }, gegeven)
      expect({ correct, gok }).toEqual(oordeel)
      expect([woordId, woordId.replace('woord', 'wort')]).toContain(gegeven)
    }
  })

  it('lets a player who sees everything be right always, and one who guesses often wrong', () => {
    const gemiddeld = (juist: number): number => {
      const spellen = Array.from({ length: 20 }, (_, seed) => speel(juist, { seed }).deel)
      return spellen.reduce((som, deel) => som + deel, 0) / spellen.length
    }
    expect(gemiddeld(1)).toBe(1)
    expect(gemiddeld(0.5)).toBeLessThan(0.75)
    expect(gemiddeld(0.85)).toBeGreaterThan(gemiddeld(0.65))
  })

  it('counts the time that went by, at least what the answers took', () => {
    const { antwoorden, tijd } = speel(0.8)
    const actief = antwoorden.reduce((som, { ms }) => som + ms, 0)
    expect(antwoorden.every(({ ms }) => ms >= 1000)).toBe(true)
    expect(tijd).toBeGreaterThanOrEqual(actief)
  })

  it('stops where the player is called away, and ends where there are no more words', () => {
    expect(speel(0.8, { stopNa: 3 }).antwoorden).toHaveLength(3)
    expect(speel(1, { woorden: 4 }).antwoorden.length).toBeLessThan(12)
  })

  it('plays the same game from the same seed', () => {
    expect(speel(0.7)).toEqual(speel(0.7))
    expect(speel(0.7)).not.toEqual(speel(0.7, { seed: 8 }))
  })
})
