import { metBijna } from '@letterhaven/domain/gesproken'
import type { BeurtStaat } from '../regels/beurt.ts'
import type { Misser, RondeStaat } from '../regels/ronde.ts'
import type { SpelEvent } from '../regels/contract.ts'
import type { Fx } from '../regels/fx.ts'
import { uitlegVan } from '../regels/fout-uitleg.ts'
import { DIEREN, type Dier } from '../keuzen/koppen.ts'
import { beurtStand } from './stand-van.ts'
import type { Correctie, SlotTekst, Stand } from './spel-module.ts'

/** The largest number of words or sentences in the finish panel. Nobody reads a longer list. */
export const TERUGKIJKEN = 3

/** Returns the correction of a word that went wrong. */
export function correct({ item, vorm }: Misser): Correctie {
  return {
    itemId: item.id,
    vorm,
    woord: { tekst: item.word, robotstem: item.robotstem },
    graphemes: item.graphemes,
    klanken: item.klanken,
    lettergrepen: item.lettergrepen ?? item.syllables ?? [],
    uitleg: uitlegVan(item, vorm),
    plaatje: item.picture,
  }
}

/** What a game of one word at a time calls the things it counts, and what it says at the end. */
export interface BeurtWoorden {
  /** The name of what is counted, in the plural: 'pizza's'. */
  readonly naam: string
  /** The name of one of them, for a count of one. */
  readonly een: string
  /**
   * The title of the finish panel, by the result: all right, more right than wrong, otherwise. The last one also stands where
   * nothing was right, so it tells of nothing that was reached.
   */
  readonly titels: readonly [string, string, string]
  /** What the live region says for the game's own events, by their names. */
  readonly fx?: Readonly<Partial<Record<Fx, string>>>
}

type Telling = Pick<RondeStaat, 'goed' | 'fout'>

/** The animals that wave from the finish panel, more of them the more went right. */
export const zwaaiersVan = (goed: number): readonly Dier[] =>
  DIEREN.slice(2, 2 + Math.min(5, Math.max(3, goed)))

/** The title where not one word could be played. */
const NIETS = 'Tot de volgende keer!'

export function titelVan({ goed, fout }: Telling, { titels }: BeurtWoorden): string {
  if (goed + fout === 0) return NIETS
  return fout === 0 ? titels[0] : goed > fout ? titels[1] : titels[2]
}

export function zinVan({ goed, fout }: Telling, { naam, een }: BeurtWoorden): string {
  if (goed + fout === 0) return `Deze keer geen ${naam}.`
  const gedaan = `${goed} ${goed === 1 ? een : naam}`
  return fout === 0
    ? `${gedaan}, allemaal in één keer goed.`
    : `${gedaan} in één keer goed, ${fout} om nog eens te oefenen.`
}

/** What is said of a word that is right now, by the event. */
export const GOED: Readonly<Partial<Record<Fx, string>>> = {
  goed: 'Goed!',
  hersteld: 'Nu klopt het!',
}

/** Makes the texts of such a game. Only its own words come from the game. */
export function makeBeurtTekst(woorden: BeurtWoorden) {
  return {
    stand: (staat: BeurtStaat<unknown>): Stand => beurtStand(staat, woorden.naam),
    report: (event: SpelEvent, { item, gegeven }: BeurtStaat<unknown>): string | null => {
      if (event.type !== 'fx') return null
      const goed = GOED[event.name]
      if (goed) return `${goed} ${item?.word ?? ''}.`
      if (event.name === 'fout' && item && gegeven !== null)
        return metBijna(uitlegVan(item, gegeven))
      return woorden.fx?.[event.name] ?? null
    },
    correctie: (event: SpelEvent, { item }: BeurtStaat<unknown>): Correctie | null =>
      event.type === 'answer' && !event.correct && item
        ? correct({ item, vorm: event.given })
        : null,
    slot: (staat: BeurtStaat<unknown>): SlotTekst => {
      const { goed, missers } = staat
      return {
        titel: titelVan(staat, woorden),
        zin: zinVan(staat, woorden),
        woorden: missers.slice(-TERUGKIJKEN).map(correct),
        dieren: zwaaiersVan(goed),
      }
    },
  }
}
