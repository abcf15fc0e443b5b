import type { CategorieKop, GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { isZegbaar } from './niveau-zin.ts'

/** When the whole interval is below this chance, more instruction is certainly not wasted. */
const GRENS = 0.65
/** This many children make a group; nobody can teach more than this many groups in a week. */
const MIN_KINDEREN = 2
const HOOGSTENS = 4

type Leerling = GroepVoortgang['leerlingen'][number]

/** Children for whom the same lesson would help now, weakest first. */
export interface Groepje {
  readonly categorie: CategorieKop
  readonly leerlingen: readonly Pick<Leerling, 'id' | 'naam'>[]
}

/**
 * Returns groups to form: children for whom it is certain that the same category does not go well yet. Largest first; a child
 * about whom too little is known is in none.
 */
export function instructiegroepjes({
  categorieen,
  leerlingen,
}: Pick<GroepVoortgang, 'categorieen' | 'leerlingen'>): Groepje[] {
  return categorieen
    .map((categorie) => {
      const zwak = leerlingen.flatMap((leerling) => {
        const cel = leerling.cellen.find((een) => een.categorie === categorie.code)
        const niveau = cel?.niveau ?? null
        return isZegbaar(niveau) && niveau.hoog < GRENS ? [{ leerling, kans: niveau.kans }] : []
      })
      const opKans = zwak.toSorted((a, b) => a.kans - b.kans)
      return { categorie, leerlingen: opKans.map(({ leerling: { id, naam } }) => ({ id, naam })) }
    })
    .filter((groepje) => groepje.leerlingen.length >= MIN_KINDEREN)
    .toSorted((a, b) => b.leerlingen.length - a.leerlingen.length)
    .slice(0, HOOGSTENS)
}
