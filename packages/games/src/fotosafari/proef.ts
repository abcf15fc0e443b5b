import { beeldOpgaveVan } from '@letterhaven/game-kit/opgave/zinnen'
import type { BeeldOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Exercise, HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'

export const REDEN = { soort: 'peiling', categorie: 'x', aantal: 0 } as const
export const STAAND = 'kudde@1:7:2:jong'
export const WISSELEND = 'kudde@1:7:3:jong'
/** At its own beginning nobody does what is asked. */
const LATER = 'kudde@1:5:3:jong'

function opgaveBij(adres: string): BeeldOpgave {
  const opgave = beeldOpgaveVan(adres)
  if (!opgave) throw new Error(`no scene at ${adres}`)
  return opgave
}

/** Starts a round with the scene of an address, and returns what is needed to play it. */
export function begin(adres: string, calm = false) {
  const taak: Exercise = {
    id: 't',
    kind: 'zinnen',
    instruction: '',
    groep: 5,
    land: 'nl',
    aantal: 3,
    seed: 5,
    options: { calm, clock: false },
  }
  const item = opgaveBij(adres)
  const events: SpelEvent[] = []
  let staat = rules.init(taak)
  const perform = (input: Input | HostInput): State => {
    const [na, uit] = rules.step(staat, input)
    staat = na
    events.push(...uit)
    return na
  }
  perform({ type: 'begin' })
  perform({ type: 'opgave', plek: 0, item, reden: REDEN })
  const goed = item.goed[0] ?? ''
  const fout = item.dingen.find((ding) => ding !== goed) ?? ''
  return {
    perform,
    events,
    item,
    goed,
    fout,
    staat: () => staat,
    stap: () => staat.opgave?.stap ?? -1,
  }
}

/** Goes on to a second scene, which begins where it begins by itself: in this one nobody does at first what is asked. */
export function zonderGoed(calm = false, adres = LATER) {
  const spel = begin(STAAND, calm)
  spel.perform(RICHT)
  spel.perform(foto(spel.goed))
  spel.perform(tijd(60_000))
  const item = opgaveBij(adres)
  spel.perform({ type: 'opgave', plek: 1, item, reden: REDEN })
  spel.events.length = 0
  return { ...spel, item, goed: item.goed[0] ?? '' }
}
export const RICHT = { type: 'kies', x: 0.4, y: 0.5, maat: 90 } as const
export const foto = (...dieren: readonly string[]) => ({ type: 'foto', dieren }) as const
export const tijd = (ms: number) => ({ type: 'tick', ms }) as const
export const antwoorden = (events: readonly SpelEvent[]) =>
  events.filter(({ type }) => type === 'answer')
