import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Correctie, SlotTekst, Stand } from '@letterhaven/game-kit/scherm/spel-module'
import { isGoed, WATER } from './toestand.ts'
import type { Misser, Raam, State } from './toestand.ts'

/** Returns the rule that the shown misspelling breaks, as a sentence that never blames. */
export function uitleg({ item, vorm }: Pick<Raam, 'item' | 'vorm'>): string {
  const keuze = item?.choices?.find((k) => k.vorm === vorm)
  return keuze?.uitleg ?? ''
}

/** Returns what a window is, spoken after the word on its card to pupils who cannot see it. */
export function raamStand(raam: Raam): string {
  switch (raam.stand) {
    case 'dicht':
      return 'raam met dichte luiken'
    case 'vuil':
      return raam.vuil < 1 ? ', half schoon raam' : ', vies raam'
    case 'schoon':
      return ', schoon raam, goed geschreven'
    default:
      return isGoed(raam) ? ', goed geschreven, niet gewassen' : ', zo schrijf je het'
  }
}

const MELDINGEN: Record<string, (raam: Raam) => string> = {
  schoon: ({ vorm }) => `Goed! ${vorm} is goed geschreven.`,
  spat: (raam) => `Bijna! ${uitleg(raam) || `Je schrijft ${raam.item?.word ?? ''}.`}`,
  'emmer-leeg': () => 'De emmer is leeg. Even bijvullen…',
  'emmer-vol': () => 'De emmer is weer vol. Verder maar!',
  wijs: () => 'Kijk, zo schrijf je de andere woorden.',
  sluit: () => 'Er komen nieuwe woorden.',
}

/** Returns what the live region says about an event. */
export function report(event: SpelEvent, state: State): string | null {
  if (event.type === 'say') return `Dit staat er: ${event.tekst}.`
  if (event.type !== 'fx') return null
  const raam = state.ramen[event.plek]
  return raam ? (MELDINGEN[event.name]?.(raam) ?? null) : null
}

/** Returns the progress and the water for the bar. */
export function stand(state: State): Stand {
  return {
    gedaan: state.goed + state.fout,
    totaal: state.aantal,
    naam: 'ramen',
    leven: { over: state.water, van: WATER, naam: 'druppels' },
  }
}

/** The largest number of words in the finish panel. Nobody reads a longer list. */
const TERUGKIJKEN = 3

function correct({ item, vorm }: Misser): Correctie {
  return {
    vorm,
    woord: { tekst: item.word, robotstem: item.robotstem },
    graphemes: item.graphemes,
    klankgroepen: item.syllables ?? [],
    uitleg: uitleg({ item, vorm }),
    plaatje: item.picture,
  }
}

/** Returns the correction of a wrong answer. */
export function correctie(event: SpelEvent, { missers }: State): Correctie | null {
  const misser = missers.at(-1)
  return event.type === 'answer' && !event.correct && misser ? correct(misser) : null
}

/** Returns the words of the finish panel. */
export function slot({ goed, fout, missers }: State): SlotTekst {
  const ramen = `${goed} ${goed === 1 ? 'raam' : 'ramen'} schoon`
  const titel =
    fout === 0 && goed > 0 ? 'Glashelder!' : goed > fout ? 'Goed gewerkt!' : 'De straat knapt op!'
  return {
    titel,
    zin: fout === 0 ? `${ramen}, in één keer goed.` : `${ramen}, ${fout} om nog eens te doen.`,
    woorden: missers.slice(-TERUGKIJKEN).map(correct),
    dieren: DIEREN.slice(2, 2 + Math.min(5, Math.max(3, goed))),
  }
}
