import type { Trap } from '@letterhaven/contracts/trap'
import type { TekenOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { HostInput, Rules, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { rules as alle } from './rules.ts'
import type { Stoet, TekenInput, TekenState } from './tekens/stoet.ts'

/** The rules of a round of texts without their marks. */
export const rules = alle as unknown as Rules<TekenState, TekenInput>

export const JAS: TekenOpgave = {
  soort: 'teken',
  id: 'lt4-proef',
  woorden: ['Sam', 'zoekt', 'waar', 'is', 'zijn', 'jas', 'hij', 'lacht'],
  tekens: ['.', '?'],
  goed: ['Sam zoekt. Waar is zijn jas? Hij lacht.'],
}
export const GESPREK: TekenOpgave = {
  soort: 'teken',
  id: 'lt6-proef',
  woorden: ['Sam', 'vraagt', 'mag', 'ik', 'soep', 'hij', 'wacht'],
  tekens: ['.', '?', ',', ':', '‘', '’'],
  goed: ['Sam vraagt: ‘Mag ik soep?’ Hij wacht.'],
}

export const give = (item: TekenOpgave): HostInput => ({
  type: 'opgave',
  plek: 0,
  item,
  reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
})

export function play(state: TekenState, ...inputs: readonly (TekenInput | HostInput)[]) {
  const events: SpelEvent[] = []
  let nu = state
  for (const input of inputs) {
    const [na, uit] = rules.step(nu, input)
    nu = na
    events.push(...uit)
  }
  return { state: nu, events }
}

/** A round whose first text stands there. */
export function begin(item: TekenOpgave, trap: Trap = 1): TekenState {
  const leeg = rules.init({
    id: 't',
    kind: 'zinnen',
    instruction: '',
    groep: 6,
    land: 'nl',
    aantal: 6,
    seed: 4,
    options: { calm: false, clock: false },
    trap,
  })
  return play(leeg, { type: 'begin' }, give(item)).state
}

export const stoetVan = ({ opgave }: TekenState): Stoet => {
  if (!opgave) throw new Error('no text stands there')
  return opgave
}

/** The moves that hang these signs. */
export const hang = (
  ...tekens: readonly (readonly [plek: number, teken: string])[]
): readonly TekenInput[] => tekens.map(([plek, teken]) => ({ type: 'hang', plek, teken }))
