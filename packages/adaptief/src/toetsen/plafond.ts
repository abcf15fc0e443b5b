import { GOK_TYPEN } from '../constanten.ts'
import { normaal } from '../kansen.ts'
import { kansOp } from '../choose-woord.ts'
import { opBank } from '../op-bank.ts'
import { GEEN_WINST, stoot } from '../schattingen.ts'
import { kennisVan } from '../kennis.ts'
import type { Staat } from '../staat.ts'
import type { Schatting } from '../types.ts'
import { handle } from '../update.ts'
import { kandidaatVan, type Beurt } from '../waarde.ts'
import type { Woordenbank } from '../woordenbank.ts'
import {
  plafondoproep,
  type EerderPlafond,
  type Plafondoordeel,
  type Plafondoproep,
} from './plafond-oproep.ts'
import { moeilijkerWoorden, naastDoel, PLAFOND } from './plafond-woorden.ts'
import { estimateFromToets } from './vaste-toets.ts'

/** A ceiling test so far. The state is the one before it; the answers are folded when it ends. */
export interface Plafondafname {
  readonly categorie: string
  readonly t: number
  readonly antwoorden: readonly { readonly item: string; readonly correct: boolean }[]
}

/** What a ceiling test says, with the numbers behind it. */
export interface Plafonduitkomst {
  readonly oordeel: Plafondoordeel
  readonly goed: number
  readonly van: number
  /** How many would have been right at the current level. */
  readonly verwacht: number
  /** How sure it is that the level is at least half a school year higher. */
  readonly kans: number
}

export type Plafondstap =
  | { readonly soort: 'woord'; readonly itemId: string }
  | { readonly soort: 'klaar'; readonly uitkomst: Plafonduitkomst }

/** Returns the next word, which is typed, or the outcome as soon as it is clear. */
function plafondstap(bank: Woordenbank, staat: Staat, afname: Plafondafname): Plafondstap {
  const { uitkomst, niveau } = judgePlafond(bank, staat, afname)
  const isKlaar = uitkomst.oordeel !== 'nog_niet_te_zeggen'
  if (isKlaar || uitkomst.van >= PLAFOND.maxWoorden) return { soort: 'klaar', uitkomst }
  const beurt: Beurt = { bank, staat, ctx: { t: afname.t, guess: GOK_TYPEN } }
  const kandidaat = kandidaatVan(beurt, afname.categorie)
  const gehad = new Set(afname.antwoorden.map(({ item }) => item))
  const lijst = kandidaat ? moeilijkerWoorden(beurt, kandidaat) : []
  const woord = naastDoel(
    beurt,
    lijst.filter(({ id }) => !gehad.has(id)),
    niveau,
  )
  return woord ? { soort: 'woord', itemId: woord.id } : { soort: 'klaar', uitkomst }
}

/** Returns the answers that count: those to words of this category, each word once. */
function tellendeAntwoorden(bank: Woordenbank, { categorie, antwoorden }: Plafondafname) {
  return [...new Map(antwoorden.map((a) => [a.item, a])).values()].flatMap(({ item, correct }) => {
    const woord = bank.woorden.get(item)
    return woord?.categorie === categorie ? [{ woord, correct }] : []
  })
}

/**
 * Judges the answers. The level is taken to be known less well than practice thinks, for what practice cannot see is the
 * question.
 */
function judgePlafond(
  bank: Woordenbank,
  staat: Staat,
  afname: Plafondafname,
): { readonly uitkomst: Plafonduitkomst; readonly niveau: Schatting } {
  const { categorie: code, t } = afname
  const kennis = kennisVan(bank.samenhang, staat, { code, t })
  const tellend = tellendeAntwoorden(bank, afname)
  const niveau = estimateFromToets(
    tellend.map(({ woord: { mean, ruis }, correct }) => ({
      moeilijkheid: { mean, sd: Math.sqrt(ruis) },
      correct,
      guess: GOK_TYPEN,
    })),
    { mean: kennis.mean, sd: Math.sqrt(kennis.variantie + PLAFOND.twijfel) },
  )
  const kans = normaal((niveau.mean - kennis.mean - PLAFOND.stap) / niveau.sd)
  const beurt: Beurt = { bank, staat, ctx: { t, guess: GOK_TYPEN } }
  const verwacht = tellend.reduce((som, { woord }) => som + kansOp(beurt, kennis, woord), 0)
  const van = tellend.length
  const goed = tellend.filter(({ correct }) => correct).length
  return { uitkomst: { oordeel: oordeelBij(kans, van), goed, van, verwacht, kans }, niveau }
}

function oordeelBij(kans: number, van: number): Plafondoordeel {
  if (van < PLAFOND.minWoorden) return 'nog_niet_te_zeggen'
  if (kans >= PLAFOND.hoger) return 'hoger_kan'
  return kans <= PLAFOND.past ? 'past' : 'nog_niet_te_zeggen'
}

/**
 * Returns the state after a ceiling test. Its answers teach like those of any test; where more can be asked, the level first
 * becomes as uncertain as the test assumed, so that they raise it.
 */
function naPlafond(bank: Woordenbank, staat: Staat, afname: Plafondafname): Staat {
  const { oordeel } = judgePlafond(bank, staat, afname).uitkomst
  const begin = oordeel === 'hoger_kan' ? release(staat, afname.categorie) : staat
  return afname.antwoorden.reduce(
    (nu, { item, correct }) =>
      handle(bank, nu, {
        item,
        correct,
        t: afname.t,
        guess: GOK_TYPEN,
        source: 'method',
        place: 'school',
      }),
    begin,
  )
}

/** Makes the level of one category as uncertain as the ceiling test takes it to be; its covariances stay. */
function release(staat: Staat, categorie: string): Staat {
  const k = staat.plek.get(categorie)
  if (k === undefined) return staat
  const schattingen = stoot(staat.schattingen, {
    kolom: new Float64Array(staat.schattingen.mean.length),
    stap: 0,
    krimp: 0,
    eigen: { ...GEEN_WINST, k, variantie: PLAFOND.twijfel },
  })
  return { ...staat, schattingen }
}

/** The ceiling test over these words. */
export interface Plafondtoets {
  /** Returns whether one is due, in which category, and why or why not. */
  oproep(
    state: Staat,
    moment: { readonly t: number; readonly eerder: readonly EerderPlafond[] },
  ): Plafondoproep
  /** Returns the next word, or the outcome. `state` is the one before the test. */
  stap(state: Staat, afname: Plafondafname): Plafondstap
  /** Returns the state after the test, whose answers were not processed before. */
  end(state: Staat, afname: Plafondafname): Staat
}

export const makePlafondtoets = (bank: Woordenbank): Plafondtoets => ({
  oproep: (state, moment) => plafondoproep(bank, opBank(bank, state), moment),
  stap: (state, afname) => plafondstap(bank, opBank(bank, state), afname),
  end: (state, afname) => naPlafond(bank, opBank(bank, state), afname),
})
