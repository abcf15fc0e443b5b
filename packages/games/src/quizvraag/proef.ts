import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { type Input, rules, type State } from './rules.ts'

/** Three questions about a text of five sentences, for the tests. */
export const VRAGEN: readonly TekstOpgave[] = [0, 1, 2].map((nr) => ({
  soort: 'tekst',
  id: `pet:${nr}`,
  zinnen: [
    'De pet is weg.',
    'Tim zoekt in de kast.',
    'Tim zoekt in de tas.',
    'Mam lacht.',
    'De pet zit op Tim!',
  ],
  alineas: [3, 2],
  keuzes: ['in de kast', 'in bed', 'op Tim', 'in de tas'],
  goed: 2,
  bewijs: [4],
  citaat: [4],
  vraag: 'Waar is de pet?',
  waarom: 'Er staat: “De pet zit op Tim”.',
  titel: 'De pet',
  keten: { id: 'pet', nr, van: 4 },
}))

interface Taak {
  readonly trap?: 1 | 2 | 3
  readonly groep?: number
  readonly calm?: boolean
  readonly aantal?: number
}

/** Sends inputs one after the other. */
export function play(state: State, ...inputs: readonly (Input | HostInput)[]) {
  let nu = state
  const events: SpelEvent[] = []
  for (const input of inputs) {
    const [na, hier] = rules.step(nu, input)
    nu = na
    events.push(...hier)
  }
  return { state: nu, events }
}

export const vraag = (nr: number): HostInput =>
  ({ type: 'opgave', plek: 0, item: VRAGEN[nr], reden: null }) as unknown as HostInput

/** Begins a round with the first question, its text on the screen. */
export function begin({ trap = 1, groep = 5, calm = true, aantal = 4 }: Taak = {}): State {
  const leeg = rules.init({
    id: 't',
    kind: 'tekst',
    instruction: '',
    groep,
    land: 'nl',
    aantal,
    seed: 1,
    trap,
    options: { calm, clock: false },
  })
  return play(leeg, { type: 'begin' }, vraag(0)).state
}

/** Returns the desk at which a choice is given. */
export const bankVan = ({ opgave }: State, keuze: number): number =>
  opgave?.plekken.indexOf(keuze) ?? -1

/** Lays stones on the desks of these choices, and gives them. */
export const leg = (state: State, ...keuzes: readonly number[]) =>
  play(state, ...keuzes.map((keuze) => ({ type: 'leg', plek: bankVan(state, keuze) }) as const), {
    type: 'geef',
  })

export const antwoorden = (events: readonly SpelEvent[]) =>
  events.filter((event) => event.type === 'answer')

export const namen = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'fx' ? event.name : []))
