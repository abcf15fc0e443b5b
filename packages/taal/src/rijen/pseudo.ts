import { segment } from '../grafemen.ts'
import { klankgenoten } from '../klankgenoten.ts'
import { houdtGrofs } from '../ongepast.ts'
import { huidigeBron } from '../taalregels/bron.ts'
import { bouwdelen, type Deel } from './klankbouw.ts'
import { makeLoting } from './loting.ts'

/** A word that does not exist and can be read by the rules. */
export interface NepVorm {
  readonly w: string
  readonly g: readonly string[]
  readonly kg: readonly string[]
}

export interface Pseudovraag {
  readonly n: number
  readonly seed: number
  /** Real words: nothing that is written or sounds like one of them is returned. The list of `loadRules` counts too. */
  readonly woorden: readonly { readonly w: string }[]
}

/** How many draws are made for each word asked for before we assume that there are no more. */
const POGINGEN = 150
const LANGSTE = 6

/** Returns whether any way to write these sounds gives a real or a rude word. */
function klinktEcht(grafemen: Deel, bekend: ReadonlySet<string>): boolean {
  const { kent } = huidigeBron()
  return klankgenoten(grafemen).some((vorm) => bekend.has(vorm) || kent(vorm) || houdtGrofs(vorm))
}

/** Returns whether letters that meet form no unintended grapheme (`n` and `g`). */
const isLeesbaar = (w: string, grafemen: Deel): boolean =>
  segment(w).graphemes.join(' ') === grafemen.join(' ')

/**
 * Makes words that do not exist, of one pattern (`MKMM`; with a hyphen between parts `MK-MKM`); the seed fixes them. They
 * follow the sounds of Dutch, are no real word, sound like none and contain nothing rude. There are fewer than asked where the
 * pattern gives no more, and none for a pattern that no Dutch word has.
 */
export function pseudo(patroon: string, { n, seed, woorden }: Pseudovraag): NepVorm[] {
  const delen = patroon.length > LANGSTE * 3 ? undefined : bouwdelen(patroon)
  if (!delen) return []
  const bekend = new Set(woorden.map(({ w }) => w.toLowerCase()))
  const loting = makeLoting(seed)
  const gemaakt = new Map<string, NepVorm>()
  for (let poging = 0; poging < n * POGINGEN && gemaakt.size < n; poging += 1) {
    const gekozen = delen.map((keuzes) => keuzes[Math.floor(loting() * keuzes.length)] ?? [])
    const g = gekozen.flat()
    const w = g.join('')
    if (gemaakt.has(w) || !isLeesbaar(w, g) || klinktEcht(g, bekend)) continue
    gemaakt.set(w, { w, g, kg: gekozen.map((deel) => deel.join('')) })
  }
  return [...gemaakt.values()]
}
