import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { HostInput } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { bake, besteld, item, opgave, TAAK, wait } from './proef.ts'
import { rules } from './rules.ts'
import { dampendePunten } from './stand.ts'
import type { State } from './stand.ts'

describe('from groep 6 on', () => {
  const getypt = (woord: string): State => besteld(woord, 'dictee', { groep: 6 })
  const typ = (state: State, ...tekens: string[]): State =>
    tekens.reduce((nu, teken) => rules.step(nu, { type: 'teken', teken })[0], state)
  const ligt = (state: State): string => state.opgave?.ligt.join('') ?? ''
  const answerOf = (state: State) =>
    rules.step(state, { type: 'bak' })[1].find((event) => event.type === 'answer')

  it('dictee is typed, letter by letter, and hakken is not', () => {
    const staat = getypt('schaap')
    expect(staat.opgave).toMatchObject({ getypt: true, kommen: [] })
    expect(answerOf(typ(staat, ...'schaap'))).toMatchObject({
      given: 'schaap',
      correct: true,
      vraag: 'typ:hoor',
      hoe: 'gehoord',
    })
    expect(besteld('schaap', 'hakken', { groep: 8 }).opgave?.getypt).toBe(false)
    expect(besteld('schaap', 'dictee', { groep: 5 }).opgave?.getypt).toBe(false)
  })

  it('does not tell how long the word is, and takes nothing from bowls', () => {
    expect(getypt('vis').opgave?.punten).toBe(getypt('verantwoordelijkheid').opgave?.punten)
    const staat = getypt('vis')
    expect(rules.step(staat, { type: 'leg', kom: 0 })).toEqual([staat, []])
    const gelegd = besteld('vis', 'dictee', { groep: 5 })
    expect(typ(gelegd, 'v')).toEqual(gelegd)
  })

  it('what was typed can be taken back, until the oven', () => {
    const staat = typ(getypt('vis'), 'v', 'ij')
    expect(ligt(staat)).toBe('vij')
    const [een] = rules.step(staat, { type: 'terug' })
    expect(ligt(een)).toBe('v')
    expect(answerOf(getypt('vis'))).toBeUndefined()
    expect(ligt(typ(getypt('vis'), ' ', '3', 'v'))).toBe('v')
  })

  it('a mistake is mended in its own letters alone', () => {
    const terug = wait(bake(typ(getypt('krant'), ...'grand')))
    expect(dampendePunten(terug)).toEqual([0, 4])
    const na = typ(terug, 'k', 't')
    expect(ligt(na)).toBe('krant')
    expect(typ(na, 's')).toEqual(na)
    expect(answerOf(na)).toMatchObject({ attempt: 2, vraag: 'typ:herstel', correct: true })
  })

  it('the key of ij writes two letters, which are mended one by one', () => {
    const woord = 'verantwoordelijkheid'
    const terug = wait(bake(typ(getypt(woord), ...'verantwoordel', 'ei', ...'kheid')))
    expect(ligt(typ(terug, 'ij'))).toBe(woord)
    // Where only one of them is asked, the other is no mistake.
    const half = wait(bake(typ(getypt(woord), ...'verantwoordeljkheid')))
    expect(ligt(typ(half, 'ij'))).toBe(woord)
  })

  it('a word that no key can write is not asked', () => {
    const vreemd = { ...item('vis'), word: 'a+b', graphemes: ['a', '+', 'b'] }
    const [begonnen] = rules.step(rules.init({ ...TAAK, kind: 'dictee', groep: 7 }), {
      type: 'begin',
    })
    const [, events] = rules.step(begonnen, { ...opgave('vis'), item: vreemd } as HostInput)
    expect(events).toContainEqual(expect.objectContaining({ type: 'skip', vorm: 'a+b' }))
  })

  it.each([0, 0.3, 0.8, 1])('a player of skill %d comes to the end, by typing', (skill) => {
    for (const seed of [1, 2, 3, 4, 5])
      for (const items of Object.values(FIXTURES)) {
        const { uitslag, events, state } = playWithBot(
          { rules, items },
          { seed, skill },
          { exercise: { kind: 'dictee', groep: 7 } },
        )
        expect(uitslag).not.toBeNull()
        const vragen = events.flatMap((e) => (e.type === 'answer' ? (e.vraag ?? '') : []))
        expect(vragen.filter((vraag) => !vraag.startsWith('typ:'))).toEqual([])
        expect(skill < 1 || state.fout === 0).toBe(true)
      }
  })

  it('any written form leads to an answer', () => {
    for (const vorm of ['', 'a+b', 'vriend', 'vrieëndt', 'x'.repeat(40)]) {
      let staat = getypt('vriend')
      for (let n = 0; n < 80 && staat.fase === 'spelen'; n += 1) {
        const input = rules.naar?.(staat, vorm)
        if (input) staat = rules.step(staat, input)[0]
      }
      expect(staat.fase).toBe('kijken')
      expect(staat.goed).toBe(vorm === 'vriend' ? 1 : 0)
    }
  })
})
