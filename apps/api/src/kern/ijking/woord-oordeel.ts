import type { IjkBank, Ijkpunt } from '@letterhaven/adaptief'
import { isVerschillend, type Dif } from '@letterhaven/adaptief/dif'
import { verschil } from '@letterhaven/adaptief/ijking'
import { kansMet } from '@letterhaven/adaptief/kansen'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { vanSleutel, type BankWoord } from '../bank.ts'
import type { LetOp } from '../../schema/ijking-tables.ts'

/** A bank with the answers behind each of its words. */
export interface GeteldeBank {
  readonly bank: IjkBank
  readonly n: ReadonlyMap<string, number>
}

/** A word of the new bank, and what asks for a look at it. */
export interface BeoordeeldWoord extends BankWoord {
  /** Standardised residual on later answers; null where there were too few of them. */
  readonly fit: number | null
  /** The same of the night's own answers against the bank before it; null where little was known. */
  readonly verloop: number | null
  /** Harder in Flanders by so many logits; null where that cannot be said. */
  readonly dif: number | null
  readonly letOp: readonly LetOp[]
}

/** Residuals and drift from here on are no chance any more. */
const Z_GRENS = 3
/** Under so many answers a residual says nothing. */
const MIN_PUNTEN = 10
/** From so many answers a word counts as known, so that it can drift. */
const BEKEND = 30

type Woord = Catalogus['woorden'][number]

interface OordeelVraag {
  readonly catalogus: Catalogus
  readonly voor: GeteldeBank
  readonly na: GeteldeBank
  /** Answers that the night learned from, and the later ones that it did not. */
  readonly leer: readonly Ijkpunt[]
  readonly later: readonly Ijkpunt[]
  readonly verschillen: readonly Dif[]
}

/**
 * What answers say of a word beside all that a bank knows of it, standardised: over 0 it is easier than thought.
 * That the bank itself is not sure of the word is part of what may be expected.
 */
function residu(
  bank: IjkBank,
  { id, categorie }: Woord,
  punten: readonly Ijkpunt[] | undefined,
): number | null {
  const b = bank.moeilijkheid[id]
  if (!b || !punten || punten.length < MIN_PUNTEN) return null
  let [som, toeval, gedeeld] = [0, 0, 0]
  for (const punt of punten) {
    const { m, v, eigen, gedeeld: samen, slip } = verschil(bank, { ...b, categorie }, punt)
    const kans = kansMet(m, v, { guess: punt.guess, slip })
    som += (punt.correct ? 1 : 0) - kans
    toeval += kans * (1 - kans)
    gedeeld = eigen + samen
  }
  return som / Math.sqrt(toeval + toeval * toeval * gedeeld)
}

const isVer = (z: number | null): boolean => z !== null && Math.abs(z) > Z_GRENS

function letOpVan(
  { fit, verloop }: Pick<BeoordeeldWoord, 'fit' | 'verloop'>,
  dif: Dif | undefined,
): LetOp[] {
  const waar: readonly (readonly [boolean, LetOp])[] = [
    [isVer(fit), 'past_niet'],
    [isVer(verloop), 'verloopt'],
    [dif !== undefined && isVerschillend(dif), 'verschilt_per_land'],
  ]
  return waar.flatMap(([is, wat]) => (is ? [wat] : []))
}

/** The words of a new bank that any answer stands behind, each with what asks for a look at it. */
export function judgeWoorden(vraag: OordeelVraag): BeoordeeldWoord[] {
  const { catalogus, voor, na } = vraag
  const leer = Map.groupBy(vraag.leer, ({ item }) => item)
  const later = Map.groupBy(vraag.later, ({ item }) => item)
  const verschillen = new Map(vraag.verschillen.map((dif) => [dif.item, dif]))
  return catalogus.woorden.flatMap((woord) => {
    const { id } = woord
    const [b, n] = [na.bank.moeilijkheid[id], na.n.get(id) ?? 0]
    if (!b || n === 0) return []
    const van = vanSleutel(id)
    const dif = verschillen.get(van.item)
    const isBekend = (voor.n.get(id) ?? 0) >= BEKEND
    const oordeel = {
      fit: residu(na.bank, woord, later.get(id)),
      verloop: isBekend ? residu(voor.bank, woord, leer.get(id)) : null,
    }
    const maat = { b: b.mean, sd: b.sd, mee: b.mee ?? 0, n, dif: dif?.verschil.mean ?? null }
    return [{ ...van, ...maat, ...oordeel, letOp: letOpVan(oordeel, dif) }]
  })
}
