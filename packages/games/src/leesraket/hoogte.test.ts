import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Exercise } from '@letterhaven/game-kit/regels/contract'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { hoogsteVlucht, hoogteVan } from './hoogte.ts'
import type { Wijzer } from './hoogte.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'

const bot = (skill: number, exercise: Partial<Exercise> = {}) =>
  playWithBot(
    { rules, items: FIXTURES.gewoon },
    { seed: 4, skill },
    { exercise: { kind: 'flitsen', trap: 1, ...exercise } },
  )

const taak = (over: Partial<Exercise>): Exercise => ({
  id: 't',
  kind: 'flitsen',
  instruction: '',
  groep: 5,
  land: 'nl',
  aantal: 4,
  seed: 5,
  options: { calm: false, clock: false },
  ...over,
})

/** Plays a round without mistakes with the dial at one place, and returns how it went. */
function flyWith(wijzer: Wijzer, over: Partial<Exercise> = {}) {
  const [...voorraad] = FIXTURES.gewoon
  const getoond: number[] = []
  const ronden: { trap: number; record: number | null }[] = []
  const gevonden: string[] = []
  const host = makeHost({
    rules,
    exercise: taak({ trap: 2, ...over }),
    poorten: {
      engine: {
        volgende: () => {
          const item = voorraad.shift()
          return item ? { item, reden: { soort: 'peiling', categorie: 'x', aantal: 0 } } : null
        },
        process: () => undefined,
      },
      antwoord: { save: ({ flitsMs = 0, correct }) => getoond.push(correct ? flitsMs : -1) },
      boek: {
        findGeheim: () => gevonden.push('geheim'),
        addRonde: (ronde) => ronden.push(ronde),
      },
    },
  })
  const send = (input: Input) => host.send(input)
  for (let n = 0; n < 40 && !host.uitslag(); n += 1) {
    const { item } = host.state()
    send({ type: 'draai', wijzer })
    send({ type: 'kijk' })
    for (let k = 0; k < 30; k += 1) host.verstrijk(200)
    for (const teken of item?.word ?? '') send({ type: 'teken', teken })
    send({ type: 'lanceer' })
    for (let k = 0; k < 20; k += 1) host.verstrijk(200)
  }
  return { host, getoond, ronden, gevonden, hoogte: hoogteVan(host.state()) }
}

describe('the rocket', () => {
  it('rises by every word, half as far by one that was mended, and never falls', () => {
    const { state } = bot(0.5)
    expect(state.hersteld.length).toBeGreaterThan(0)
    expect(hoogteVan(state)).toBe(state.goed + state.hersteld.length / 2)
  })

  it('breaks through something for everybody who writes, and for nobody who does nothing', () => {
    const jaaa = (skill: number) =>
      bot(skill).events.filter((e) => e.type === 'fx' && e.name === 'jaaa').length
    expect(jaaa(0.3)).toBeGreaterThanOrEqual(1)
    expect(jaaa(1)).toBe(3)
  })
})

describe('the dial', () => {
  it('is there at the second stage alone', () => {
    for (const trap of [1, 3] as const) {
      const { host } = flyWith(2, { trap })
      expect(host.uitslag()?.record).toBe(40)
      expect(host.state().vorige?.wijzer).toBeNull()
    }
  })

  it('shows the word for as long as it says, and that is told with the answer', () => {
    const [lang, gewoon, kort] = ([0, 1, 2] as const).map((wijzer) => flyWith(wijzer).getoond[0])
    expect(lang).toBeGreaterThan(gewoon ?? 0)
    expect(kort).toBeLessThan(gewoon ?? 0)
  })

  it('brings a right word higher the shorter it was, and no higher than the sky that is painted', () => {
    const hoogten = ([0, 1, 2] as const).map((wijzer) => flyWith(wijzer).hoogte)
    expect(hoogten).toEqual([4, 5, 6])
    expect(Math.max(...hoogten)).toBe(hoogsteVlucht(4, true))
  })

  it('changes no verdict, no star and no score', () => {
    const uitslagen = ([0, 2] as const).map((wijzer) => flyWith(wijzer).host.uitslag())
    const [een, ander] = uitslagen.map((uit) => uit && { ...uit, ms: 0, record: 0 })
    expect(een).toEqual(ander)
  })

  it('stands still once the word was shown', () => {
    const { host } = flyWith(0)
    const [staat] = [rules.init(taak({ trap: 2 }))]
    const [open] = rules.step(rules.step(staat, { type: 'begin' })[0], {
      type: 'opgave',
      plek: 0,
      item: FIXTURES.gewoon[0] as never,
      reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
    })
    const [getoond] = rules.step(open, { type: 'kijk' })
    expect(rules.step(getoond, { type: 'draai', wijzer: 2 })[0]).toEqual(getoond)
    expect(rules.step(open, { type: 'draai', wijzer: 2 })[0].opgave?.wijzer).toBe(2)
    expect(host.state().vorige?.wijzer).toBe(0)
  })
})

describe('what the game remembers', () => {
  it('is told once, at the end of a round: the stage, and the height in kilometres', () => {
    expect(flyWith(2).ronden).toEqual([{ trap: 2, record: 60 }])
  })

  it('is the secret, for whoever writes the word of the moon', () => {
    const maan = { ...FIXTURES.gewoon[0], id: 'maan', word: 'maan', graphemes: ['m', 'aa', 'n'] }
    const [staat] = rules.step(rules.init(taak({})), { type: 'begin' })
    let [nu] = rules.step(staat, {
      type: 'opgave',
      plek: 0,
      item: maan as never,
      reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
    })
    const namen: string[] = []
    const perform = (input: Input | { type: 'tick'; ms: number }): void => {
      const [na, events] = rules.step(nu, input)
      nu = na
      namen.push(...events.flatMap((e) => (e.type === 'fx' ? e.name : [])))
    }
    perform({ type: 'kijk' })
    perform({ type: 'tick', ms: 9000 })
    for (const teken of 'maa') perform({ type: 'teken', teken })
    expect(namen).not.toContain('geheim')
    perform({ type: 'teken', teken: 'n' })
    expect(namen).toContain('geheim')
    expect(flyWith(1).gevonden).toEqual(['geheim'])
    expect(flyWith(1, { aantal: 1 }).gevonden).toEqual([])
  })
})
