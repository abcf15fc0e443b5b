import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { canResume, type Bladwijzer } from '@letterhaven/game-kit/regels/bladwijzer'
import type { Exercise, Rules, Soort } from '@letterhaven/game-kit/regels/contract'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import type { Poorten } from '@letterhaven/game-kit/regels/poorten'
import { shuffle, stroom } from '@letterhaven/game-kit/regels/rng'
import { describe, expect, it } from 'vitest'
import { MANIFESTS } from './manifests.ts'
import { REGELS } from './naspelen.ts'

const SPELLEN = Object.values(MANIFESTS).flatMap(({ id, kinds }) => {
  const rules = REGELS[id]
  return rules ? [{ id, kinds, rules }] : []
})

const taak = (kind: Soort, delen: Partial<Exercise> = {}): Exercise => ({
  id: 't',
  kind,
  groep: 5,
  land: 'nl',
  instruction: '',
  aantal: 6,
  seed: 11,
  options: { calm: false, clock: false },
  ...delen,
})

/** Returns poorten that give words in a fixed order, and what was answered through them. */
function opstelling() {
  const voorraad = shuffle(FIXTURES.gewoon, stroom(3))
  const gegeven: string[] = []
  const poorten: Poorten = {
    engine: {
      volgende: () => {
        const item = voorraad.shift()
        return item ? { item, reden: { soort: 'peiling', categorie: 'x', aantal: 0 } } : null
      },
      process: () => undefined,
    },
    antwoord: {
      save: ({ woordId, gegeven: vorm, poging, correct, reden }) =>
        void gegeven.push(`${woordId} ${vorm} ${poging} ${correct} ${reden.soort}`),
    },
  }
  return { poorten, gegeven }
}

const heen = (blad: Bladwijzer): Bladwijzer => JSON.parse(JSON.stringify(blad)) as Bladwijzer

/** Plays a round to its end. After each move in `bij` its page is loaded again, and another host goes on. */
function play(rules: Rules, exercise: Exercise, bij: (zet: number) => boolean) {
  const { poorten, gegeven } = opstelling()
  const rnd = stroom(9)
  let host = makeHost({ rules, exercise, poorten })
  for (let zet = 0; zet < 3000 && !host.uitslag(); zet += 1) {
    // One tick at a time, so that nothing of one is left over.
    for (let n = 0; n < 15; n += 1) host.verstrijk(17)
    const input = rules.bot(host.state(), 0.6, rnd)
    if (input) host.send(input)
    const blad = host.bladwijzer()
    if (!blad || !bij(zet)) continue
    expect(canResume(rules, heen(blad))).toBe(true)
    host = makeHost({ rules, exercise, poorten, hervat: heen(blad) })
  }
  const { sterren, goed, fout } = host.uitslag() ?? { sterren: 0, goed: 0, fout: 0 }
  return { gegeven, uitslag: { sterren, goed, fout } }
}

describe.each(SPELLEN)('$id, when its page is loaded again', ({ kinds, rules }) => {
  it.each(kinds)('goes on at the same word, and ends as if nothing had happened: %s', (kind) => {
    const heel = play(rules, taak(kind), () => false)
    expect(heel.uitslag.goed + heel.uitslag.fout).toBeGreaterThan(0)
    expect(play(rules, taak(kind), (zet) => zet % 5 === 2)).toEqual(heel)
  })

  it('goes on with no state of another shape, of another game, or that is over', () => {
    const [kind = 'lezen'] = kinds
    const host = makeHost({ rules, exercise: taak(kind), poorten: opstelling().poorten })
    const blad = heen(host.bladwijzer() as Bladwijzer)
    expect(canResume(rules, blad)).toBe(true)
    const state = blad.state as Record<string, unknown>
    const kapot: readonly unknown[] = [
      {},
      null,
      'staat',
      { ...state, fase: 'klaar' },
      { ...state, erbij: 1 },
      Object.fromEntries(Object.entries(state).slice(1)),
    ]
    for (const anders of kapot) expect(canResume(rules, { ...blad, state: anders })).toBe(false)
    expect(canResume({ ...rules, vorm: rules.vorm + 1 }, blad)).toBe(false)
  })
})
