import type { Item, Sterren } from './contract.ts'
import { shuffle } from './rng.ts'

/** Returns the word among `aantal` forms, or fewer when it has fewer misspellings. `rnd` decides the order. */
export function vormenVan(item: Item, aantal: number, rnd: () => number): readonly string[] {
  const fout = shuffle([...new Set((item.choices ?? []).map(({ vorm }) => vorm))], rnd)
    .filter((vorm) => vorm !== item.word)
    .slice(0, aantal - 1)
  return shuffle([item.word, ...fout], rnd)
}

/** Where the forms of a word differ: what all of them have before and after it, and what each has there. */
export interface Gat {
  readonly voor: string
  readonly na: string
  /** In the order of the forms. No two are equal, and one of them may be empty. */
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

/**
 * Widens a gap by the grapheme beside it where one of its parts begins or ends with a space, because a space alone
 * cannot be seen.
 */
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

/** Returns the gap in a word that its forms fill differently. It never cuts a grapheme of the word itself. */
export function gatVan({ graphemes }: Pick<Item, 'graphemes'>, vormen: readonly string[]): Gat {
  const woord = graphemes.join('')
  const alle = [woord, ...vormen]
  const begin = gelijkBegin(alle)
  const eind = gelijkBegin(alle.map((vorm) => achterstevoren(vorm.slice(begin))))
  const grenzen = [0, ...graphemes.map((_, i) => graphemes.slice(0, i + 1).join('').length)]
  // When something was inserted, the gap takes in the grapheme before it, so that the gap is never empty in the word
  // itself.
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

/** Returns every choice of `aantal` from a list, in the order of the list. */
function keuzen<T>(uit: readonly T[], aantal: number): readonly (readonly T[])[] {
  if (aantal === 0) return [[]]
  return uit.flatMap((eerste, i) =>
    keuzen(uit.slice(i + 1), aantal - 1).map((rest) => [eerste, ...rest]),
  )
}

const langsteDeel = ({ delen }: Gat): number => Math.max(...delen.map((deel) => deel.length))

/** Words have few misspellings. Of a word with more, only this many are considered. */
const MEESTE_VORMEN = 7

/**
 * Does the same as `vormenVan` and also returns the gap that these forms fill. Of all misspellings it chooses those
 * that keep the gap smallest, so that what fills it is short and makes the question clear.
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

/**
 * Returns the stars of a taak by the share that was right: three from .9, two from .75, otherwise one when anything was
 * answered, and 0 when nothing was.
 */
export function sterrenVan({ goed, fout }: { goed: number; fout: number }): Sterren {
  const totaal = goed + fout
  if (totaal === 0) return 0
  const deel = goed / totaal
  return deel >= 0.9 ? 3 : deel >= 0.75 ? 2 : 1
}
