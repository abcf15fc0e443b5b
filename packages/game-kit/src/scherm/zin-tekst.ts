import type { ZinsOpgave } from '../opgave/zinnen.ts'
import type { TekenOpgave } from '../opgave/opgave.ts'
import type { BeurtStaat } from '../regels/beurt.ts'
import type { SpelEvent } from '../regels/contract.ts'
import {
  GOED,
  TERUGKIJKEN,
  titelVan,
  zinVan,
  zwaaiersVan,
  type BeurtWoorden,
} from './beurt-tekst.ts'
import { beurtStand } from './stand-van.ts'
import type { SlotTekst, Stand } from './spel-module.ts'

/** What a game of sentences says itself. */
export interface ZinWoorden<T extends ZinsOpgave | TekenOpgave> extends BeurtWoorden {
  /** Returns the sentence as it is right. */
  goed(item: T): string
  /** Returns what the live region says of something that was not right, without saying what is. */
  fout(item: T, gegeven: string): string
}

/**
 * Makes the texts of a game that plays one sentence at a time. There is no correction panel: the mistake is shown in the scene,
 * where it is mended.
 */
export function makeZinTekst<T extends ZinsOpgave | TekenOpgave>(woorden: ZinWoorden<T>) {
  return {
    stand: (staat: BeurtStaat<unknown, T>): Stand => beurtStand(staat, woorden.naam),
    report: (event: SpelEvent, { item, gegeven }: BeurtStaat<unknown, T>): string | null => {
      if (event.type !== 'fx') return null
      const goed = GOED[event.name]
      if (goed) return item ? `${goed} ${woorden.goed(item)}` : goed
      if (event.name === 'fout' && item && gegeven !== null)
        return `Bijna! ${woorden.fout(item, gegeven)}`
      return woorden.fx?.[event.name] ?? null
    },
    slot: (staat: BeurtStaat<unknown, T>): SlotTekst => ({
      titel: titelVan(staat, woorden),
      zin: zinVan(staat, woorden),
      zinnen: staat.missers
        .slice(-TERUGKIJKEN)
        .map(({ item }) => ({ itemId: item.id, zin: woorden.goed(item) })),
      dieren: zwaaiersVan(staat.goed),
    }),
  }
}
