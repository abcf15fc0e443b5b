import { describe, expect, it } from 'vitest'
import type { Bladwijzer } from './bladwijzer.ts'
import type { Exercise, HostInput, Item, Rules, SpelEvent } from './contract.ts'
import { makeHost } from './host.ts'
import type { GespeeldAntwoord } from './poorten.ts'

interface Tel {
  readonly t: number
  readonly woord: string
  readonly n: number
}
type Typ = { type: 'typ'; tekst: string } | { type: 'einde' }

/** A tiny real game: it asks one word at a time, takes what is typed, and ends on command. */
const rules: Rules<Tel, Typ> = {
  vorm: 1,
  init: () => ({ t: 0, woord: '', n: 0 }),
  step: (state, input: Typ | HostInput): readonly [Tel, SpelEvent[]] => {
    if (input.type === 'begin') return [state, [{ type: 'vraag', plek: 0 }]]
    if (input.type === 'tick') return [{ ...state, t: state.t + input.ms }, []]
    if (input.type === 'opgave') return [{ ...state, woord: input.item.id }, []]
    if (input.type === 'typ') {
      const given = input.tekst
      const antwoord = {
        type: 'answer',
        itemId: state.woord,
        given,
        correct: true,
        ms: state.t,
        attempt: 1,
        vraag: 'typ:deur',
      } as const
      return [{ ...state, n: state.n + 1 }, [antwoord, { type: 'vraag', plek: 0 }]]
    }
    if (input.type === 'einde') {
      const klaar = { type: 'finish', score: state.n, stars: 1, ms: state.t } as const
      return [state, [klaar, klaar, { type: 'vraag', plek: 0 }]]
    }
    return [state, []]
  },
  done: () => false,
  bot: () => null,
  need: () => ({ zin: '' }),
  gok: 0.1,
}

const exercise: Exercise = {
  id: 't',
  kind: 'dictee',
  instruction: '',
  groep: 5,
  land: 'nl' as const,
  aantal: 3,
  seed: 1,
  options: { calm: false, clock: false },
}

function opstelling(spel: Rules<Tel, Typ> = rules, hervat?: Bladwijzer) {
  const volgorde: string[] = []
  const bewaard: GespeeldAntwoord[] = []
  const items: Item[] = ['kip', 'vis', 'maan'].map((word) => ({
    soort: 'woord',
    id: `id-${word}`,
    word,
    graphemes: [],
  }))
  const host = makeHost({
    rules: spel,
    exercise,
    hervat,
    poorten: {
      engine: {
        volgende: () => {
          const item = items.shift()
          volgorde.push(item ? `geef ${item.word}` : 'leeg')
          return item
            ? { item, reden: { soort: 'herhaling', woord: item.word, dagenGeleden: 2 } }
            : null
        },
        process: (a) => volgorde.push(`verwerk ${a.gegeven}`),
      },
      antwoord: { save: (a) => bewaard.push(a) },
    },
  })
  return { host, volgorde, bewaard }
}

