import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Trap } from '@letterhaven/contracts/trap'
import { describe, expect, it } from 'vitest'
import { met, steenVan } from './proef.ts'
import { rules } from './rules.ts'
import { brugVan, type Input, type State } from './verdieping.ts'

const mama: ZinOpgave = {
  soort: 'zin',
  id: 'zv-proef:1',
  woorden: ['Nu', 'is', 'mama', 'ook', 'nat.'],
  ordes: [
    ['Nu', 'is', 'mama', 'ook', 'nat.'],
    ['Nu', 'is', 'ook', 'mama', 'nat.'],
  ],
  verhaal: ['De hond is nat.', 'Nu is mama ook nat.'],
  vreemd: ['om'],
  keten: { id: 'zv-proef', nr: 1, van: 2 },
}

type Zet = Input | { readonly type: 'tick'; readonly ms: number }

/** Sets up a floor at a stage, and keeps what happens there. */
function floor(trap: Trap = 2) {
  const events: { readonly type: string; readonly name?: string }[] = []
  let staat = met(mama, { trap, aantal: 1 })
  const send = (...zetten: readonly Zet[]): State => {
    for (const zet of zetten) {
      const [na, uit] = rules.step(staat, zet)
      staat = na
      events.push(...uit)
    }
    return staat
  }
  const load = (...woorden: readonly string[]): State =>
    send(...woorden.map((woord): Zet => ({ type: 'laad', steen: steenVan(staat, woord) })))
  const antwoorden = () => events.filter(({ type }) => type === 'answer')
  const brug = () => (staat.opgave ? brugVan(staat.opgave) : [])
  return { send, load, antwoorden, brug, events, staat: () => staat }
}

describe('the lift', () => {
  it('carries words in any order, without a verdict until it is hoisted', () => {
    for (const orde of mama.ordes) {
      const spel = floor()
      spel.load(...orde)
      expect(spel.brug()).toEqual(orde)
      expect(spel.antwoorden()).toEqual([])
      spel.send({ type: 'omhoog' })
      expect(spel.antwoorden()).toMatchObject([
        { given: orde.join('/'), correct: true, attempt: 1, vraag: 'orden:zin' },
      ])
    }
  })

  it('gives words back: any one by a second press, the last one by its button', () => {
    const spel = floor()
    spel.load('nat.', 'Nu', 'om', 'nat.')
    expect(spel.brug()).toEqual(['Nu', 'om'])
    spel.send({ type: 'terug' })
    expect(spel.brug()).toEqual(['Nu'])
    expect(spel.antwoorden()).toEqual([])
  })

  it('goes up only when it is full, and takes no more than that', () => {
    const spel = floor()
    spel.load('Nu', 'is', 'mama', 'ook')
    spel.send({ type: 'omhoog' })
    expect(spel.antwoorden()).toEqual([])
    expect(spel.events.at(-1)).toMatchObject({ type: 'fx', name: 'bots' })
    spel.load('om', 'nat.')
    expect(spel.brug()).toEqual(['Nu', 'is', 'mama', 'ook', 'om'])
  })

  it('stops at the first word that does not fit, and keeps what is right before it', () => {
    const spel = floor()
    spel.load('Nu', 'is', 'om', 'ook', 'nat.')
    const na = spel.send({ type: 'omhoog' })
    expect(spel.antwoorden()).toMatchObject([{ given: 'Nu/is/om', correct: false }])
    expect(na.opgave?.raar).toBe('om')
    spel.send({ type: 'tick', ms: 9000 })
    expect(spel.brug()).toEqual(['Nu', 'is'])
    spel.load('ook', 'mama', 'nat.')
    expect(spel.send({ type: 'omhoog' }).hersteld).toEqual(['Nu is mama ook nat.'])
    expect(spel.antwoorden().at(-1)).toMatchObject({ correct: true, vraag: 'orden:herstel' })
  })

  it('is there from the second stage on: before it only the last word comes off', () => {
    const [zonder, met] = [floor(1), floor(2)]
    for (const spel of [zonder, met]) spel.load('Nu', 'is', 'Nu')
    expect([zonder.brug(), met.brug()]).toEqual([['Nu', 'is'], ['is']])
  })

  it('changes no verdict, no star and no score', () => {
    const ends = (woorden: readonly string[]) => {
      const [zonder, met] = [floor(1), floor(2)]
      for (const spel of [zonder, met]) {
        spel.load(...woorden)
        spel.send({ type: 'omhoog' })
      }
      return [zonder, met].map((spel) => {
        spel.send({ type: 'tick', ms: 9000 })
        if (spel.staat().poging > 1) spel.send({ type: 'overslaan' })
        spel.send({ type: 'leeg', plek: 0 } as never)
        const einde = spel.events.filter(({ type }) => type === 'finish')
        return [einde, spel.antwoorden(), rules.record?.(spel.staat())].map((deel) =>
          JSON.parse(JSON.stringify(deel, (naam, waarde) => (naam === 'ms' ? 0 : waarde))),
        )
      })
    }
    for (const woorden of [mama.woorden, ['Nu', 'is', 'nat.', 'ook', 'mama']]) {
      const [zonder, met] = ends(woorden)
      expect(zonder?.[0]).toHaveLength(1)
      expect(met).toEqual(zonder)
    }
  })
})
