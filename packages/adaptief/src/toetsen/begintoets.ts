import { GOK_TYPEN } from '../constanten.ts'
import { kansOp } from '../choose-woord.ts'
import type { Staat } from '../staat.ts'
import { kandidaten, type Beurt, type Kandidaat } from '../waarde.ts'
import type { BankWoord, Woordenbank } from '../woordenbank.ts'

/** The rules of the start test, as simulated pupils needed them (`bench/adaptief`). */
export const BEGINTOETS = {
  doel: 0.6,
  /** The first words are easy, so that it begins well. */
  begin: 3,
  doelBegin: 0.85,
  /** It ends when the mean sd over the scope is this low, or after this many words or minutes. */
  sd: 0.55,
  woorden: 40,
  minuten: 12,
} as const

export interface Afname {
  /** The words given so far, in order. */
  readonly woorden: readonly string[]
  readonly minuten: number
}

export type Toetsstap =
  | { readonly soort: 'woord'; readonly itemId: string; readonly categorie: string }
  | {
      readonly soort: 'klaar'
      readonly waarom: 'zeker_genoeg' | 'alle_woorden' | 'tijd_om' | 'geen_woord'
    }

const klaar = (waarom: Extract<Toetsstap, { soort: 'klaar' }>['waarom']): Toetsstap => ({
  soort: 'klaar',
  waarom,
})

/**
 * Returns the next word of an adaptive start test, which is typed, or why the test ends. It comes from the category that is
 * known least, with a chance near the wanted one.
 */
export function volgendeToetswoord(bank: Woordenbank, staat: Staat, afname: Afname): Toetsstap {
  const beurt: Beurt = { bank, staat, ctx: { t: staat.t, guess: GOK_TYPEN } }
  if (afname.minuten >= BEGINTOETS.minuten) return klaar('tijd_om')
  if (afname.woorden.length >= BEGINTOETS.woorden) return klaar('alle_woorden')
  const lijst = kandidaten(beurt)
  const gehad = new Set(afname.woorden)
  const nog = eigenGroepZonderWoord(beurt, lijst, gehad)
  if (nog.length === 0 && isZeker(lijst)) return klaar('zeker_genoeg')
  const volgorde = nog.length > 0 && afname.woorden.length >= BEGINTOETS.begin ? nog : lijst
  for (const kandidaat of volgorde.toSorted((a, b) => b.variantie - a.variantie)) {
    const doel = afname.woorden.length < BEGINTOETS.begin ? BEGINTOETS.doelBegin : BEGINTOETS.doel
    const woord = naastDoel(beurt, kandidaat, { doel, gehad })
    if (woord) return { soort: 'woord', itemId: woord.id, categorie: woord.categorie }
  }
  return klaar('geen_woord')
}

/** Whether the mean sd over the scope is small enough. */
function isZeker(lijst: readonly Kandidaat[]): boolean {
  const som = lijst.reduce((tot, k) => tot + Math.sqrt(k.variantie), 0)
  return lijst.length > 0 && som / lijst.length <= BEGINTOETS.sd
}

/** Returns the categories of the pupil's own year that had no word yet: each of them gets at least one. */
function eigenGroepZonderWoord(
  { bank, staat }: Beurt,
  lijst: readonly Kandidaat[],
  gehad: ReadonlySet<string>,
): readonly Kandidaat[] {
  const codes = new Set([...gehad].map((id) => bank.woorden.get(id)?.categorie))
  return lijst.filter(
    ({ categorie }) =>
      categorie.groep === staat.groep &&
      !codes.has(categorie.code) &&
      categorie.woorden.some((w) => !gehad.has(w.id)),
  )
}

function naastDoel(
  beurt: Beurt,
  kandidaat: Kandidaat,
  { doel, gehad }: { doel: number; gehad: ReadonlySet<string> },
): BankWoord | null {
  let beste: BankWoord | null = null
  let kleinste = Infinity
  for (const woord of kandidaat.categorie.woorden) {
    if (gehad.has(woord.id)) continue
    const afstand = Math.abs(kansOp(beurt, kandidaat, woord) - doel)
    if (afstand >= kleinste) continue
    kleinste = afstand
    beste = woord
  }
  return beste
}
