import type { Item, Referee, Sterren } from './contract.ts'
import { shuffle } from './rng.ts'

/** Letters as they are compared: one way to write what looks the same. */
export const gelijkschrift = (tekst: string): string => tekst.normalize('NFC')

/** A chance in so many decimals is the same number in the database and here: a replay gives the same state to the bit. */
const DECIMALEN = 4

/** Right is the word itself, letter by letter; `kans` is the chance that a guess is right. */
export function makeReferee(kans: number): Referee {
  const gok = Number(kans.toFixed(DECIMALEN))
  return (item, given) => ({ correct: gelijkschrift(given) === gelijkschrift(item.word), gok })
}

/** What a word that is written or built freely is guessed right by: next to nothing. */
export const GOK_VRIJ = 0.02

/** The word among `aantal` forms, fewer where it has fewer misspellings; in an order of the given stream. */
export function vormenVan(item: Item, aantal: number, rnd: () => number): readonly string[] {
  const fout = shuffle([...new Set((item.choices ?? []).map(({ vorm }) => vorm))], rnd)
    .filter((vorm) => vorm !== item.word)
    .slice(0, aantal - 1)
  return shuffle([item.word, ...fout], rnd)
}

/** Where forms of a word differ: what stands before it in all of them, what after it, and what each has there. */
export interface Gat {
  readonly voor: string
  readonly na: string
  /** In the order of the forms; never two alike, one of them may be empty. */
  readonly delen: readonly string[]
}

function gelijkBegin(vormen: readonly string[]): number {
  const [eerste = ''] = vormen
  const kort = Math.min(...vormen.map((vorm) => vorm.length))
  let n = 0
  while (n < kort && vormen.every((vorm) => vorm[n] === eerste[n])) n += 1
  return n
}

const achterstevoren = (tekst: string): string => [...tekst].toReversed().join('')

/** A place that only a space tells apart is not seen: the gap takes the graphemes beside it too. */
function ruimer(
  [van, tot]: readonly [number, number],
  grenzen: readonly number[],
  delenVan: Delen,
) {
  const delen = delenVan(van, tot)
  const links = delen.some((deel) => deel.startsWith(' ')) && van > 0
  const rechts = delen.some((deel) => deel.endsWith(' ')) && tot < (grenzen.at(-1) ?? 0)
  return [
    links ? (grenzen.findLast((grens) => grens < van) ?? 0) : van,
    rechts ? (grenzen.find((grens) => grens > tot) ?? tot) : tot,
  ] as const
}

type Delen = (van: number, tot: number) => readonly string[]

/** The gap in a word that its forms fill differently; a grapheme of the word itself is never cut. */
export function gatVan({ graphemes }: Pick<Item, 'graphemes'>, vormen: readonly string[]): Gat {
  const woord = graphemes.join('')
  const alle = [woord, ...vormen]
  const begin = gelijkBegin(alle)
  const eind = gelijkBegin(alle.map((vorm) => achterstevoren(vorm.slice(begin))))
  const grenzen = [0, ...graphemes.map((_, i) => graphemes.slice(0, i + 1).join('').length)]
  // Where something was put in between, the gap takes the grapheme before it: no gap is empty in the word.
  const isIngevoegd = begin + eind >= woord.length && begin > 0
  const eerst = grenzen.findLast((grens) => grens <= begin - Number(isIngevoegd)) ?? 0
  const laatst =
    grenzen.find((grens) => grens >= woord.length - eind && grens >= begin && grens > eerst) ??
    woord.length
  const delenVan: Delen = (van, tot) =>
    vormen.map((vorm) => vorm.slice(van, vorm.length - (woord.length - tot)))
  const [van, tot] = ruimer([eerst, laatst], grenzen, delenVan)
  return { voor: woord.slice(0, van), na: woord.slice(tot), delen: delenVan(van, tot) }
}

/** Every choice of `aantal` out of a list, in the list's own order. */
function keuzen<T>(uit: readonly T[], aantal: number): readonly (readonly T[])[] {
  if (aantal === 0) return [[]]
  return uit.flatMap((eerste, i) =>
    keuzen(uit.slice(i + 1), aantal - 1).map((rest) => [eerste, ...rest]),
  )
}

const langsteDeel = ({ delen }: Gat): number => Math.max(...delen.map((deel) => deel.length))

/** Words have few misspellings; of one with more, so many are looked at. */
const MEESTE_VORMEN = 7

/**
 * As `vormenVan`, with the gap these forms fill: of all misspellings those that differ from the word in one place
 * as small as there is, so that what fills it is short and says what the question is.
 */
export function vormenBijGat(
  item: Item,
  aantal: number,
  rnd: () => number,
): Gat & { readonly vormen: readonly string[] } {
  const fout = vormenVan(item, MEESTE_VORMEN + 1, rnd).filter((vorm) => vorm !== item.word)
  const gaten = keuzen(fout, Math.min(aantal - 1, fout.length)).map((keus) => {
    const vormen = shuffle([item.word, ...keus], rnd)
    return { vormen, ...gatVan(item, vormen) }
  })
  return gaten.reduce((a, b) => (langsteDeel(b) < langsteDeel(a) ? b : a))
}

/** The stars of a taak by the share that was right: .9 three, .75 two, else one for who answered at all. */
export function sterrenVan({ goed, fout }: { goed: number; fout: number }): Sterren {
  const totaal = goed + fout
  if (totaal === 0) return 0
  const deel = goed / totaal
  return deel >= 0.9 ? 3 : deel >= 0.75 ? 2 : 1
}
