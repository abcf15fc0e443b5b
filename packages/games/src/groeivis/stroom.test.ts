import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { Trap } from '@letterhaven/contracts/trap'
import { isNabij } from './opgave.ts'
import { metTrap, taak, woord } from './proef.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'

const BOOM = woord(['b', 'oo', 'm'], { een: ['boot'], ruil: ['boek'], ver: [] })

const met = (trap: Trap, item = BOOM): State => metTrap(trap, item)

const nabij = ({ opgave }: State): readonly string[] =>
  opgave?.zwerm.filter((_, vis) => isNabij(opgave, vis)) ?? []

/** Plays a round without mistakes in which the wheel is turned so often before each word, and returns how it went. */
function playAt(trap: Trap, keer: number) {
  const [...voorraad] = FIXTURES.gewoon
  const gegeven: string[] = []
  const host = makeHost({
    rules,
    exercise: taak({ trap }),
    poorten: {
      engine: {
        volgende: () => {
          const item = voorraad.shift()
          return item ? { item, reden: { soort: 'peiling', categorie: 'x', aantal: 0 } } : null
        },
        process: () => undefined,
      },
      antwoord: { save: ({ gegeven: vorm, correct }) => gegeven.push(`${vorm}:${correct}`) },
    },
  })
  const wait = (): void => {
    for (let k = 0; k < 20; k += 1) host.verstrijk(200)
  }
  for (let n = 0; n < 40 && !host.uitslag(); n += 1) {
    for (let i = 0; i < keer; i += 1) host.send({ type: 'stroom' })
    const { item, opgave } = host.state()
    if (!item || !opgave) wait()
    else {
      for (let zet = 0; zet < 40 && host.state().fase === 'spelen'; zet += 1)
        host.send(naarGoed(host.state()))
      wait()
    }
  }
  return { uitslag: host.uitslag(), gegeven }
}

/** Returns the next move towards the word that is asked. */
function naarGoed({ opgave }: State): Input {
  if (!opgave) return { type: 'slik' }
  const letter = opgave.bek === null ? null : opgave.zwerm[opgave.bek]
  const schub = opgave.goed.findIndex((deel, i) => opgave.schubben[i] !== deel)
  if (letter !== null) return { type: 'zet', schub }
  if (schub < 0) return { type: 'slik' }
  const vis = opgave.zwerm.indexOf(opgave.goed[schub] ?? '')
  return isNabij(opgave, vis) ? { type: 'eet', vis } : { type: 'stroom' }
}

describe('the current', () => {
  it('is there from the second stage on: two shoals that are never near together', () => {
    expect(met(1).opgave).toMatchObject({ stroom: null, zwerm: { length: 8 } })
    const staat = met(2)
    const [gedraaid] = rules.step(staat, { type: 'stroom' })
    expect(staat.opgave?.zwerm).toHaveLength(12)
    expect(nabij(staat)).toHaveLength(6)
    expect(new Set([...nabij(staat), ...nabij(gedraaid)]).size).toBe(12)
    expect(nabij(rules.step(gedraaid, { type: 'stroom' })[0])).toEqual(nabij(staat))
  })

  it('brings the letters near that can be eaten, and leaves the one in the mouth', () => {
    const staat = met(2)
    expect(rules.step(staat, { type: 'eet', vis: 6 })).toEqual([staat, []])
    const [vol] = rules.step(staat, { type: 'eet', vis: 1 })
    const [gedraaid] = rules.step(vol, { type: 'stroom' })
    expect(gedraaid.opgave?.bek).toBe(1)
    expect(rules.step(gedraaid, { type: 'zet', schub: 0 })[0].opgave?.schubben[0]).toBe(
      staat.opgave?.zwerm[1],
    )
    const zin = TEKST.report({ type: 'fx', name: 'stuur', plek: 0 }, gedraaid)
    expect(zin).toBe(`De stroom brengt ${nabij(gedraaid).join(', ')}.`)
  })

  it('turns nothing where there is none', () => {
    const staat = met(1)
    expect(rules.step(staat, { type: 'stroom' })).toEqual([staat, []])
  })

  it('runs between words that lie two letters apart, where there are such', () => {
    expect(met(1).opgave?.eigen.join('')).toBe('boot')
    expect(met(2).opgave?.eigen.join('')).toBe('boek')
    const { ruil: _, ...een } = BOOM.buren ?? { een: [], ver: [] }
    expect(met(2, { ...BOOM, buren: een }).opgave?.eigen.join('')).toBe('boot')
  })

  it('changes no verdict, no star and no score', () => {
    const [een, ander] = [playAt(1, 0), playAt(2, 3)].map(({ uitslag, gegeven }) => ({
      gegeven,
      uitslag: uitslag && { ...uitslag, ms: 0 },
    }))
    expect(een).toEqual(ander)
    expect(een?.uitslag?.goed).toBe(4)
    const bot = (trap: Trap) =>
      playWithBot({ rules, items: FIXTURES.gewoon }, { seed: 8, skill: 1 }, { exercise: { trap } })
    expect(bot(2).state.oordelen).toEqual(bot(1).state.oordelen)
  })
})
