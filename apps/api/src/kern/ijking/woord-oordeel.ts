import type { IjkBank, Ijkpunt } from '@letterhaven/adaptief'
import { isVerschillend, type Dif } from '@letterhaven/adaptief/dif'
import { verschil } from '@letterhaven/adaptief/ijking'
import { kansMet } from '@letterhaven/adaptief/kansen'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { vanSleutel, type BankWoord } from '../bank.ts'
import type { LetOp } from '../../schema/ijking-tables.ts'

/** A bank with the number of answers behind each of its words. */
export interface GeteldeBank {
  readonly bank: IjkBank
  readonly n: ReadonlyMap<string, number>
}

/** A word of the new bank, with the reasons to look at it. */
export interface BeoordeeldWoord extends BankWoord {
  /** Standardised residual on later answers; null when there were too few of them. */
  readonly fit: number | null
  /** The same for the night's own answers against the bank before it; null when little was known. */
  readonly verloop: number | null
  /** How many logits harder the word is in Flanders; null when that cannot be said. */
  readonly dif: number | null
  readonly letOp: readonly LetOp[]
}

/** Residuals and drift beyond this are no longer chance. */
const Z_GRENS = 3
/** Below this many answers a residual says nothing. */
const MIN_PUNTEN = 10
/** From this many answers a word counts as known, so that it can drift. */
const BEKEND = 30

type Woord = Catalogus['woorden'][number]

interface OordeelVraag {
  readonly catalogus: Catalogus
  readonly voor: GeteldeBank
  readonly na: GeteldeBank
  /** The answers that the night learned from, and the later ones that it did not. */
  readonly leer: readonly Ijkpunt[]
  readonly later: readonly Ijkpunt[]
  readonly verschillen: readonly Dif[]
}

/**
 * Returns how far the answers to a word lie from what a bank expects, standardised: above 0 the word is easier than thought.
 * The bank's own uncertainty about the word is part of what may be expected.
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

/** Returns the words of a new bank that have at least one answer behind them, each with the reasons to look at it. */
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
