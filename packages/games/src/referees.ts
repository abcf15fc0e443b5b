import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Referee } from '@letterhaven/game-kit/regels/contract'
import { referee as glazenwasser } from './glazenwasser/rules.ts'
import { referee as pizzabakken } from './pizzabakken/rules.ts'
import { referee as flipperkast } from './flipperkast/rules.ts'
import { referee as groeivis } from './groeivis/rules.ts'
import { referee as leesraket } from './leesraket/rules.ts'
import { referee as taxirit } from './taxirit/rules.ts'
import { referee as postbezorger } from './postbezorger/rules.ts'
import { referee as platformklimmen } from './platformklimmen/rules.ts'
import { referee as bellenprikken } from './bellenprikken/rules.ts'
import { referee as fotosafari } from './fotosafari/rules.ts'

/** The referees of the games that exist, for the server. Imports rules only, never a scene. */
export const REFEREES: Partial<Record<SpelId, Referee>> = {
  bellenprikken,
  fotosafari,
  platformklimmen,
  postbezorger,
  flipperkast,
  leesraket,
  taxirit,
  pizzabakken,
  groeivis,
  glazenwasser,
}
