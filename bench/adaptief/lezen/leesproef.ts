import { readTeksten, type BegripUitslag, type Tekstverschil } from './begrip.ts'
import { flashWoorden, type FlitsUitslag } from './flits.ts'
import { practiseGebied, type Gebied, type GebiedUitslag } from './gebied.ts'
import { followVlotheid, type Klas, type VlotUitslag } from './vlotheid.ts'

/** What may be asked of a worker about reading and verbs; each leerling is made up for this question alone. */
export type Leesproef =
  | { readonly wat: 'vlotheid'; readonly klas: Klas; readonly weken: number }
  | { readonly wat: 'flits'; readonly gok: number }
  | { readonly wat: 'begrip'; readonly verschil: Tekstverschil }
  | { readonly wat: 'gebied'; readonly gebied: Gebied }

/** One question, about so many leerlingen with this seed. */
export interface LeesVraag {
  readonly naam: string
  readonly leerlingen: number
  readonly proef: Leesproef
}

/** The answers of a worker, by what was asked. */
export interface LeesUitslagen {
  readonly vlotheid?: readonly VlotUitslag[]
  readonly flits?: readonly FlitsUitslag[]
  readonly begrip?: readonly BegripUitslag[]
  readonly gebied?: readonly GebiedUitslag[]
}

/** Answers one question about reading or verbs. */
export function askLezen({ naam, leerlingen, proef }: LeesVraag): LeesUitslagen {
  switch (proef.wat) {
    case 'vlotheid':
      return { vlotheid: followVlotheid(naam, leerlingen, proef) }
    case 'flits':
      return { flits: flashWoorden(naam, leerlingen, proef.gok) }
    case 'begrip':
      return { begrip: readTeksten(naam, leerlingen, proef.verschil) }
    case 'gebied':
      return { gebied: practiseGebied(naam, leerlingen, proef.gebied) }
  }
}
