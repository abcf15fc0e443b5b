import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import {
  TERUGKIJKEN,
  titelVan,
  zinVan,
  zwaaiersVan,
} from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { SlotTekst, Stand } from '@letterhaven/game-kit/scherm/spel-module'
import { veelStand } from '@letterhaven/game-kit/scherm/stand-van'
import { BALK, SOORT_ZINNEN } from '../zinnen.ts'
import type { SamenStaat } from './rules.ts'
import { deelVan, type TekstStaat } from './voorlezen.ts'

const WOORDEN = {
  naam: 'woorden',
  een: 'woord',
  titels: ['Wat lees jij mooi!', 'Mooi voorgelezen!', 'Samen lees je verder!'],
} as const

/** Returns what the bar asks where a text is not read alone yet; null where it is. */
export function sayDeel(staat: TekstStaat): string | null {
  const deel = deelVan(staat)
  if (deel === null) return null
  return deel === 'kies' ? BALK.kies : SOORT_ZINNEN.lezen.opdracht
}

/** The texts of reading together. What was read wrong is read once more at the end. */
export const SAMEN_TEKST = {
  stand: (staat: SamenStaat): Stand => veelStand(staat, WOORDEN.naam),
  report: (event: SpelEvent): string | null =>
    event.type === 'fx' && event.name === 'jaaa' ? 'Jaaa! Een golf!' : null,
  slot: (staat: SamenStaat): SlotTekst => ({
    titel: titelVan(staat, WOORDEN),
    zin: zinVan(staat, WOORDEN),
    zinnen: staat.missers
      .slice(-TERUGKIJKEN)
      .map(({ item }) => ({ itemId: item.id, zin: item.word })),
    dieren: zwaaiersVan(staat.goed),
  }),
}
