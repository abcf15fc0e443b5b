import type { BeurtStaat, Misser } from '../regels/beurtspel.ts'
import type { SpelEvent } from '../regels/contract.ts'
import { uitlegVan } from '../regels/fout-uitleg.ts'
import { DIEREN } from '../keuzen/koppen.ts'
import type { Correctie, SlotTekst, Stand } from './spel-module.ts'

/** At most this many words in the finish panel: what is too much is not read. */
const TERUGKIJKEN = 3

/** A word that went wrong, set right. */
export function correct({ item, vorm }: Misser): Correctie {
  return {
    vorm,
    woord: { tekst: item.word, robotstem: item.robotstem },
    graphemes: item.graphemes,
    klankgroepen: item.syllables ?? [],
    uitleg: uitlegVan(item, vorm),
    plaatje: item.picture,
  }
}

/** What games of one word at a time call what they count, and how they end. */
export interface BeurtWoorden {
  /** What is counted, plural: 'pizza's'. */
  readonly naam: string
  /** One of them, for a count of one. */
  readonly een: string
  /** The head of the finish panel, by how it went: all right, more right than wrong, else. */
  readonly titels: readonly [string, string, string]
  /** What the live region says of the game's own events, by their names. */
  readonly fx?: Readonly<Record<string, string>>
}

const titelVan = ({ goed, fout }: BeurtStaat<unknown>, { titels }: BeurtWoorden): string =>
  fout === 0 && goed > 0 ? titels[0] : goed > fout ? titels[1] : titels[2]

function zinVan({ goed, fout }: BeurtStaat<unknown>, { naam, een }: BeurtWoorden): string {
  if (goed + fout === 0) return `Deze keer geen ${naam}.`
  const gedaan = `${goed} ${goed === 1 ? een : naam}`
  return fout === 0 ? `${gedaan}, allemaal goed.` : `${gedaan} goed, ${fout} om nog eens te doen.`
}

/** Everything that such a game says, but for its own words. */
export function makeBeurtTekst(woorden: BeurtWoorden) {
  return {
    stand: ({ goed, fout, aantal }: BeurtStaat<unknown>): Stand => ({
      gedaan: goed + fout,
      totaal: aantal,
      naam: woorden.naam,
    }),
    meld: (event: SpelEvent, { item, missers }: BeurtStaat<unknown>): string | null => {
      if (event.type !== 'fx') return null
      if (event.name === 'goed') return `Goed! ${item?.word ?? ''}.`
      const misser = missers.at(-1)
      if (event.name === 'fout' && misser) return `Bijna! ${uitlegVan(misser.item, misser.vorm)}`
      return woorden.fx?.[event.name] ?? null
    },
    correctie: (event: SpelEvent, { missers }: BeurtStaat<unknown>): Correctie | null => {
      const misser = missers.at(-1)
      return event.type === 'answer' && !event.correct && misser ? correct(misser) : null
    },
    slot: (staat: BeurtStaat<unknown>): SlotTekst => {
      const { goed, missers } = staat
      return {
        titel: titelVan(staat, woorden),
        zin: zinVan(staat, woorden),
        woorden: missers.slice(-TERUGKIJKEN).map(correct),
        dieren: DIEREN.slice(2, 2 + Math.min(5, Math.max(3, goed))),
      }
    },
  }
}
