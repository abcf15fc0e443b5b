import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import { isNabij, kanSlikken, letterIn, stukkeSchubben, wisselVan } from './opgave.ts'
import type { Opgave } from './opgave.ts'
import type { State } from './stand.ts'

const tekst = makeBeurtTekst({
  naam: 'woorden',
  een: 'woord',
  titels: ['Wat een kanjer!', 'Goed gegroeid!', 'Zwem rustig verder!'],
  fx: { jaaa: 'Hap! Een grote mond vol bellen. Je vis is weer groter!' },
})

/** Returns what stands on the scales now, piece by piece. */
const rijVan = ({ schubben }: Opgave): string => `Op je vis staat ${schubben.join(' ')}.`

const ZINNEN: Readonly<Record<string, (opgave: Opgave, plek: number) => string>> = {
  hap: (opgave) => `Hap! In je bek zit ${letterIn(opgave) ?? ''}. Op welke schub?`,
  zet: (opgave) => (kanSlikken(opgave) ? `${rijVan(opgave)} Klaar?` : rijVan(opgave)),
  terug: rijVan,
  geheim: () => 'Jij bent de vis! Alle kleine vissen buigen voor jou.',
  stuur: (opgave) =>
    `De stroom brengt ${opgave.zwerm.filter((_, vis) => isNabij(opgave, vis)).join(', ')}.`,
  flits: ({ zwerm }, vis) => `In het licht zwemt ${zwerm[vis] ?? ''}.`,
  spuug: () => 'De letter zwemt weer verder.',
  herstel: (opgave) => {
    const stuk = stukkeSchubben(opgave).map((schub) => schub + 1)
    return `${rijVan(opgave)} Zet een andere letter op schub ${stuk.join(' en ')}.`
  },
}

/** Returns what became of the word that the fish carried, where another one comes. */
function reportWissel({ opgave, vorige }: State): string | null {
  const wissel = opgave && wisselVan(vorige, opgave)
  return wissel && `Je vis spuugt ${wissel.was.join(' ')} uit. ${rijVan(opgave)}`
}

/** Returns the sentence for what happened to the letters; null for what happened elsewhere. */
const reportLetters = (event: SpelEvent, { opgave }: State): string | null =>
  event.type === 'fx' && opgave ? (ZINNEN[event.name]?.(opgave, event.plek) ?? null) : null

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null =>
    (event.type === 'fx' && event.name === 'open' ? reportWissel(state) : null) ??
    reportLetters(event, state) ??
    tekst.report(event, state),
}
