import type { Trap } from '@letterhaven/contracts/trap'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { cutGraphemes } from '@letterhaven/game-kit/onderdelen/lade'
import type { HostInput, Item, Rules, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { rules as alle } from './rules.ts'
import type { Input, State, Werf } from './werf.ts'

/** The rules of a round without texts whose marks are hung. */
export const rules = alle as unknown as Rules<State, Input>

export const MAMA: ZinOpgave = {
  soort: 'zin',
  id: 'zv-proef:1',
  woorden: ['Nu', 'is', 'mama', 'ook', 'nat.'],
  ordes: [
    ['Nu', 'is', 'mama', 'ook', 'nat.'],
    ['Nu', 'is', 'ook', 'mama', 'nat.'],
  ],
  titel: 'Een natte hond',
  verhaal: ['De hond is nat.', 'Nu is mama ook nat.'],
  vreemd: ['om'],
  keten: { id: 'zv-proef', nr: 1, van: 2 },
}

/** A word by its klankgroepen, and its lettergrepen where they are others. */
export const woord = (kg: string, lg = kg): Item => {
  const word = kg.replaceAll('|', '')
  return {
    soort: 'woord',
    id: word,
    word,
    graphemes: cutGraphemes(word),
    syllables: kg.split('|'),
    lettergrepen: lg.split('|'),
    categorieen: ['kg-dicht'],
  }
}
export const BAKKER = woord('ba|kker', 'bak|ker')
export const TAFELTJE = woord('ta|fel|tje')

export const give = (item: Item | ZinOpgave): HostInput => ({
  type: 'opgave',
  plek: 0,
  item,
  reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
})

export function play(state: State, ...inputs: readonly (Input | HostInput)[]) {
  const events: SpelEvent[] = []
  let nu = state
  for (const input of inputs) {
    const [na, uit] = rules.step(nu, input)
    nu = na
    events.push(...uit)
  }
  return { state: nu, events }
}

interface Begin {
  readonly trap?: Trap
  readonly groep?: number
  readonly seed?: number
  readonly aantal?: number
}

/** A round whose first train stands in the yard. */
export function begin(item: Item | ZinOpgave, over: Begin = {}): State {
  const { trap = 1, groep = 5, seed = 4, aantal = 6 } = over
  const leeg = rules.init({
    id: 't',
    kind: item.soort === 'zin' ? 'zinnen' : 'plakken',
    instruction: '',
    groep,
    land: 'nl',
    aantal,
    seed,
    options: { calm: false, clock: false },
    trap,
  })
  return play(leeg, { type: 'begin' }, give(item)).state
}

export const werfVan = ({ opgave }: State): Werf => {
  if (!opgave) throw new Error('no train stands there')
  return opgave
}

/** Returns the moves that couple these wagons, by the shunter. */
export function fetchAll(state: State, ...teksten: readonly string[]): readonly Input[] {
  const { wagons } = werfVan(state)
  return teksten.map((tekst) => ({ type: 'haal', wagon: wagons.indexOf(tekst) }))
}

export const VERTREK: Input = { type: 'vertrek' }
export const tijd = (ms: number): HostInput => ({ type: 'tick', ms })
export const antwoorden = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'answer' ? [event] : []))
export const namen = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))
