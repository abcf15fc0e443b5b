import { leesgemak, zinnenVan } from '../src/tekst-maat.ts'
import { TEKSTNIVEAUS, type Leestekst } from '../src/tekst.ts'

const gemiddeld = (getallen: readonly number[]): number =>
  getallen.reduce((som, getal) => som + getal, 0) / getallen.length

/** What stands in more than one text: an id, a title or a sentence. */
export function dubbelInTeksten(teksten: readonly Leestekst[]): string[] {
  const regels = teksten.flatMap(({ id, titel, tekst }) => [
    ...new Set([`id ${id}`, `titel ${titel}`, ...tekst.flatMap(zinnenVan)]),
  ])
  return [...new Set(regels.filter((regel, i) => regels.indexOf(regel) !== i))]
}

/** Share of all questions that have their right choice in each of the four places. */
export function plaatsen(teksten: readonly Leestekst[]): number[] {
  const vragen = teksten.flatMap((tekst) => tekst.vragen)
  return [0, 1, 2, 3].map(
    (plaats) => vragen.filter(({ goed }) => goed === plaats).length / vragen.length,
  )
}

/** Levels whose texts are, taken together, no harder than those of the level before. */
export function nietMoeilijker(teksten: readonly Leestekst[]): string[] {
  const gemak = TEKSTNIVEAUS.map((niveau) =>
    gemiddeld(teksten.filter((tekst) => tekst.niveau === niveau).map(leesgemak)),
  )
  return TEKSTNIVEAUS.filter((_, i) => i > 0 && !((gemak[i] ?? NaN) < (gemak[i - 1] ?? NaN)))
}
