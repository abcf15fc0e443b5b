import { isDubbel } from '../inventaris.ts'

/** What stands around letters that may be one grapheme. */
export interface Omgeving {
  /** The grapheme before the letters. */
  readonly vorige: string
  /** The letters that follow. */
  readonly na: string
  /** Whether the word came from English with its spelling. */
  readonly engels: boolean
  /** Whether the word has a French ou or au. */
  readonly frans: boolean
}

/** Sounds after which a doubled consonant is one grapheme; ai only occurs in foreign words. */
const VOOR_DUBBEL: ReadonlySet<string> = new Set(['a', 'e', 'i', 'o', 'u', 'y', 'ï', 'ai'])
const FRANSE_KLANK = /^(?:ou|au)$/

/** Letters that are one sound in some places only, with a test of the place. */
const ALLEEN: Readonly<Record<string, (omgeving: Omgeving) => boolean>> = {
  sch: ({ vorige, na }) =>
    /^[iï]$/.test(vorige) && /^(?:e(?:[rn]|re|rwij[sz]e?)?|st|heid)?$/.test(na),
  gn: ({ vorige, na }) => /^ons?$/.test(na) || (vorige === 'a' && na === 'e'),
  // Where a or o clashes with i, Dutch has a trema or a hyphen; before an e the i begins ie (`zoiets`).
  ai: ({ na }) => !/^[eë]/.test(na),
  oi: ({ na }) => !/^[eë]/.test(na),
  eui: ({ na }) => na.startsWith('l'),
  ea: ({ engels }) => engels,
  oa: ({ engels }) => engels,
  ow: ({ engels }) => engels,
  sh: ({ engels }) => engels,
}

/** Returns whether these letters can be one grapheme here. */
export function kanHier(kandidaat: string, omgeving: Omgeving): boolean {
  if (isDubbel(kandidaat)) {
    const { vorige, frans } = omgeving
    return VOOR_DUBBEL.has(vorige) || (frans && FRANSE_KLANK.test(vorige))
  }
  return ALLEEN[kandidaat]?.(omgeving) ?? true
}

/**
 * Finds two vowels that look like one: `muse-um` (but `kleum`), `fi-nancieel`, `mili-eu` (but `nieuw`), `ge-ijkt`, `ge-uit`
 * (but `fauteuil`), `race-auto` (but `bureau-tafel`). It looks at one place.
 */
const TWEE_KLANKEN =
  /(?<!kl)eu(?=m(?![aeiou]))|i(?=ee|eu(?!w))|(?<=^[bg]|[^aeiou][bg])e(?=ij)|e(?=ui(?!l))|(?<!bur|cad|niv|plat|tabl|nouv|^[bp])e(?=aut[eo])|(?<=^g)e(?=au)/y

/** Returns whether the first letter here stands alone, although the next letter would make a grapheme with it. */
export function isAlleen(woord: string, plek: number): boolean {
  TWEE_KLANKEN.lastIndex = plek
  return TWEE_KLANKEN.test(woord)
}
