import { GRENS } from './beheersing.ts'
import { ONBEKEND_SD } from './constanten.ts'
import { bankVan, calibrate, type IjkBank } from './ijking.ts'
import { kansMet } from './kansen.ts'
import { kansOpGoed, zekerheid } from './kans-op-goed.ts'
import { choose } from './kies.ts'
import { kansOp } from './choose-woord.ts'
import { opBank } from './op-bank.ts'
import { readStaat, writeStaat, type ParseUitkomst } from './serialisatie.ts'
import { kennisVan } from './kennis.ts'
import { beginStaat, changeLeerling } from './staat.ts'
import type { Staat } from './staat.ts'
import {
  chooseEvenwijdig,
  type EvenwijdigeToets,
  type EvenwijdigeWens,
} from './toetsen/evenwijdig.ts'
import { volgendeToetswoord, type Afname, type Toetsstap } from './toetsen/begintoets.ts'
import { makePlafondtoets, type Plafondtoets } from './toetsen/plafond.ts'
import type * as T from './types.ts'
import { explain, zwakkePlekken } from './uitleg.ts'
import { ijkpuntVan, closeBlok, handle } from './update.ts'
import { waarschuwingenVoor, type Mogelijk } from './waarschuwing.ts'
import { buildWoordenbank } from './woordenbank.ts'

export { magLeven, type IjkBank } from './ijking.ts'
export { inJaren } from './in-jaren.ts'
export type { ParseUitkomst } from './serialisatie.ts'
export type { Afname, Toetsstap } from './toetsen/begintoets.ts'
export type { EvenwijdigeToets, EvenwijdigeWens } from './toetsen/evenwijdig.ts'
export type { EerderPlafond, Plafondoordeel, Plafondoproep } from './toetsen/plafond-oproep.ts'
export type {
  Plafondafname,
  Plafondstap,
  Plafondtoets,
  Plafonduitkomst,
} from './toetsen/plafond.ts'
export {
  judgeMethodetoets,
  estimateFromToets,
  compareToetsen,
  type Methodetoets,
  type Toetsantwoord,
  type Vergelijking,
} from './toetsen/vaste-toets.ts'
export type { Staat } from './staat.ts'
export type {
  Aannames,
  Bank,
  Beheersing,
  Bron,
  Catalogus,
  Context,
  Ijkpunt,
  Instellingen,
  KansOpGoed,
  Keuze,
  Leerling,
  Reden,
  Response,
  Schatting,
  Uitleg,
  Vaardigheid,
  WaaromNiets,
  Waarschuwing,
  ZwakkePlek,
} from './types.ts'

/** The adaptive engine: pure, seeded, and the same in browser and server. The state that the server folds is the true one. */
export interface Engine {
  /** Makes a first state; `seed` gives pupils with equal answers different words. */
  init(leerling: T.Leerling, seed?: number): Staat
  /** Returns the state after a change of school year, scope or settings; estimates stay. */
  change(state: Staat, leerling: T.Leerling): Staat
  next(state: Staat, ctx: T.Context): T.Keuze | null
  update(state: Staat, item: string, response: T.Response): Staat
  /** Returns the expected chance of a right answer on a word; an unknown word counts as one of groep 4. */
  predict(state: Staat, item: string, ctx: Pick<T.Context, 't' | 'guess'>): number
  ability(state: Staat, categorie: string, t?: number): T.Vaardigheid
  kansOpGoed(state: Staat, categorie: string, t?: number): T.KansOpGoed
  /** Returns how sure it is, 0 to 1, that the chance of a right answer in a category is at least `grens`. */
  zekerheid(state: Staat, categorie: string, wat: { grens: number; t?: number }): number
  /** Returns how far a category is mastered, as it follows from the answers. */
  beheersing(state: Staat, categorie: string, t?: number): T.Beheersing
  difficulty(item: string): T.Schatting
  /** Returns what a teacher should know about the practice itself, including why `next` gives nothing at this moment. */
  waarschuwingen(state: Staat, moment?: Mogelijk): readonly T.Waarschuwing[]
  /** Returns the weak categories, surest first; `vanaf` asks for more or less certainty than a teacher is told with. */
  weakSkills(state: Staat, vanaf?: number): readonly T.ZwakkePlek[]
  explain(state: Staat, reden: T.Reden): T.Uitleg
  serialize(state: Staat): Uint8Array
  parse(bytes: Uint8Array): ParseUitkomst
  /** Closes the running block, so that a new day starts from what is worth most. */
  nieuweDag(state: Staat): Staat
  /**
   * Returns the next word of a start test, or why it ends. Its answers go to `update` with source 'start': estimates use them,
   * and they teach nothing.
   */
  toetswoord(state: Staat, afname: Afname): Toetsstap
  /** Returns the words of an end test to go with a begin test: as hard, and none of them met. */
  evenwijdig(wens: EvenwijdigeWens): EvenwijdigeToets
  /** The ceiling test: whether a pupil is kept at too low a level. */
  readonly plafond: Plafondtoets
  /** Returns what an answer says about its word, taken before `update`; null where it says nothing. */
  ijkpunt(state: Staat, item: string, response: T.Response): T.Ijkpunt | null
  /** Returns the bank after a day, for the engine of tomorrow once it predicts later answers better (`magLeven`). */
  endOfDay(punten: readonly T.Ijkpunt[]): IjkBank
}

