import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { Bladwijzer } from '@letterhaven/game-kit/regels/bladwijzer'
import type { Exercise } from '@letterhaven/game-kit/regels/contract'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import { REGELS } from '@letterhaven/games/naspelen'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import { describe, expect, it } from 'vitest'
import { makeBladenkast } from './bladwijzers.ts'
import { findHervatting, metHervatting } from './hervatting.ts'

const wat = {
  leerlingId: '07e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId,
  taakId: '27e97975-f27e-472f-9758-73bf76eecfa4' as TaakId,
  spel: 'leesraket' as SpelId,
}
const rules = REGELS.leesraket as NonNullable<typeof REGELS.leesraket>

const exercise: Exercise = {
  id: 't',
  kind: 'flitsen',
  groep: 5,
  land: 'nl',
  instruction: '',
  aantal: 10,
  seed: 7,
  options: { calm: false, clock: false },
}

/** Returns where a round is after so many right answers. */
function bladNa(antwoorden: number): Bladwijzer {
  const voorraad = [...FIXTURES.gewoon]
  const host = makeHost({
    rules,
    exercise,
    poorten: {
      engine: {
        volgende: () => {
          const item = voorraad.shift()
          return item ? { item, reden: { soort: 'peiling', categorie: 'x', aantal: 0 } } : null
        },
        process: () => undefined,
      },
      antwoord: { save: () => undefined },
    },
  })
  while ((host.bladwijzer()?.telling.goed ?? antwoorden) < antwoorden) {
    host.verstrijk(240)
    const input = rules.bot(host.state(), 1, () => 0.5)
    if (input) host.send(input)
  }
  return host.bladwijzer() as Bladwijzer
}

type Nu = Parameters<typeof findHervatting>[1]

/** Keeps a round at its second answer, and looks for it as `anders` says. */
function find(anders: Partial<Nu> = {}, ids: readonly string[] = FIXTURES.gewoon.map((i) => i.id)) {
  const winkel = geheugen()
  const rest = { vanaf: 0, alleen: null }
  makeBladenkast(winkel, { ...wat, ...rest }).played(bladNa(2))
  const taak = {
    pakket: { taak: { aantal: 10 }, woorden: ids.map((id) => ({ id })) },
    ronde: { gedaan: 2, over: 8 },
    isHeel: true,
  } as unknown as Nu['taak']
  return findHervatting(winkel, { wat, taak, exercise, rules, ...anders })
}

const metRonde = (gedaan: number): Nu['taak'] =>
  ({
    pakket: { taak: { aantal: 10 }, woorden: FIXTURES.gewoon.map(({ id }) => ({ id })) },
    ronde: { gedaan, over: 10 - gedaan },
    isHeel: true,
  }) as unknown as Nu['taak']

describe('going on in a round', () => {
  it('goes on where the device was, with its own length, seed and beginning', () => {
    const gevonden = find({ exercise: { ...exercise, aantal: 8, seed: 1, voor: 2 } })
    expect(gevonden?.blad.telling).toEqual({ goed: 2, fout: 0 })
    const nu = metHervatting({ ...exercise, aantal: 8, seed: 1, voor: 2 }, gevonden)
    expect(nu).toMatchObject({ aantal: 10, seed: 7, voor: 0 })
    expect(metHervatting(exercise, null)).toBe(exercise)
  })

  it.each<[string, Partial<Nu>]>([
    ['it is another game', { wat: { ...wat, spel: 'taxirit' } }],
    ['another device answered meanwhile', { taak: metRonde(3) }],
    ['an answer was lost with the device’s store', { taak: metRonde(1) }],
    ['the pupil is taught in another year', { exercise: { ...exercise, groep: 6 } }],
    ['the pupil moved to the other country', { exercise: { ...exercise, land: 'be' } }],
    ['the taak is of another kind', { exercise: { ...exercise, kind: 'lezen' } }],
    ['the state has another shape now', { rules: { ...rules, vorm: rules.vorm + 1 } }],
  ])('begins as ever where %s', (_, anders) => {
    expect(find(anders)).toBeNull()
  })

  it('goes on where the device does not say what was answered on it, and the server knows of no more', () => {
    const stil = (gedaan: number) => ({ taak: { ...metRonde(gedaan), isHeel: false } })
    expect(find(stil(0))?.blad.telling).toEqual({ goed: 2, fout: 0 })
    expect(find(stil(3))).toBeNull()
  })

  it('begins as ever where a word is asked that is no longer in the taak', () => {
    expect(find()).not.toBeNull()
    expect(find({}, ['geheel', 'anders'])).toBeNull()
  })
})
