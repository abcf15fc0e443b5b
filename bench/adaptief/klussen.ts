import { takeInstapOff, type InstapUitslag } from './instap.ts'
import { readLogboek, type LogUitslag } from './logboek.ts'
import type { Leerlijn } from './leerlijnen.ts'
import { askLezen, type LeesUitslagen, type LeesVraag } from './lezen/leesproef.ts'
import { GEWOON, practise, type Omstandigheden } from './oefenen.ts'
import { eloGlobaal } from './rivalen/elo-globaal.ts'
import { RIVALEN, type RivaalNaam } from './rivalen/rivalen.ts'
import { toetsEen, type Proef, type ToetsUitslag } from './toets.ts'
import type { Uitslag } from './waarnemen.ts'
import { makeWereld } from './wereld.ts'
import { measureWoorden, type WoordUitslag } from './woorden.ts'
import type { Wet } from './wetten.ts'
import { PER_WEEK, WEKEN } from './zitting.ts'
import { searchZwak, type ZwakUitslag, type ZwakVraag } from './zwak.ts'

interface Basis {
  readonly rivaal: RivaalNaam
  readonly leerlingen: number
}

/** The questions for a worker; each contains everything that the worker needs. */
export interface Vragen {
  readonly oefenen: Basis & {
    readonly wereld: string
    readonly leerlijn?: Leerlijn
    readonly wet: Wet
    readonly om: Omstandigheden
  }
  /** Practice on the short line with the one-rating Elo, which asks no word that it expects to go worse than this. */
  readonly ingehouden: {
    readonly wereld: string
    readonly leerlingen: number
    readonly wet: Wet
    readonly minste: number
  }
  readonly zwak: ZwakVraag
  readonly lezen: LeesVraag
  readonly toets: Basis & { readonly proef: Proef }
  readonly instap: Basis & { readonly wereld: string }
  readonly woorden: Basis & { readonly wereld: string }
  readonly logboek: Basis & { readonly wereld: string }
}

/** The answers of a worker: one row per leerling, or per word. */
export interface Antwoorden {
  readonly oefenen: Uitslag[]
  readonly ingehouden: Uitslag[]
  readonly zwak: ZwakUitslag[]
  readonly lezen: LeesUitslagen
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
  if (klus.soort === 'ingehouden') return holdBack(klus)
  if (klus.soort === 'zwak') return searchZwak(klus)
  if (klus.soort === 'lezen') return askLezen(klus)
  const make = RIVALEN[klus.rivaal]
  if (klus.soort === 'toets') return toetsEen(make, klus.proef, klus.leerlingen)
  const wereld = makeWereld(klus.wereld, klus.soort === 'oefenen' ? klus.leerlijn : 'eigen')
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
      return practise(make(wereld.boek), { ...klus, wereld, zittingen: ZITTINGEN })
  }
}

const ZITTINGEN = WEKEN * PER_WEEK

function holdBack({ minste, ...vraag }: Vragen['ingehouden']): Uitslag[] {
  const wereld = makeWereld(vraag.wereld, 'kort')
  const rivaal = eloGlobaal(wereld.boek, minste)
  return practise(rivaal, { ...vraag, wereld, zittingen: ZITTINGEN, om: GEWOON })
}
