import { teltMee } from '@letterhaven/domain/telt-mee'
import type { GameInput, Rules } from './contract.ts'
import type { Host } from './host.ts'
import { stroom } from './rng.ts'

/** How far a game is played before it is shown. */
export interface Voorspel {
  /** The number of moves of the game's own bot. */
  readonly zetten: number
  /** Plays on after these, if need be, until this many answers were given. */
  readonly antwoorden?: number
  /** 0…1 */
  readonly skill: number
  readonly zaad: number
  /** The picture freezes after this many ms of its own clock. When absent, it keeps moving. */
  readonly bevriesNa?: number
}

/** More than the longest taak takes, letter by letter. */
const MEESTE_ZETTEN = 3000

/** Active time between two moves, in ms. */
const ZET_MS = 240

/** Plays the first moves of a taak with the game's own bot, the same ones each time. */
export function playFor<S, I extends GameInput>(
  host: Host<S, I>,
  rules: Rules<S, I>,
  { zetten, antwoorden = 0, skill, zaad }: Voorspel,
): void {
  const rnd = stroom(zaad)
  let gegeven = 0
  const doof = host.luister((event) => {
    if (event.type !== 'answer') return
    if (teltMee({ poging: event.attempt, vraag: event.vraag })) gegeven += 1
  })
  const isVer = (n: number): boolean => n >= zetten && gegeven >= antwoorden
  for (let n = 0; n < MEESTE_ZETTEN && !isVer(n) && !host.uitslag(); n++) {
    host.verstrijk(ZET_MS)
    const input = rules.bot(host.state(), skill, rnd)
    if (input) host.send(input)
  }
  doof()
}
