import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Onderwerp } from '@letterhaven/game-kit/regels/contract'
import * as bellenprikken from './bellenprikken/zinnen.ts'
import * as bioscoop2 from './bioscoop2/zinnen.ts'
import * as glazenwasser from './glazenwasser/zinnen.ts'
import * as pizzabakken from './pizzabakken/zinnen.ts'
import * as flipperkast from './flipperkast/zinnen.ts'
import * as fotosafari from './fotosafari/zinnen.ts'
import * as groeivis from './groeivis/zinnen.ts'
import * as leesrace from './leesrace/zinnen.ts'
import * as leesraket from './leesraket/zinnen.ts'
import * as platformklimmen from './platformklimmen/zinnen.ts'
import * as postbezorger from './postbezorger/zinnen.ts'
import * as quizvraag from './quizvraag/zinnen.ts'
import * as roeien from './roeien/zinnen.ts'
import * as sneeuwkanon from './sneeuwkanon/zinnen.ts'
import * as splitsmachine from './splitsmachine/zinnen.ts'
import * as taxirit from './taxirit/zinnen.ts'
import * as treinmachinist from './treinmachinist/zinnen.ts'
import * as wortelboer from './wortelboer/zinnen.ts'

/** What is said of a kind in which something else is asked than the game does by itself. */
export interface SoortZinnen {
  /** Short enough for the bar. The word between asterisks is stressed. */
  readonly opdracht: string
  readonly uitleg: readonly string[]
  /** What is said of the tool of each later stage, where the stages of the kind are others. */
  readonly trappen?: readonly string[]
}

type PerSoort = Partial<Record<Onderwerp, SoortZinnen>>

/** What a game itself says, whatever its words are. */
export interface SpelZinnen extends SoortZinnen {
  readonly perSoort: PerSoort
}

interface EigenZinnen {
  readonly OPDRACHT: string
  readonly UITLEG_ZINNEN: readonly string[]
  readonly TRAP_ZINNEN?: readonly string[]
  /** What stands in the bar at some moments of the game, in place of its instruction. */
  readonly BALK_ZINNEN?: readonly string[]
  readonly SOORT_ZINNEN?: PerSoort
}

const zinnenVan = (eigen: EigenZinnen): SpelZinnen => ({
  opdracht: eigen.OPDRACHT,
  uitleg: [
    ...eigen.UITLEG_ZINNEN,
    ...(eigen.TRAP_ZINNEN ?? []),
    ...(eigen.BALK_ZINNEN ?? []).map((zin) => zin.replaceAll('*', '')),
  ],
  perSoort: eigen.SOORT_ZINNEN ?? {},
})

/** The fixed sentences of the games that exist. The server keeps sounds by these texts. */
export const ZINNEN: Partial<Record<SpelId, SpelZinnen>> = {
  bellenprikken: zinnenVan(bellenprikken),
  bioscoop2: zinnenVan(bioscoop2),
  pizzabakken: zinnenVan(pizzabakken),
  glazenwasser: zinnenVan(glazenwasser),
  flipperkast: zinnenVan(flipperkast),
  fotosafari: zinnenVan(fotosafari),
  groeivis: zinnenVan(groeivis),
  leesrace: zinnenVan(leesrace),
  leesraket: zinnenVan(leesraket),
  platformklimmen: zinnenVan(platformklimmen),
  postbezorger: zinnenVan(postbezorger),
  quizvraag: zinnenVan(quizvraag),
  roeien: zinnenVan(roeien),
  sneeuwkanon: zinnenVan(sneeuwkanon),
  splitsmachine: zinnenVan(splitsmachine),
  taxirit: zinnenVan(taxirit),
  treinmachinist: zinnenVan(treinmachinist),
  wortelboer: zinnenVan(wortelboer),
}
