import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { antwoord, bel, gevraagd, laat, naKijken, opgave, plak, step, teksten } from './proef.ts'
import { rules, type Input } from './rules.ts'
import type { State } from './stand.ts'

const windy = (woord: string, seed = 1): State => gevraagd(woord, 'hakken', { trap: 2, seed })

/** Returns the game with every bubble blown near. */
const blowAll = (staat: State): State =>
  (staat.opgave?.ver ?? []).reduce((nu, plek) => step(nu, { type: 'blaas', bel: plek }), staat)

const namen = (events: readonly SpelEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))

/** What happens when one bubble is brought to another. */
const bring = (staat: State, van: string, naar: string) =>
  rules.step(staat, { type: 'plak', bel: bel(staat, van), op: bel(staat, naar), kant: 'voor' })

describe('a windy day', () => {
  it('comes with the second stage: half of the bubbles are far off, one of the word among them', () => {
    expect(gevraagd('boom').opgave?.ver).toBeNull()
    for (let seed = 0; seed < 20; seed += 1) {
      const nu = windy('boom', seed).opgave
      expect(nu?.ver).toHaveLength(Math.floor((nu?.stukken.length ?? 0) / 2))
      const ver = nu?.ver?.map((plek) => nu.stukken[plek] ?? '') ?? []
      expect(ver.some((stuk) => ['b', 'oo', 'm'].includes(stuk))).toBe(true)
    }
  })

  it('lets nothing stick that is far off, until it was blown near', () => {
    const begin = windy('boom')
    const [ver = -1] = begin.opgave?.ver ?? []
    const ander = begin.opgave?.bellen.find(({ plek }) => plek !== ver)?.plek ?? -1
    for (const input of [
      { type: 'plak', bel: ver, op: ander, kant: 'voor' },
      { type: 'plak', bel: ander, op: ver, kant: 'voor' },
    ] satisfies Input[])
      expect(rules.step(begin, input)).toEqual([begin, []])
    const [dichtbij, events] = rules.step(begin, { type: 'blaas', bel: ver })
    expect(namen(events)).toEqual(['stuur'])
    expect(dichtbij.opgave?.ver).not.toContain(ver)
    expect(rules.step(dichtbij, { type: 'blaas', bel: ver })).toEqual([dichtbij, []])
  })

  it('blows nothing at the first stage', () => {
    const begin = gevraagd('boom')
    expect(rules.step(begin, { type: 'blaas', bel: 0 })).toEqual([begin, []])
  })

  it('changes no verdict, no star and no score', () => {
    const uitslagen = ([1, 2] as const).map((trap) => {
      const events: SpelEvent[] = []
      let nu = gevraagd('boom', 'hakken', { trap, aantal: 2 })
      for (const delen of [
        ['b', 'oo', 'm'],
        ['m', 'oo', 'b'],
      ]) {
        const [na, uit] = laat(plak(blowAll(nu), ...delen), delen.join(''))
        events.push(...uit)
        const [verder, slot] = rules.step(naKijken(na), { type: 'overslaan' })
        events.push(...slot)
        nu = step(verder, opgave('boom'))
      }
      return events.filter(({ type }) => type === 'answer' || type === 'finish')
    })
    expect(uitslagen[0]?.map((event) => 'correct' in event && event.correct)).toEqual([
      true,
      false,
      false,
    ])
    expect(uitslagen[1]).toEqual(uitslagen[0])
  })
})

describe('what the game remembers', () => {
  it('is how long the longest word is that flew, a mended one as well', () => {
    const { state, uitslag } = playWithBot(
      { rules, items: FIXTURES.gewoon },
      { seed: 4, skill: 0.5 },
    )
    const woorden = [...state.gelukt, ...state.hersteld]
    expect(state.hersteld.length).toBeGreaterThan(0)
    expect(uitslag?.record).toBe(Math.max(...woorden.map((woord) => woord.length)))
  })

  it('is the frog, for whoever sticks all that is not of the word together, and it is no answer', () => {
    for (const begin of [gevraagd('boom'), blowAll(windy('boom'))]) {
      const rest = teksten(begin).filter((tekst) => !['b', 'oo', 'm'].includes(tekst))
      expect(rest.length).toBeGreaterThan(1)
      const laatste = rest.at(-1) ?? ''
      const bijna = plak(begin, ...rest.slice(0, -1))
      const [, events] = bring(bijna, rest.slice(0, -1).join(''), laatste)
      expect(namen(events)).toEqual(['leg', 'geheim'])
      expect(antwoord(events)).toBeUndefined()
    }
  })

  it('is not found with a piece of the word in it, nor with the word itself', () => {
    const begin = gevraagd('boom')
    const rest = teksten(begin).filter((tekst) => !['b', 'oo', 'm'].includes(tekst))
    const gemengd = plak(begin, 'm', ...rest.slice(0, -1))
    const [, events] = bring(gemengd, ['m', ...rest.slice(0, -1)].join(''), rest.at(-1) ?? '')
    expect(namen(events)).toEqual(['leg'])
    expect(namen(bring(plak(begin, 'b', 'oo'), 'boo', 'm')[1])).toEqual(['leg'])
  })
})
