import { readFileSync } from 'node:fs'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { MANIFESTS } from './manifests.ts'
import { REGELS } from './naspelen.ts'

const SPELLEN = await Promise.all(
  Object.values(MANIFESTS).flatMap((manifest) => {
    const rules = REGELS[manifest.id]
    if (!rules) return []
    return [loadVoorraad(manifest).then((items) => [manifest.id, rules, items] as const)]
  }),
)
const soortVan = (id: string) => Object.values(MANIFESTS).find((m) => m.id === id)?.kinds[0]
const opties = (id: string) => ({ exercise: { kind: soortVan(id) ?? 'lezen' } })

describe.each(SPELLEN)('%s, as every game', (id, rules, voorraad) => {
  it('stands the cases of every game', () => {
    const proef = readFileSync(new URL(`./${id}/rules.test.ts`, import.meta.url), 'utf8')
    expect(proef).toContain(`describeBots({\n  manifest: ${id},`)
  })

  it('asks nothing to which there is one answer only, also of words without misspellings', () => {
    const keuzen: number[] = []
    const meegekeken: typeof rules = {
      ...rules,
      step: (state, input) => {
        const uit = rules.step(state, input)
        const vormen = rules.beurt?.(uit[0])?.vormen
        if (vormen) keuzen.push(vormen.length)
        return uit
      },
    }
    for (const items of [FIXTURES.kaal, voorraad])
      playWithBot({ rules: meegekeken, items }, { seed: 5, skill: 0.8 }, opties(id))
    expect(keuzen).not.toContain(1)
  })

  it('takes two to four minutes of a child that is right four times in five', () => {
    // A bot moves four times a second, while a child looks first. This only checks that nobody is kept waiting.
    const { uitslag, zetten } = playWithBot(
      { rules, items: voorraad },
      { seed: 3, skill: 0.8 },
      opties(id),
    )
    expect(uitslag).not.toBeNull()
    expect(zetten).toBeLessThan(400)
  })

  it('says in words what is asked, from the first word to the last', () => {
    const { state } = playWithBot({ rules, items: voorraad }, { seed: 1, skill: 1 }, opties(id))
    expect(rules.need(state).zin.length).toBeGreaterThan(5)
  })
})
