import type { Over } from '@letterhaven/contracts/aanbeveling'
import {
  AANBEVELINGEN_PER_ADMIN,
  AANBEVELINGEN_PER_DAG,
  AANBEVELINGEN_PER_MAAND,
} from '@letterhaven/contracts/aanbeveling-maten'

/** What was sent already: by one person in a day and in thirty, and by the whole admin in thirty. */
export interface Verstuurd {
  readonly dag: number
  readonly maand: number
  readonly admin: number
}

/** What may still be sent; what runs out first counts for all. */
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
 * A name as it may stand in a mail to a stranger: letters, digits and what belongs to names, on one line and not long.
 * No address of a site or a mailbox is left of it that a mail program would make a link of.
 */
export function schoneAfzender(naam: string): string {
  const kaal = naam
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} .'’&()-]/gu, ' ')
    // A dot within a word makes a site of it; after an initial or at the end it is just a dot.
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
