import { leesgemak, zinnenVan } from '../src/tekst-maat.ts'
import { woordenVan } from '../src/tekst-woorden.ts'
import { TEKSTNIVEAUS, type Leestekst, type Tekstvraag } from '../src/tekst.ts'

const gemiddeld = (getallen: readonly number[]): number =>
  getallen.reduce((som, getal) => som + getal, 0) / getallen.length

/** Returns what occurs in more than one text: an id, a title or a sentence. */
export function dubbelInTeksten(
  teksten: readonly Pick<Leestekst, 'id' | 'titel' | 'tekst'>[],
): string[] {
  const regels = teksten.flatMap(({ id, titel, tekst }) => [
    ...new Set([`id ${id}`, `titel ${titel}`, ...tekst.flatMap(zinnenVan)]),
  ])
  return [...new Set(regels.filter((regel, i) => regels.indexOf(regel) !== i))]
}

/** Returns the share of all questions that have their right choice in each of the four places. */
export function plaatsen(teksten: readonly Leestekst[]): number[] {
  const vragen = teksten.flatMap((tekst) => tekst.vragen)
  return [0, 1, 2, 3].map(
    (plaats) => vragen.filter(({ goed }) => goed === plaats).length / vragen.length,
  )
}

/** Returns the levels whose texts, taken together, are no harder than those of the level before. */
export function nietMoeilijker(teksten: readonly Leestekst[]): string[] {
  const gemak = TEKSTNIVEAUS.map((niveau) =>
    gemiddeld(teksten.filter((tekst) => tekst.niveau === niveau).map(leesgemak)),
  )
  return TEKSTNIVEAUS.filter((_, i) => i > 0 && !((gemak[i] ?? NaN) < (gemak[i - 1] ?? NaN)))
}

const inhoud = (...regels: string[]): Set<string> =>
  new Set(regels.flatMap(woordenVan).map((woord) => woord.toLowerCase()))
const gedeeld = (keuze: string, woorden: ReadonlySet<string>): number =>
  inhoud(keuze).intersection(woorden).size

/** Scores by which somebody who has not read the text could guess; the choice with the highest score is taken. */
const GOKKERS: Readonly<
  Record<string, (keuze: string, vraag: Tekstvraag, tekst: Leestekst) => number>
> = {
  langste: (keuze) => keuze.length,
  kortste: (keuze) => -keuze.length,
  'lijkt op de vraag': (keuze, { vraag }) => gedeeld(keuze, inhoud(vraag)),
  'lijkt op de titel': (keuze, _, { titel }) => gedeeld(keuze, inhoud(titel)),
  'lijkt op de andere keuzes': (keuze, { keuzes }) =>
    gedeeld(keuze, inhoud(...keuzes.filter((ander) => ander !== keuze))),
}

/** Returns the chance that a guess is right; choices with an equally high score share it. */
function kans(vraag: Tekstvraag, scores: readonly number[]): number {
  const hoogste = Math.max(...scores)
  const gekozen = scores.flatMap((score, i) => (score === hoogste ? [i] : []))
  return gekozen.includes(vraag.goed) ? 1 / gekozen.length : 0
}

/** Returns the share of all questions that each way of guessing without the text gets right; chance alone gives a quarter. */
export function gokkers(teksten: readonly Leestekst[]): Record<string, number> {
  const namen = Object.entries(GOKKERS).map(([naam, score]): [string, number] => {
    const kansen = teksten.flatMap((tekst) =>
      tekst.vragen.map((vraag) =>
        kans(
          vraag,
          vraag.keuzes.map((keuze) => score(keuze, vraag, tekst)),
        ),
      ),
    )
    return [naam, gemiddeld(kansen)]
  })
  return Object.fromEntries(namen)
}
