import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie, SlotTekst } from '@letterhaven/game-kit/scherm/spel-module'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { tegelNaam } from '@letterhaven/game-kit/onderdelen/lade'
import { inhoudVan } from '@letterhaven/game-kit/onderdelen/koppel'
import type { State } from './stand.ts'

const tekst = makeBeurtTekst({
  naam: 'woorden',
  een: 'woord',
  titels: ['Feest rond de muziektent!', 'Mooi geplakt!', 'De vijver wacht op je!'],
  fx: {
    jaaa: 'De eenden vliegen op!',
    geheim: 'Kwaak! Uit de bel springt een kikker in alle kleuren van de regenboog.',
  },
})

/** Writes a form as it is read: without the signs between its pieces. */
const heel = (vorm: string): string => vorm.replaceAll('/', '')

const heelStaat = (staat: State): State => ({
  ...staat,
  gegeven: staat.gegeven && heel(staat.gegeven),
  missers: staat.missers.map((misser) => ({ ...misser, vorm: heel(misser.vorm) })),
})

/** Returns what became of the bubbles, for pupils who cannot see it. */
function reportBellen(event: SpelEvent, { opgave }: State): string | null {
  if (event.type !== 'fx' || !opgave) return null
  const tekstVan = (plek: number): string => {
    const bel = opgave.bellen.find((deze) => deze.plek === plek)
    return bel ? inhoudVan(opgave.stukken, bel).map(tegelNaam).join('') : ''
  }
  if (event.name === 'stuur') return `${tekstVan(event.plek)} is nu dichtbij.`
  if (event.name === 'leg') return `Aan elkaar: ${tekstVan(event.plek)}.`
  const alle = opgave.bellen.map(({ plek }) => tekstVan(plek)).join(', ')
  if (event.name === 'prik') return `Los. In de lucht: ${alle}.`
  return event.name === 'herstel' ? `De bel valt uit elkaar. In de lucht: ${alle}.` : null
}

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, staat: State): string | null =>
    reportBellen(event, staat) ?? tekst.report(event, heelStaat(staat)),
  correctie: (event: SpelEvent, staat: State): Correctie | null =>
    tekst.correctie(
      event.type === 'answer' ? { ...event, given: heel(event.given) } : event,
      staat,
    ),
  slot: (staat: State): SlotTekst => tekst.slot(heelStaat(staat)),
}
