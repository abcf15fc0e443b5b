import type { Over } from '@letterhaven/contracts/aanbeveling'
import {
  AANBEVELINGEN_PER_ADMIN,
  AANBEVELINGEN_PER_DAG,
  AANBEVELINGEN_PER_MAAND,
} from '@letterhaven/contracts/aanbeveling-maten'

/** What was sent already: by one person in a day and in thirty days, and by the whole admin in thirty days. */
export interface Verstuurd {
  readonly dag: number
  readonly maand: number
  readonly admin: number
}

/** Returns how many recommendations may still be sent; the limit that runs out first also caps the others. */
export function nogOver({ dag, maand, admin }: Verstuurd): Over {
  const vanAdmin = Math.max(0, AANBEVELINGEN_PER_ADMIN - admin)
  const inMaand = Math.min(vanAdmin, Math.max(0, AANBEVELINGEN_PER_MAAND - maand))
  return {
    dag: Math.min(inMaand, Math.max(0, AANBEVELINGEN_PER_DAG - dag)),
    maand: inMaand,
    admin: vanAdmin,
  }
}

const LANGSTE = 60

/**
 * Returns a name fit for a mail to a stranger: letters, digits and what belongs in names, on one line and not too long. It
 * keeps no web or mail address that a mail program would turn into a link.
 */
export function schoneAfzender(naam: string): string {
  const kaal = naam
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} .'’&()-]/gu, ' ')
    // A dot within a word makes a web address of it; after an initial or at the end it is only a dot.
    .replaceAll(/\.(?=\S)/gu, '. ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const delen = Array.from(new Intl.Segmenter('nl').segment(kaal), ({ segment }) => segment)
  return delen.length <= LANGSTE
    ? kaal
    : `${delen
        .slice(0, LANGSTE - 1)
        .join('')
        .trimEnd()}…`
}
