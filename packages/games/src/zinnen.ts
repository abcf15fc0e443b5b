import type { SpelId } from '@letterhaven/contracts/spel-id'
import { OPDRACHT, UITLEG_ZINNEN } from './glazenwasser/zinnen.ts'
import * as bellenprikken from './bellenprikken/zinnen.ts'
import * as pizzabakken from './pizzabakken/zinnen.ts'
import * as flipperkast from './flipperkast/zinnen.ts'
import * as fotosafari from './fotosafari/zinnen.ts'
import * as groeivis from './groeivis/zinnen.ts'
import * as leesraket from './leesraket/zinnen.ts'
import * as platformklimmen from './platformklimmen/zinnen.ts'
import * as postbezorger from './postbezorger/zinnen.ts'
import * as taxirit from './taxirit/zinnen.ts'

/** What a game itself says, whatever its words are. */
export interface SpelZinnen {
  /** Short enough for the bar. The word between asterisks is stressed. */
  readonly opdracht: string
  readonly uitleg: readonly string[]
}

/** The fixed sentences of the games that exist. The server keeps sounds by these texts. */
export const ZINNEN: Partial<Record<SpelId, SpelZinnen>> = {
  bellenprikken: { opdracht: bellenprikken.OPDRACHT, uitleg: bellenprikken.UITLEG_ZINNEN },
  pizzabakken: { opdracht: pizzabakken.OPDRACHT, uitleg: pizzabakken.UITLEG_ZINNEN },
  glazenwasser: { opdracht: OPDRACHT, uitleg: UITLEG_ZINNEN },
  flipperkast: { opdracht: flipperkast.OPDRACHT, uitleg: flipperkast.UITLEG_ZINNEN },
  fotosafari: { opdracht: fotosafari.OPDRACHT, uitleg: fotosafari.UITLEG_ZINNEN },
  groeivis: { opdracht: groeivis.OPDRACHT, uitleg: groeivis.UITLEG_ZINNEN },
  leesraket: { opdracht: leesraket.OPDRACHT, uitleg: leesraket.UITLEG_ZINNEN },
  platformklimmen: { opdracht: platformklimmen.OPDRACHT, uitleg: platformklimmen.UITLEG_ZINNEN },
  postbezorger: { opdracht: postbezorger.OPDRACHT, uitleg: postbezorger.UITLEG_ZINNEN },
  taxirit: { opdracht: taxirit.OPDRACHT, uitleg: taxirit.UITLEG_ZINNEN },
}
