import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { listEnten, stukkenVan, UITGANGEN, VOOR, WEG, type Uitgang } from './enten.ts'
import type { Gewas, Naad } from './wortel.ts'
import { stamVan } from './wortel.ts'

/** A carrot that says a form, without how it came to be. */
export type Plan = Omit<Gewas, 'los'>

/** What a change costs, by which the shortest way is chosen. */
const PRIJS = { letter: 3, weg: 4, eind: 1, begin: 3, ge: 1, schuif: 1, uitgang: 1 } as const

interface Rest {
  readonly prijs: number
  readonly letters: readonly string[]
  readonly tot: number
  readonly ge: number | null
  readonly uitgang: Uitgang | null
}

const minste = (een: Rest | null, ander: Rest | null): Rest | null =>
  !een || (ander && ander.prijs < een.prijs) ? ander : een

/** Finds the shortest way from the pieces of a verb to a form. */
class Planner {
  readonly #stukken: readonly string[]
  readonly #vorm: string
  readonly #bekend = new Map<string, Rest | null>()

  constructor(stukken: readonly string[], vorm: string) {
    this.#stukken = stukken
    this.#vorm = vorm
  }

  /** Ends the stem here, with what is left of the form as its leaf. */
  #einde(nr: number, plek: number): Rest | null {
    const over = this.#vorm.slice(plek)
    const uitgang = UITGANGEN.find((een) => een === over) ?? null
    if (over !== '' && !uitgang) return null
    const snee = nr < this.#stukken.length ? PRIJS.eind : 0
    return {
      prijs: snee + (uitgang ? PRIJS.uitgang : 0),
      letters: [],
      tot: nr,
      ge: null,
      uitgang,
    }
  }

  #stuk(nr: number, plek: number, metGe: boolean): Rest | null {
    const stuk = this.#stukken[nr]
    if (stuk === undefined) return null
    let best: Rest | null = null
    for (const ent of new Set([stuk, WEG, ...listEnten(stuk)])) {
      if (!this.#vorm.startsWith(ent, plek)) continue
      const na = this.#vanaf(nr + 1, plek + ent.length, metGe)
      const prijs = ent === stuk ? 0 : ent === WEG ? PRIJS.weg : PRIJS.letter
      best = minste(best, na && { ...na, prijs: na.prijs + prijs, letters: [ent, ...na.letters] })
    }
    return best
  }

  #ge(nr: number, plek: number): Rest | null {
    if (nr >= this.#stukken.length || !this.#vorm.startsWith(VOOR, plek)) return null
    const na = this.#vanaf(nr, plek + VOOR.length, true)
    // It stands before a piece that is still there.
    if (!na || na.letters.length === 0) return null
    return { ...na, ge: nr, prijs: na.prijs + PRIJS.ge + (plek > 0 ? PRIJS.schuif : 0) }
  }

  #vanaf(nr: number, plek: number, metGe: boolean): Rest | null {
    const sleutel = `${nr} ${plek} ${metGe}`
    const bekend = this.#bekend.get(sleutel)
    if (bekend !== undefined) return bekend
    const verder = minste(this.#einde(nr, plek), this.#stuk(nr, plek, metGe))
    const uit = metGe ? verder : minste(verder, this.#ge(nr, plek))
    this.#bekend.set(sleutel, uit)
    return uit
  }

  plan(): Plan | null {
    let [best, begin]: [Rest | null, number] = [null, 0]
    for (const van of this.#stukken.keys()) {
      const hier = this.#vanaf(van, 0, false)
      const rest = hier && { ...hier, prijs: hier.prijs + (van > 0 ? PRIJS.begin : 0) }
      if (!rest || rest.tot <= van || (best && best.prijs <= rest.prijs)) continue
      ;[best, begin] = [rest, van]
    }
    if (!best) return null
    const { letters, tot, ge, uitgang } = best
    const alle = this.#stukken.map((stuk, nr) => letters[nr - begin] ?? stuk)
    return { letters: alle, deel: [begin, tot], ge, uitgang }
  }
}

/** Returns how a form is made of the pieces of its verb; null where it cannot be. */
export const planVan = (stukken: readonly string[], vorm: string): Plan | null =>
  new Planner(stukken, vorm).plan()

/** A way to read a form: with or without a root hair, what its stem is, and its leaf. */
interface Lezing {
  readonly ge: boolean
  readonly stam: string
  readonly uitgang: string
  /** What stands before the root hair. */
  readonly voor: string
}

