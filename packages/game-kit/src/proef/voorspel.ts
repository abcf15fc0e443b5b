import { teltMee } from '@letterhaven/domain/telt-mee'
import type { GameInput, Rules } from '../regels/contract.ts'
import type { Host } from '../regels/host.ts'
import { stroom } from '../regels/rng.ts'
import type { Voorspel } from '../regels/voorspel.ts'

/** The moves of the game's own bot before a game is shown. */
interface Zetten {
  /** The number of moves of the game's own bot. */
  readonly zetten: number
  /** Plays on after these, if need be, until this many answers were given. */
  readonly antwoorden?: number
  /** 0…1 */
  readonly skill: number
  readonly zaad: number
}

/** More than the longest taak takes, letter by letter. */
const MEESTE_ZETTEN = 3000

/** Active time between two moves, in ms. */
const ZET_MS = 240

/** Returns what plays the first moves of a taak with the game's own bot, the same ones each time. */
export function makeVoorspel({
  zetten,
  antwoorden = 0,
  skill,
  zaad,
}: Zetten): Pick<Voorspel, 'play'> {
  function play<S, I extends GameInput>(host: Host<S, I>, rules: Rules<S, I>): void {
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
  return { play }
}
