import type { Item } from '../regels/contract.ts'

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
