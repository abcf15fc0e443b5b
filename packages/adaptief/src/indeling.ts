import type { BankCategorie, Woordenbank } from './woordenbank.ts'

/** A category of a state as the bank knows it, with its prerequisites. */
export interface Vak {
  readonly categorie: BankCategorie
  /** Its prerequisites: the places of those that the state holds, and the categories of the others. */
  readonly binnen: readonly number[]
  readonly buiten: readonly BankCategorie[]
}

type Plekken = ReadonlyMap<string, number>

/** What was looked up before: children of one year share their categories, and a choice asks for all of them. */
const bewaard = new WeakMap<Woordenbank, WeakMap<Plekken, readonly (Vak | null)[]>>()

/** Returns what the bank says about the category in each place of a state; null where it does not know it. */
export function indelingVan(bank: Woordenbank, plek: Plekken): readonly (Vak | null)[] {
  const perPlek = bewaard.get(bank) ?? new WeakMap<Plekken, readonly (Vak | null)[]>()
  bewaard.set(bank, perPlek)
  const bekend = perPlek.get(plek)
  if (bekend) return bekend
  const nieuw = Array.from(plek.keys(), (code) => vakVan(bank, plek, code))
  perPlek.set(plek, nieuw)
  return nieuw
}

/** Returns the same for one code, which the state need not hold. */
export function vakVan(bank: Woordenbank, plek: Plekken, code: string): Vak | null {
  const categorie = bank.categorieen.get(code)
  if (!categorie) return null
  const { vereist } = categorie
  return {
    categorie,
    binnen: vereist.map((q) => plek.get(q)).filter((k) => k !== undefined),
    buiten: vereist
      .filter((q) => !plek.has(q))
      .map((q) => bank.categorieen.get(q))
      .filter((eerder) => eerder !== undefined),
  }
}