describe('the host of a game', () => {
  it('works an answer into the engine before it asks for the next opgave', () => {
    const { host, volgorde } = opstelling()
    host.send({ type: 'typ', tekst: 'kip' })
    expect(volgorde).toEqual(['geef kip', 'verwerk kip', 'geef vis'])
  })

  it('lets what was asked decide, whatever the game says, and adds chance level and reason', () => {
    const { host, bewaard } = opstelling()
    host.send({ type: 'typ', tekst: 'kib' })
    host.send({ type: 'typ', tekst: 'vis' })
    expect(bewaard.map((a) => [a.woordId, a.correct])).toEqual([
      ['id-kip', false],
      ['id-vis', true],
    ])
    expect(bewaard[0]).toMatchObject({ gok: 0.02, reden: { soort: 'herhaling', woord: 'kip' } })
  })

  it('counts active time in whole ticks, without pauses and without a sleeping laptop', () => {
    const { host, bewaard } = opstelling()
    for (let i = 0; i < 50; i++) host.verstrijk(10)
    host.pauzeer(true)
    host.verstrijk(200)
    host.send({ type: 'typ', tekst: 'kip' })
    expect(bewaard).toEqual([])
    host.pauzeer(false)
    host.verstrijk(3_600_000)
    host.send({ type: 'typ', tekst: 'kip' })
    const ms = bewaard[0]?.ms ?? 0
    // An hour of sleep counts as a quarter of a second of play, in whole ticks.
    expect(ms).toBeGreaterThan(720)
    expect(ms).toBeLessThanOrEqual(750)
  })

  it('finishes once: nothing is asked, answered or heard after it', () => {
    const { host, volgorde, bewaard } = opstelling()
    const gehoord: string[] = []
    host.luister((event) => gehoord.push(event.type))
    host.send({ type: 'einde' })
    host.send({ type: 'typ', tekst: 'kip' })
    host.send({ type: 'einde' })
    expect(gehoord).toEqual(['finish'])
    expect(volgorde).toEqual(['geef kip'])
    expect(bewaard).toEqual([])
    expect(host.uitslag()).toEqual({ score: 0, sterren: 1, ms: 0, goed: 0, fout: 0, record: null })
  })

  it('says the word that came before anyone listened to the first who does, and to nobody once it is answered', () => {
    const sprekend: Rules<Tel, Typ> = {
      ...rules,
      step: (state, input) => {
        const [na, events] = rules.step(state, input)
        if (input.type !== 'opgave' || input.item.soort !== 'woord') return [na, events]
        const { id, word } = input.item
        const zeg = { type: 'say', what: 'woord', itemId: id, tekst: word, vanzelf: true } as const
        return [na, [{ type: 'fx', name: 'open', plek: 0 }, zeg]]
      },
    }
    const hear = (host: ReturnType<typeof opstelling>['host']): string[] => {
      const gehoord: string[] = []
      host.luister((e) => gehoord.push(e.type === 'say' ? e.tekst : e.type))
      return gehoord
    }
    const { host } = opstelling(sprekend)
    expect(hear(host)).toEqual(['kip'])
    expect(hear(host)).toEqual([])
    const later = opstelling(sprekend).host
    for (const tekst of ['kip', 'vis', 'maan']) later.send({ type: 'typ', tekst })
    expect(hear(later)).toEqual([])
  })

  it('goes on from a bladwijzer: at the same word, with its reason and count, and says it once more', () => {
    const sprekend: Rules<Tel, Typ> = {
      ...rules,
      step: (state, input) => {
        const [na, events] = rules.step(state, input)
        if (input.type !== 'opgave' || input.item.soort !== 'woord') return [na, events]
        const { id, word } = input.item
        const zeg = { type: 'say', what: 'woord', itemId: id, tekst: word, vanzelf: true } as const
        return [na, [...events, zeg]]
      },
    }
    const eerst = opstelling(sprekend)
    eerst.host.send({ type: 'typ', tekst: 'kip' })
    const blad = JSON.parse(JSON.stringify(eerst.host.bladwijzer())) as Bladwijzer
    expect(blad).toMatchObject({ open: ['id-vis'], telling: { goed: 1, fout: 0 } })
    const dan = opstelling(sprekend, blad)
    // Nothing is asked of the engine: the word is still the same.
    expect(dan.volgorde).toEqual([])
    const gehoord: string[] = []
    dan.host.luister((e) => gehoord.push(e.type === 'say' ? e.tekst : e.type))
    expect(gehoord).toEqual(['vis'])
    dan.host.send({ type: 'typ', tekst: 'vos' })
    expect(dan.bewaard).toMatchObject([
      { woordId: 'id-vis', correct: false, reden: { soort: 'herhaling', woord: 'vis' } },
    ])
    dan.host.send({ type: 'einde' })
    expect(dan.host.uitslag()).toMatchObject({ goed: 1, fout: 1 })
    expect(dan.host.bladwijzer()).toBeNull()
  })
})
