import type { Exercise, HostInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { inhoudVan } from '@letterhaven/game-kit/onderdelen/koppel'
import { rules, type Input } from './rules.ts'
import type { State } from './stand.ts'

type Kind = 'hakken' | 'plakken'
const TAAK = {
  id: 't',
  instruction: '',
  groep: 4,
  land: 'nl' as const,
  aantal: 4,
  seed: 1,
  options: { calm: false, clock: false },
}

const item = (woord: string): Item => {
  const gevonden = FIXTURES.gewoon.find(({ word }) => word === woord)
  if (!gevonden) throw new Error(woord)
  return gevonden
}
export const opgave = (woord: string): HostInput =>
  ({ type: 'opgave', plek: 0, item: item(woord), reden: null }) as unknown as HostInput

export const step = (staat: State, input: Input | HostInput): State => rules.step(staat, input)[0]

/** Returns the game with one word asked. */
export const gevraagd = (
  woord: string,
  kind: Kind = 'hakken',
  over: Partial<Exercise> = {},
): State => step(step(rules.init({ ...TAAK, kind, ...over }), { type: 'begin' }), opgave(woord))

export const teksten = ({ opgave: nu }: State): readonly string[] =>
  nu?.bellen.map((bel) => inhoudVan(nu.stukken, bel).join('')) ?? []

/** Returns the bubble with this text. */
export const bel = (staat: State, tekst: string): number =>
  staat.opgave?.bellen[teksten(staat).indexOf(tekst)]?.plek ?? -1

/** Returns the game after pieces were stuck together from the left. */
export function plak(staat: State, ...delen: string[]): State {
  const [eerste = '', ...rest] = delen
  let heel = eerste
  return rest.reduce((nu, deel) => {
    const na = step(nu, { type: 'plak', bel: bel(nu, heel), op: bel(nu, deel), kant: 'voor' })
    heel += deel
    return na
  }, staat)
}

export const laat = (staat: State, tekst: string) =>
  rules.step(staat, { type: 'laat', bel: bel(staat, tekst) })
export const antwoord = (events: readonly SpelEvent[]) =>
  events.find(({ type }) => type === 'answer')
export const naKijken = (staat: State): State => step(staat, { type: 'tick', ms: 60_000 })
