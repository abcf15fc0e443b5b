import { isStap } from '@letterhaven/domain/telt-mee'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { describe, expect, it } from 'vitest'
import { leesrace } from './manifest.ts'
import { isSamen, rules } from './soorten.ts'

const ronde = async (kind: 'tekst' | 'lezen') => {
  const items = await loadVoorraad(leesrace, { soort: kind, groep: 5 })
  const gespeeld = playWithBot(
    { rules, items },
    { seed: 4, skill: 0.7 },
    { exercise: { kind, groep: 5 } },
  )
  // A text that is read aloud first is a step, and no answer.
  const antwoorden = gespeeld.antwoorden.filter(({ vraag = '' }) => !isStap(vraag))
  return { ...gespeeld, antwoorden }
}

describe('both kinds of leesrace', () => {
  it('ask each in its own form: the sentence that proves, and what a listener heard', async () => {
    const [tekst, lezen] = [await ronde('tekst'), await ronde('lezen')]
    const vragen = ({ antwoorden }: typeof tekst) => [
      ...new Set(antwoorden.map(({ vraag }) => vraag.replace(/\d+$/, 'n'))),
    ]
    expect([vragen(tekst), vragen(lezen)]).toEqual([['markeer:bewijs/n'], ['oordeel:samen']])
    expect([isSamen(tekst.state), isSamen(lezen.state)]).toEqual([false, true])
    expect(lezen.antwoorden.every(({ hoe }) => hoe === 'samen')).toBe(true)
    expect(tekst.antwoorden.some(({ hoe }) => hoe === 'samen')).toBe(false)
  })

  it('keep the record in flags: who reads together keeps the one that stands', async () => {
    const { state } = await ronde('lezen')
    expect(rules.record?.({ ...state, vorigRecord: 4 })).toBe(4)
    expect(rules.record?.((await ronde('tekst')).state)).toBeGreaterThan(0)
  })
})
