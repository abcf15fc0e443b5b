import type { Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { correct } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie, SlotTekst, Stand } from '@letterhaven/game-kit/scherm/spel-module'
import { veelStand } from '@letterhaven/game-kit/scherm/stand-van'
import { isStap } from '@letterhaven/domain/telt-mee'
import { bordThuis, bordVan } from './bord.ts'
import { metSneeuw, overBruggen, sneeuwOp } from './ronde.ts'
import { brievenIn, isVerkeerd, straatVan } from './straat.ts'
import type { State } from './straat.ts'
import { sayNiet } from './waarom.ts'
import { vormBij } from './woordgat.ts'

/** Returns what is said of a letter that comes back: of its house, or of what was written. The form of a verb is not said. */
export function sayTerug(state: State, plek: number): string {
  const { item, gegeven } = state.plekken[plek] ?? {}
  if (!item) return ''
  if (isVerkeerd(state, plek)) return sayNiet(state, plek)
  const uitleg = uitlegVan(item, gegeven ?? '')
  return `De brief komt terug. ${item.werkwoord ? 'Het huis klopt.' : uitleg}`
}

/** Returns what the live region says of it: of a verb nothing, because it is heard with the balloon that takes the focus. */
const reportFout = (state: State, plek: number): string =>
  state.plekken[plek]?.item?.werkwoord ? '' : sayTerug(state, plek)

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
  bots: (state, plek) => {
    const { item, opgave } = state.plekken[plek] ?? {}
    const wat = item?.werkwoord ? 'woord' : 'hele woord'
    return `Schrijf het ${wat}, niet alleen ${bordVan(opgave?.huis ?? '', state)}.`
  },
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
  const { item, poging = 1 } = state.plekken[plek] ?? {}
  // Of a verb the form is shown only after the last mend failed; until then the pupil makes it.
  if (!item || (item.werkwoord && poging < MEESTE_POGINGEN)) return null
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