const ONBEKEND: T.Schatting = { mean: 0, sd: ONBEKEND_SD }

/** Returns where an answer comes from, by the reason for which its opgave was given. */
export function bronBijReden(reden: T.Reden): T.Bron {
  const bronnen = { groei: 'practice', herhaling: 'review', peiling: 'probe' } as const
  return bronnen[reden.soort]
}

/** Creates an engine over these words; `bank` replaces their difficulties by calibrated ones. */
export function createEngine(catalogus: T.Catalogus, bank?: T.Bank): Engine {
  const woordenbank = buildWoordenbank(catalogus, bank)
  const difficulty = (item: string): T.Schatting => {
    const woord = woordenbank.woorden.get(item)
    return woord ? { mean: woord.mean, sd: woord.sd } : ONBEKEND
  }
  const { samenhang } = woordenbank
  const nu = (state: Staat): Staat => opBank(woordenbank, state)
  return {
    init: (leerling, seed = 1) => beginStaat(samenhang, leerling, seed),
    change: (state, leerling) => changeLeerling(samenhang, nu(state), leerling),
    next: (state, ctx) => choose({ bank: woordenbank, staat: nu(state), ctx }),
    update: (state, item, response) => handle(woordenbank, nu(state), { ...response, item }),
    predict(state, item, { t, guess }) {
      const staat = nu(state)
      const woord = woordenbank.woorden.get(item)
      const kennis = kennisVan(samenhang, staat, { code: woord?.categorie ?? '', t })
      if (woord) return kansOp({ bank: woordenbank, staat, ctx: { t, guess } }, kennis, woord)
      const { slip } = woordenbank
      return kansMet(kennis.mean, kennis.variantie + ONBEKEND_SD ** 2, { guess, slip })
    },
    ability(state, code, t = state.t) {
      const { mean, variantie, k } = kennisVan(samenhang, nu(state), { code, t })
      return { mean, sd: Math.sqrt(variantie), n: state.categorieen[k]?.n ?? 0 }
    },
    kansOpGoed: (state, categorie, t) => kansOpGoed(woordenbank, nu(state), { code: categorie, t }),
    zekerheid: (state, categorie, wat) =>
      zekerheid(woordenbank, nu(state), { code: categorie, ...wat }),
    beheersing(state, code, t) {
      const c = state.categorieen[state.plek.get(code) ?? -1]
      const zeker = zekerheid(woordenbank, nu(state), { code, grens: GRENS, t })
      return { stand: c?.stand ?? 'bezig', sinds: c?.sinds ?? null, zeker }
    },
    difficulty,
    waarschuwingen: (state, moment) => waarschuwingenVoor(woordenbank, nu(state), moment),
    weakSkills: (state, vanaf) => zwakkePlekken(nu(state), vanaf),
    explain: (state, reden) => explain(woordenbank, nu(state), reden),
    serialize: writeStaat,
    parse: readStaat,
    nieuweDag: (state) => closeBlok(woordenbank, nu(state), state.focus),
    toetswoord: (state, afname) => volgendeToetswoord(woordenbank, nu(state), afname),
    evenwijdig: (wens) => chooseEvenwijdig(woordenbank, wens),
    plafond: makePlafondtoets(woordenbank),
    ijkpunt: (state, item, response) => ijkpuntVan(woordenbank, nu(state), { ...response, item }),
    endOfDay: (punten) => calibrate(catalogus, bankVan(catalogus, bank), punten),
  }
}
