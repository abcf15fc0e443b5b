import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { canResume, type Bladwijzer } from '@letterhaven/game-kit/regels/bladwijzer'
import type { Exercise, Soort } from '@letterhaven/game-kit/regels/contract'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import type { Poorten } from '@letterhaven/game-kit/regels/poorten'
import { shuffleKetens } from '@letterhaven/game-kit/regels/keten'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { describe, expect, it } from 'vitest'
import { MANIFESTS } from './manifests.ts'
import { REGELS } from './naspelen.ts'

const SPELLEN = await Promise.all(
  Object.values(MANIFESTS).flatMap((manifest) => {
    const { id, kinds } = manifest
    const rules = REGELS[id]
    if (!rules) return []
    return kinds.map(async (kind) => {
      const items = await loadVoorraad(manifest, { soort: kind })
      return { id, kind, rules, items }
    })
  }),
)

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
function opstelling(items: readonly Opgave[]) {
  const voorraad = shuffleKetens(items, stroom(3))
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
function play(
  { rules, items }: Pick<(typeof SPELLEN)[number], 'rules' | 'items'>,
  exercise: Exercise,
  bij: (zet: number) => boolean,
) {
  const { poorten, gegeven } = opstelling(items)
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

describe.each(SPELLEN)('$id for $kind, when its page is loaded again', ({ kind, rules, items }) => {
  it('goes on at the same word, and ends as if nothing had happened', () => {
    const heel = play({ rules, items }, taak(kind), () => false)
    expect(heel.uitslag.goed + heel.uitslag.fout).toBeGreaterThan(0)
    expect(play({ rules, items }, taak(kind), (zet) => zet % 5 === 2)).toEqual(heel)
  })

  it('goes on with no state of another shape, of another game, or that is over', () => {
    const host = makeHost({ rules, exercise: taak(kind), poorten: opstelling(items).poorten })
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
