import { TRAPPEN } from '@letterhaven/contracts/trap'
import type { Exercise, GameInput, Rules, SpelEvent } from './contract.ts'
import type { Opgave } from '../opgave/opgave.ts'
import { makeHost } from './host.ts'
import type { GespeeldAntwoord, Uitslag } from './poorten.ts'
import { shuffleKetens } from './keten.ts'
import { stroom } from './rng.ts'

export interface BotSpel<S> {
  readonly state: S
  readonly uitslag: Uitslag | null
  readonly antwoorden: readonly GespeeldAntwoord[]
  /** Every event in order, including those of `begin`. */
  readonly events: readonly SpelEvent[]
  readonly zetten: number
}

export interface BotOpties {
  readonly exercise?: Partial<Exercise>
  /** Give up after this many moves. A stuck game has `uitslag` null. */
  readonly maxZetten?: number
}

/** More than the longest taak takes, typed letter by letter with every mistake made three times. */
const MEESTE_ZETTEN = 3000

/** Active time between two moves of a bot, in ms. */
const ZET_MS = 240

/** A bot meets every stage in turn. */
function standaardTaak(seed: number): Exercise {
  return {
    id: `bot-${seed}`,
    kind: 'spelling',
    groep: 5,
    land: 'nl',
    instruction: '',
    aantal: 10,
    seed,
    options: { calm: false, clock: false },
    trap: TRAPPEN[Math.abs(seed) % TRAPPEN.length] ?? 1,
  }
}

/**
 * Plays one whole taak with the game's own bot of `skill` 0…1, through the real host, with a trivial engine that hands
 * out the shuffled items once. Pure: the same arguments give the same game.
 */
export function playWithBot<S, I extends GameInput>(
  spel: { readonly rules: Rules<S, I>; readonly items: readonly Opgave[] },
  zet: { readonly seed: number; readonly skill: number },
  opties: BotOpties = {},
): BotSpel<S> {
  const rnd = stroom(zet.seed ^ 0x51ed27)
  const voorraad = shuffleKetens(spel.items, rnd)
  const antwoorden: GespeeldAntwoord[] = []
  const events: SpelEvent[] = []
  const host = makeHost({
    rules: afgeluisterd(spel.rules, events),
    exercise: { ...standaardTaak(zet.seed), ...opties.exercise },
    poorten: {
      engine: {
        volgende: () => {
          const item = voorraad.shift()
          return item ? { item, reden: { soort: 'peiling', categorie: 'bot', aantal: 0 } } : null
        },
        process: () => undefined,
      },
      antwoord: { save: (antwoord) => antwoorden.push(antwoord) },
    },
  })
  let zetten = 0
  for (; zetten < (opties.maxZetten ?? MEESTE_ZETTEN) && !host.uitslag(); zetten++) {
    host.verstrijk(ZET_MS)
    const input = spel.rules.bot(host.state(), zet.skill, rnd)
    if (input) host.send(input)
  }
  return { state: host.state(), uitslag: host.uitslag(), antwoorden, events, zetten }
}

/** Returns the same rules, recording every event they emit, including those of the very first step. */
function afgeluisterd<S, I extends GameInput>(
  rules: Rules<S, I>,
  noteer: SpelEvent[],
): Rules<S, I> {
  return {
    ...rules,
    step: (state, input) => {
      const uit = rules.step(state, input)
      noteer.push(...uit[1])
      return uit
    },
  }
}
