import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Exercise, Item } from '@letterhaven/game-kit/regels/contract'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { glazenwasser } from './manifest.ts'
import { rules } from './rules.ts'
import { openRamen } from './toestand.ts'
import type { State } from './toestand.ts'

const ITEMS: Item[] = Array.from({ length: 30 }, (_, i) => ({
  soort: 'woord',
  id: `w${i}`,
  word: `woord${i}`,
  graphemes: [...`woord${i}`],
  choices: i % 5 === 4 ? [] : [{ vorm: `wort${i}`, regel: 'eind-d', uitleg: 'Maak het langer.' }],
}))

/** Items that all have a misspelling. */
const VOL = ITEMS.filter((item) => item.choices?.length)

function taak(over: Partial<Exercise> = {}): Exercise {
  const options = { calm: false, clock: false }
  return {
    id: 't',
    kind: 'spelling',
    instruction: '',
    groep: 5,
    land: 'nl' as const,
    aantal: 10,
    seed: 1,
    options,
    ...over,
  }
}

/** Sets up a host whose engine gives `items` in order; returns the host, the answers it saved and the items left over. */
function opstelling(items: readonly Item[], over: Partial<Exercise> = {}) {
  const voorraad = [...items]
  const bewaard: { woordId: string; correct: boolean }[] = []
  const host = makeHost({
    rules,
    exercise: taak(over),
    poorten: {
      engine: {
        volgende: () => {
          const item = voorraad.shift()
          return item ? { item, reden: { soort: 'peiling', categorie: 'x', aantal: 0 } } : null
        },
        process: () => undefined,
      },
      antwoord: { save: (a) => bewaard.push(a) },
    },
  })
  return { host, bewaard, over: voorraad }
}

function countAnders(state: State): number {
  return openRamen(state).filter(({ raam }) => raam.vorm !== raam.item?.word).length
}

describeBots({
  manifest: glazenwasser,
  rules,
  items: ITEMS,
  invoer: {
    was: { plek: GETAL, hoeveel: fc.double() },
    kies: { plek: GETAL },
    luister: { plek: GETAL },
  },
  altijd: (nu, vorige) => nu.goed >= vorige.goed,
})

describe('glazenwasser, its words', () => {
  it('answers or explicitly skips every opgave that the engine gave', () => {
    for (let seed = 0; seed < 60; seed++) {
      const gegeven: string[] = []
      const { events } = playWithBot({ rules, items: ITEMS }, { seed, skill: 0.6 })
      const klaar = events.flatMap((e) =>
        e.type === 'answer' || e.type === 'skip' ? [e.itemId] : [],
      )
      const gevraagd = events.filter((e) => e.type === 'vraag').length
      gegeven.push(...klaar)
      expect(gegeven.length).toBe(Math.min(gevraagd, ITEMS.length))
      expect(new Set(gegeven).size).toBe(gegeven.length)
    }
  })

  it('ends when the words run out before the answers do, with nothing left hanging', () => {
    const acht = ITEMS.slice(0, 8)
    for (let seed = 0; seed < 60; seed++) {
      const over = { exercise: { aantal: 12 } }
      const { events, uitslag } = playWithBot({ rules, items: acht }, { seed, skill: 0.7 }, over)
      expect(uitslag).not.toBeNull()
      const klaar = events.flatMap((e) =>
        e.type === 'answer' || e.type === 'skip' ? [e.itemId] : [],
      )
      expect(klaar.toSorted()).toEqual(acht.map((item) => item.id).toSorted())
    }
  })
})

describe('glazenwasser, its rules', () => {
  it('always hangs at least one right window, at most half misspelled, and no word twice', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { host } = opstelling(ITEMS, { seed })
      const open = openRamen(host.state())
      expect(open.length).toBe(6)
      expect(countAnders(host.state())).toBeLessThanOrEqual(3)
      expect(new Set(open.map(({ raam }) => raam.item?.word)).size).toBe(open.length)
    }
  })

  it('shows about 40 % misspellings over many taken', () => {
    let fout = 0
    let alle = 0
    for (let seed = 0; seed < 200; seed++) {
      const { events } = playWithBot({ rules, items: VOL }, { seed, skill: 0.7 })
      for (const event of events) {
        const vorm = event.type === 'answer' ? event.given : event.type === 'skip' ? event.vorm : ''
        alle += vorm === '' ? 0 : 1
        fout += vorm.startsWith('wort') ? 1 : 0
      }
    }
    expect(fout / alle).toBeGreaterThan(0.34)
    expect(fout / alle).toBeLessThan(0.46)
  })

  it('skips a word that already hangs instead of showing it in two forms', () => {
    const [eerste, ...rest] = ITEMS
    const { host } = opstelling([eerste, eerste, ...rest] as Item[])
    const woorden = openRamen(host.state()).map(({ raam }) => raam.item?.word)
    expect(new Set(woorden).size).toBe(woorden.length)
    expect(woorden.length).toBe(6)
  })

  it('refills an empty bucket after a wait: no answer is lost and the game goes on', () => {
    const { host, bewaard } = opstelling(ITEMS, {
      aantal: 12,
      options: { calm: false, clock: false, distractors: 1 },
    })
    for (let i = 0; i < 400 && host.state().bijgevuld === 0; i++) {
      const fout = openRamen(host.state()).find(({ raam }) => raam.vorm !== raam.item?.word)
      const doel = fout ?? openRamen(host.state())[0]
      if (doel) host.send({ type: 'was', plek: doel.plek, hoeveel: 1 })
      if (host.state().fase !== 'bijvullen') host.verstrijk(200)
    }
    expect(host.state()).toMatchObject({ fase: 'bijvullen', water: 0 })
    const voor = bewaard.length
    const plek = openRamen(host.state())[0]?.plek ?? -1
    host.send({ type: 'was', plek, hoeveel: 1 })
    expect(bewaard.length).toBe(voor)
    for (let i = 0; i < 20; i++) host.verstrijk(200)
    expect(host.state()).toMatchObject({ fase: 'spelen', water: 5 })
    host.send({ type: 'was', plek, hoeveel: 1 })
    expect(bewaard.length).toBe(voor + 1)
  })

  it('ends without an answer when the engine has nothing to give', () => {
    const { host, bewaard } = opstelling([])
    for (let i = 0; i < 20; i++) host.verstrijk(200)
    expect(host.uitslag()).toMatchObject({ score: 0, sterren: 0 })
    expect(bewaard).toEqual([])
  })

  it('takes no answer after the finish', () => {
    const spel = playWithBot({ rules, items: ITEMS }, { seed: 3, skill: 1 })
    for (let plek = 0; plek < 12; plek++)
      expect(rules.step(spel.state, { type: 'was', plek, hoeveel: 1 })).toEqual([spel.state, []])
  })
})