function* lezingen(vorm: string): Generator<Lezing> {
  for (const uitgang of ['', ...UITGANGEN]) {
    if (!vorm.endsWith(uitgang) || vorm === uitgang) continue
    const stam = vorm.slice(0, vorm.length - uitgang.length)
    yield { ge: false, stam, uitgang, voor: '' }
    for (let plek = stam.indexOf(VOOR); plek >= 0; plek = stam.indexOf(VOOR, plek + 1)) {
      const [voor, na] = [stam.slice(0, plek), stam.slice(plek + VOOR.length)]
      if (na !== '') yield { ge: true, stam: voor + na, uitgang, voor }
    }
  }
}

/** Returns how the pieces of a verb make a stem by themselves, without leaf or root hair; null where they cannot. */
function stamPlan(stukken: readonly string[], stam: string): Plan | null {
  const plan = planVan(stukken, stam)
  return plan && plan.uitgang === null && plan.ge === null ? plan : null
}

/** Returns which parts of a carrot differ from one way to read the right form. */
function verschil(gewas: Gewas, lezing: Lezing): readonly Naad[] {
  const { ge, deel, letters, uitgang } = gewas
  const voor = ge === null ? '' : letters.slice(deel[0], ge).join('')
  const stamAnders = stamVan(gewas) !== lezing.stam
  const geAnders =
    (ge !== null) !== lezing.ge || (!stamAnders && ge !== null && voor !== lezing.voor)
  return [
    ...(geAnders ? (['ge'] as const) : []),
    ...(stamAnders ? (['stam'] as const) : []),
    ...((uitgang ?? '') === lezing.uitgang ? [] : (['uitgang'] as const)),
  ]
}

/** A stem that is right is believed before a part at its end or its beginning. */
const ERG: Readonly<Record<Naad, number>> = { ge: 2, stam: 3, uitgang: 2 }
const ergVan = (mis: readonly Naad[]): number => mis.reduce((som, naad) => som + ERG[naad], 0)

/** The carrot of which the mistakes are asked, with the whole verb that it was. */
export interface Gemaakt {
  readonly gewas: Gewas
  readonly stukken: readonly string[]
}

/** Returns the way to read the right form that is nearest to a carrot, of those that its verb can make. */
function naaste({ gewas, stukken }: Gemaakt, vorm: string) {
  let best: { readonly mis: readonly Naad[]; readonly plan: Plan } | null = null
  for (const lezing of lezingen(vorm)) {
    const plan = stamPlan(stukken, lezing.stam)
    const mis = verschil(gewas, lezing)
    if (plan && (!best || ergVan(mis) < ergVan(best.mis))) best = { mis, plan }
  }
  return best
}

/** Returns the plan of the stem that a carrot is nearest to; undefined where its verb can make none. */
export const planBij = (gemaakt: Gemaakt, vorm: string): Plan | undefined =>
  naaste(gemaakt, vorm)?.plan

/** Returns the parts of a carrot that are not right yet, as few as there can be. What they should be is not said. */
export const misVan = (gemaakt: Gemaakt, vorm: string): readonly Naad[] =>
  naaste(gemaakt, vorm)?.mis ?? ['stam']

/**
 * Returns which pieces of a stem are not right yet: another letter, or one that should have been cut off. Of a stem that was
 * cut too short, the piece at that end.
 */
export function misStukken(gemaakt: Gemaakt, vorm: string): readonly number[] {
  const { letters, deel } = gemaakt.gewas
  const stukken = letters.flatMap((_, nr) => (nr >= deel[0] && nr < deel[1] ? [nr] : []))
  const plan = planBij(gemaakt, vorm)
  if (!plan) return stukken
  const [van, tot] = plan.deel
  const anders = stukken.filter((nr) => nr < van || nr >= tot || letters[nr] !== plan.letters[nr])
  if (anders.length > 0) return anders
  return [deel[1] < tot ? deel[1] - 1 : deel[0]]
}

/** Returns how a stem was cut wrong: too short at one of its ends, or too long; null where only its letters differ. */
export function deelFout(gemaakt: Gemaakt, vorm: string): 'kort' | 'lang' | null {
  const plan = planBij(gemaakt, vorm)
  const [van, tot] = gemaakt.gewas.deel
  if (!plan || (plan.deel[0] === van && plan.deel[1] === tot)) return null
  return van > plan.deel[0] || tot < plan.deel[1] ? 'kort' : 'lang'
}

/** Returns the part of a verb that stands by itself behind the form (Hij belt oma op); null where all of it is in the form. */
export function losStukVan(
  { infinitief, na }: Pick<Werkwoordvraag, 'infinitief' | 'na'>,
  vorm: string,
): string | null {
  const stukken = stukkenVan(infinitief)
  const van = planVan(stukken, vorm)?.deel[0] ?? 0
  const deel = stukken.slice(0, van).join('')
  return van > 0 && na.split(/[^\p{L}]+/u).includes(deel) ? deel : null
}
