import type { Exercise, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import type { GespeeldAntwoord } from '@letterhaven/game-kit/regels/poorten'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'

const letter = (nr: number): string => String.fromCodePoint(97 + nr)

/** Thirty different endings of letters alone, which can be typed. */
const EINDEN = Array.from({ length: 30 }, (_, i) => `${letter(i % 6)}${letter(6 + (i % 5))}`)

/** Words for a street: every fifth has no misspelling. */
export const ITEMS: Item[] = EINDEN.map((eind, i) => ({
  soort: 'woord',
  id: `w${i}`,
  word: `woord${eind}`,
  graphemes: [...`woord${eind}`],
  choices:
    i % 5 === 4 ? [] : [{ vorm: `wort${eind}`, regel: 'eind-d', uitleg: 'Maak het langer.' }],
}))

/** Items that all have a misspelling. */
export const VOL = ITEMS.filter((item) => item.choices?.length)

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

/** Sets up a host whose engine gives `items` in order; returns the host, what it saved, and all events. */
export function opstelling(items: readonly Item[], over: Partial<Exercise> = {}) {
  const voorraad = [...items]
  const bewaard: GespeeldAntwoord[] = []
  const events: SpelEvent[] = []
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
  host.luister((event) => events.push(event))
  const plekVan = (hoe: 'goed' | 'fout'): number =>
    host
      .state()
      .plekken.findIndex(
        ({ stand, item, opgave, poging }) =>
          stand === 'open' && poging === 1 && (opgave?.vorm === item?.word) === (hoe === 'goed'),
      )
  const send = (...inputs: readonly Input[]): State => {
    for (const input of inputs) host.send(input)
    return host.state()
  }
  /** Lays or types a word at an open window, and gives it. */
  const write = (plek: number, woord: string): State => {
    for (const stuk of woord) {
      const tegel = host.state().plekken[plek]?.opgave?.tegels?.indexOf(stuk) ?? -1
      send(tegel < 0 ? { type: 'teken', plek, teken: stuk } : { type: 'leg', plek, tegel })
    }
    return send({ type: 'klaar', plek })
  }
  const wait = (ms: number): State => {
    for (let n = 0; n < ms / 200; n += 1) host.verstrijk(200)
    return host.state()
  }
  return { host, bewaard, events, plekVan, send, write, wait, over: voorraad }
}
