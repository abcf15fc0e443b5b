import type { Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { tegelNaam } from '@letterhaven/game-kit/onderdelen/lade'
import { correct } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie, SlotTekst, Stand } from '@letterhaven/game-kit/scherm/spel-module'
import { veelStand } from '@letterhaven/game-kit/scherm/stand-van'
import { isStap } from '@letterhaven/domain/telt-mee'
import { metSneeuw, overBruggen, sneeuwOp } from './ronde.ts'
import { brievenIn, isVerkeerd, straatVan, thuisVan } from './straat.ts'
import type { State } from './straat.ts'
import { vormBij } from './woordgat.ts'

/** What stands on the sign of a house that is no grapheme, and how it is said. */
const BORDEN: Readonly<Record<string, string>> = {
  'kg-open': 'lange klank',
  'kg-dicht': 'korte klank',
  cent: 'c als s',
  cola: 'c als k',
}

/** Returns what stands on the sign of a house: '…d' takes words that end on d. */
export const bordVan = (huis: string): string =>
  BORDEN[huis] ?? (huis.startsWith('-') ? `…${huis.slice(1)}` : huis)

/** Returns how the sign is said, so that houses that sound alike are told apart. */
export function huisNaam(huis: string): string {
  if (BORDEN[huis]) return BORDEN[huis]
  return huis.startsWith('-') ? `${tegelNaam(huis.slice(1))} achteraan` : tegelNaam(huis)
}

/** Returns what stands on the sign of the house where a letter belongs. */
export const bordThuis = (state: State, plek: number): string =>
  bordVan(straatVan(state, plek)?.huizen[thuisVan(state, plek)] ?? '')

/** Returns what is said of a letter that comes back: of its house, or of what was written. */
function reportFout(state: State, plek: number): string {
  const { item, gegeven } = state.plekken[plek] ?? {}
  if (!item) return ''
  return isVerkeerd(state, plek)
    ? `Niet voor mij! De brief hoort bij ${bordThuis(state, plek)}.`
    : `De brief komt terug. ${uitlegVan(item, gegeven ?? '')}`
}

/** Returns what is said of the shortest round. */
function reportRonde(state: State, plek: number): string {
  if (metSneeuw(state)) return 'Dit is de kortste ronde door de sneeuw!'
  const over = overBruggen(brievenIn(state, straatVan(state, plek)))
  return `Dit is de kortste ronde: over ${over} ${over === 1 ? 'brug' : 'bruggen'}.`
}

/** Returns what is said of a shovel of snow. */
function reportSchep(state: State, plek: number): string {
  const { nog = 0 } = sneeuwOp(brievenIn(state, straatVan(state, plek))) ?? {}
  return nog === 0 ? 'De brug is vrij!' : `Nog ${nog} keer scheppen.`
}

/** What is said of what happens on the way round. */
const RONDE_MELDINGEN: Readonly<Record<string, (state: State, plek: number) => string>> = {
  stamp: reportSchep,
  bel: reportRonde,
  bots: (state, plek) =>
    `Schrijf het hele woord, niet alleen ${bordVan(state.plekken[plek]?.opgave?.huis ?? '')}.`,
}

/** Returns what the live region says about an event. */
export function report(event: SpelEvent, state: State): string | null {
  if (event.type !== 'fx') return null
  const { plek } = event
  const { item } = state.plekken[plek] ?? {}
  // What was said of one word is gone when the next one is begun.
  if (['leg', 'huis', 'rijd'].includes(event.name)) return ''
  if (event.name === 'jaaa') return 'De hele straat zingt!'
  if (event.name === 'geheim') return 'De sneeuwpop krijgt een brief zonder postzegel. Hij danst!'
  const meld = RONDE_MELDINGEN[event.name]
  if (meld) return meld(state, plek)
  if (!item) return null
  if (event.name === 'goed') return `Goed! ${item.word}.`
  if (event.name === 'hersteld') return `Nu klopt het! ${item.word}.`
  return event.name === 'fout' ? reportFout(state, plek) : null
}

/** Returns the progress for the bar. */
export const stand = (state: State): Stand => veelStand(state, 'brieven')

/** Returns the correction of a letter at another house than its own: what its word would be there, beside what it is. */
function correctHuis(state: State, plek: number, item: Item): Correctie {
  const { paar = '', huis } = state.plekken[plek]?.opgave ?? {}
  const vorm = vormBij(item, paar, huis ?? '')
  const naast = vorm ?? item.word
  const bij = `De brief hoort bij ${bordThuis(state, plek)}.`
  const uitleg = vorm === null || vorm === item.word ? bij : uitlegVan(item, vorm)
  return { ...correct({ item, vorm: naast }), naast, uitleg }
}

/** Returns the correction of a wrong answer: of the house, before anything is written there, or of the word. */
export function correctie(event: SpelEvent, state: State): Correctie | null {
  if (event.type !== 'answer' || event.correct || isStap(event.vraag)) return null
  const plek = state.plekken.findIndex(({ item }) => item?.id === event.itemId)
  const item = state.plekken[plek]?.item
  if (!item) return null
  return isVerkeerd(state, plek)
    ? correctHuis(state, plek, item)
    : correct({ item, vorm: event.given })
}

/** Returns a word to look at once more. Of one whose house gave it no letters only the word is seen. */
const terugkijk = ({ item, vorm }: State['missers'][number]): Correctie =>
  vorm === ''
    ? { ...correct({ item, vorm: item.word }), naast: item.word, uitleg: '' }
    : correct({ item, vorm })

/** The largest number of words in the finish panel. Nobody reads a longer list. */
const TERUGKIJKEN = 3

function titelVan({ goed, fout }: State): string {
  if (goed + fout === 0) return 'Tot de volgende keer!'
  if (fout === 0) return 'De hele straat zingt!'
  return goed > fout ? 'Wat een stapel post!' : 'De post is rond!'
}

/** Returns the words of the finish panel. */
export function slot(state: State): SlotTekst {
  const { goed, fout, missers } = state
  const gedaan = goed === 0 ? 'Alle brieven zijn rondgebracht' : `${goed} in één keer bezorgd`
  return {
    titel: titelVan(state),
    zin:
      goed + fout === 0
        ? 'Deze keer geen brieven.'
        : fout === 0
          ? `${gedaan}, allemaal.`
          : `${gedaan}, ${fout} om nog eens te oefenen.`,
    woorden: missers.slice(-TERUGKIJKEN).map(terugkijk),
    dieren: DIEREN.slice(2, 2 + Math.min(5, Math.max(3, goed))),
  }
}
