import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import { liesOnPlank, type Indeling } from './indeling.ts'

/** What a card adds round its letters, in letters and in pixels. */
const RAND = 0.72
const INKT_PX = 6

const langste = (delen: readonly string[]): number =>
  Math.max(2, ...delen.map((deel) => deel.length))

/** Returns the letter size on the bowls: the same for all, such that the longest fits. */
export function komMaat(kommen: readonly string[], breed: number, letter: Letter): number {
  const past = (breed * 0.98 - INKT_PX) / (langste(kommen) * LETTERBREEDTE[letter] + RAND)
  return Math.max(15, Math.min(34, breed * 0.27, past))
}

/** Returns the letter size on the slices, which are beside each other in a ring. */
export function puntMaat(
  { pizza: { r } }: Indeling,
  { punten, delen, letter }: { punten: number; delen: readonly string[]; letter: Letter },
): number {
  const ver = punten > 8 ? 0.74 : 0.58
  const ruim = punten < 3 ? r : Math.sin(Math.PI / punten) * 2 * r * ver * 0.95
  const past = (ruim - INKT_PX) / (langste(delen) * LETTERBREEDTE[letter] + RAND)
  return Math.max(12, Math.min(34, r * 0.21, past))
}

interface Plek {
  readonly woord: string
  /** Whether it is folded, because there is no room to read it. */
  readonly dicht: boolean
  readonly x: number
  readonly w: number
}

const DICHT = 18
const TUSSEN = 8

/** Lays out the tickets on the string from `begin` to `eind`, oldest first. The newest that fit can be read. */
export function layBonnen(
  woorden: readonly string[],
  { begin, eind, maat, letter }: { begin: number; eind: number; maat: number; letter: Letter },
): readonly Plek[] {
  const breed = (woord: string) => woord.length * LETTERBREEDTE[letter] * maat + maat + INKT_PX
  let vrij = eind - begin - woorden.length * (DICHT + TUSSEN)
  const open = new Set<number>()
  for (let i = woorden.length - 1; i >= 0; i -= 1) {
    const meer = breed(woorden[i] ?? '') - DICHT
    if (meer > vrij) break
    vrij -= meer
    open.add(i)
  }
  let x = begin
  return woorden.map((woord, i) => {
    const w = open.has(i) ? breed(woord) : DICHT
    const bon = { woord, dicht: !open.has(i), x, w }
    x += w + TUSSEN
    return bon
  })
}

/** How far a card stays from the edge of the screen, and how high one is, in px. */
export const KAARTRAND = 8
const KAART_HOOG = 76
/** What the tickets take under their string, in px. */
const BONNEN = 38

/**
 * Returns where an order by telephone hangs, of a card so wide: on the counter beside the board, or over the houses where it would
 * lie on the board (`isLos`).
 */
export function layBelkaart(
  indeling: Indeling,
  breed: number,
): { readonly top: number; readonly isLos: boolean } {
  const { toog, snoer } = indeling
  const top = toog + 10
  if (!liesOnPlank(indeling, { x: KAARTRAND, y: top, w: breed, h: KAART_HOOG }))
    return { top, isLos: false }
  const lijn = Math.max(snoer.van[1], snoer.naar[1]) + snoer.zak
  return { top: Math.min(lijn + BONNEN, toog - KAART_HOOG), isLos: true }
}
