import { metBijna } from '@letterhaven/domain/gesproken'
import type { Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import type { Plek } from '@letterhaven/game-kit/regels/veel'
import { gemeendeVorm } from '@letterhaven/game-kit/opgave/gemeend'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { correct } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie, SlotTekst, Stand } from '@letterhaven/game-kit/scherm/spel-module'
import { veelStand } from '@letterhaven/game-kit/scherm/stand-van'
import { ladderHuis } from './ladder.ts'
import { metRijen, rijNu, stralend } from './lichtrij.ts'
import { standVan } from './stand.ts'
import type { Raam, State } from './rules.ts'

/** Returns what a window is, spoken after the word on its card to pupils who cannot see it. */
export function raamStand(raam: Plek<Raam>, kanErbij = true): string {
  switch (standVan(raam)) {
    case 'dicht':
      return 'raam met dichte luiken'
    case 'vuil':
      return `${raam.opgave && raam.opgave.vuil < 1 ? ', half schoon raam' : ', vies raam'}${kanErbij ? '' : ': zet hier de ladder'}`
    case 'schoon':
      return ', schoon raam, goed geschreven'
    case 'spat':
      return ', open raam: maak het woord opnieuw'
    case 'gewezen':
      return ', zo schrijf je het'
  }
}

const MELDINGEN: Readonly<Record<string, (woord: string) => string>> = {
  goed: (woord) => `Goed! ${woord} klopt.`,
  hersteld: (woord) => `Nu klopt het! ${woord}.`,
}

/** What the world does, said to pupils who cannot see it. */
const WERELD: Readonly<Record<string, string>> = {
  huis: 'Dit huis is af: de vlag gaat uit!',
  bots: 'Klop klop! Wie woont daar?',
  geheim: 'Miauw! De kelderkatten maken muziek.',
}

/** Returns the form that a pupil meant at a window, at the first try or in a mend. */
const vormUit = (given: string): string => gemeendeVorm('markeer:raam', given)

/** What is said of a mistake: which form was meant, or that a window was opened whose word was right. */
const reportFout = (item: Item, vorm: string): string =>
  vorm === item.word ? `${item.word} was al goed.` : metBijna(uitlegVan(item, vorm))

/** What is said of a row that shines, and of the next one. */
function reportRij(plek: number, state: State): string {
  const af = stralend(state).find(({ plekken }) => plekken.includes(plek))
  const nu = rijNu(state)
  const volgende = nu ? ` Nu alles met ${nu.letters}.` : ''
  return `De rij met ${af?.letters ?? ''} straalt, de band speelt!${volgende}`
}

/** Returns what is added where a window was done that the boat did not call: why no band plays. */
function reportWacht(plek: number, state: State): string {
  const nu = metRijen(state) ? rijNu(state) : null
  return nu && !nu.plekken.includes(plek) ? ` De band wacht op de ramen met ${nu.letters}.` : ''
}

/** Returns what the live region says about an event. */
export function report(event: SpelEvent, state: State): string | null {
  if (event.type === 'say') return `Dit staat er: ${event.tekst}.`
  if (event.type !== 'fx') return null
  if (event.name === 'klim') return `De ladder staat nu bij huis ${ladderHuis(state) + 1}.`
  if (event.name === 'bel') return reportRij(event.plek, state)
  const wereld = WERELD[event.name]
  if (wereld) return wereld
  const { item, gegeven } = state.plekken[event.plek] ?? {}
  if (!item) return null
  if (event.name === 'fout') return reportFout(item, vormUit(gegeven ?? ''))
  const melding = MELDINGEN[event.name]?.(item.word)
  return melding === undefined ? null : melding + reportWacht(event.plek, state)
}

/** Returns the progress for the bar. */
export const stand = (state: State): Stand => veelStand(state, 'ramen')

/** The largest number of words in the finish panel. Nobody reads a longer list. */
const TERUGKIJKEN = 3

/** Returns the correction of a wrong answer. A window that was right and was opened has nothing to correct but that. */
export function correctie(event: SpelEvent, { plekken }: State): Correctie | null {
  if (event.type !== 'answer' || event.correct) return null
  const item = plekken.find((plek) => plek.item?.id === event.itemId)?.item
  const vorm = vormUit(event.given)
  if (!item || vorm === item.word) return null
  return correct({ item, vorm })
}

/** Returns the words of the finish panel. */
export function slot({ goed, fout, missers }: State): SlotTekst {
  const ramen = `${goed} ${goed === 1 ? 'raam' : 'ramen'} in één keer goed`
  const titel =
    fout === 0 && goed > 0 ? 'Glashelder!' : goed > fout ? 'Goed gewerkt!' : 'De emmer staat klaar!'
  const heel = goed > 0 ? `${ramen}.` : 'Deze keer geen ramen.'
  return {
    titel,
    zin: fout === 0 ? heel : `${ramen}, ${fout} om nog eens te oefenen.`,
    woorden: missers
      .map(({ item, vorm }) => ({ item, vorm: vormUit(vorm) }))
      .filter(({ item, vorm }) => vorm !== item.word)
      .slice(-TERUGKIJKEN)
      .map(correct),
    dieren: DIEREN.slice(2, 2 + Math.min(5, Math.max(3, goed))),
  }
}
