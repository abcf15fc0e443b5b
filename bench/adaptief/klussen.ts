import { takeInstapOff, type InstapUitslag } from './instap.ts'
import { readLogboek, type LogUitslag } from './logboek.ts'
import { practise, type Omstandigheden } from './oefenen.ts'
import { RIVALEN, type RivaalNaam } from './rivalen/rivalen.ts'
import { toetsEen, type Proef, type ToetsUitslag } from './toets.ts'
import type { Uitslag } from './waarnemen.ts'
import { makeWereld } from './wereld.ts'
import { measureWoorden, type WoordUitslag } from './woorden.ts'
import type { Wet } from './wetten.ts'
import { PER_WEEK, WEKEN } from './zitting.ts'

interface Basis {
  readonly rivaal: RivaalNaam
  readonly leerlingen: number
}

/** The questions for a worker; each contains everything that the worker needs. */
export interface Vragen {
  readonly oefenen: Basis & {
    readonly wereld: string
    readonly wet: Wet
    readonly om: Omstandigheden
  }
  readonly toets: Basis & { readonly proef: Proef }
  readonly instap: Basis & { readonly wereld: string }
  readonly woorden: Basis & { readonly wereld: string }
  readonly logboek: Basis & { readonly wereld: string }
}

/** The answers of a worker: one row per leerling, or per word. */
export interface Antwoorden {
  readonly oefenen: Uitslag[]
  readonly toets: ToetsUitslag[]
  readonly instap: InstapUitslag[]
  readonly woorden: WoordUitslag[]
  readonly logboek: LogUitslag[]
}

export type Soort = keyof Vragen
/** A piece of the study that can be done separately. */
export type Klus = { readonly [S in Soort]: { readonly soort: S } & Vragen[S] }[Soort]

/** Does one piece; the same question gives the same answer wherever it is run. */
export function execute(klus: Klus): Antwoorden[Soort] {
  const make = RIVALEN[klus.rivaal]
  if (klus.soort === 'toets') return toetsEen(make, klus.proef, klus.leerlingen)
  const wereld = makeWereld(klus.wereld)
  switch (klus.soort) {
    case 'instap':
      return takeInstapOff(make, wereld, klus.leerlingen)
    case 'woorden':
      return measureWoorden(make(wereld.boek), wereld, {
        leerlingen: klus.leerlingen,
        terugblik: klus.rivaal === 'motor',
      })
    case 'logboek':
      return readLogboek(make(wereld.boek), wereld, klus.leerlingen)
    case 'oefenen':
      return practise(make(wereld.boek), { ...klus, wereld, zittingen: WEKEN * PER_WEEK })
  }
}
