import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie, SlotTekst } from '@letterhaven/game-kit/scherm/spel-module'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { tegelNaam } from '@letterhaven/game-kit/onderdelen/lade'
import { inhoudVan, isVals } from '@letterhaven/game-kit/onderdelen/koppel'
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

const gesorteerd = (delen: readonly string[]): string => delen.toSorted().join('/')

/** Says whether there are too many or too few pieces; where there are just as many, one stands there twice. */
function aantalZin(teveel: number): string {
  if (teveel === 0) return 'Eén stuk staat er dubbel, en er mist een ander.'
  return teveel < 0 ? 'Er mist nog een stuk.' : 'Er is een stuk te veel.'
}

/** Says what is the matter with what was stuck together: the order, a piece that is missing, or one that is not heard. */
export function uitlegVan(delen: readonly string[], eigen: readonly string[]): string {
  const aaneen = eigen.join('')
  if (gesorteerd(delen) === gesorteerd(eigen))
    return eigen[0] === delen[0]
      ? `Jij plakte ${aaneen}. De stukken kloppen, maar de volgorde nog niet.`
      : `Jij plakte ${aaneen}. De stukken kloppen, maar wat hoor je het eerst?`
  if (eigen.every((deel) => delen.includes(deel)))
    return `Jij plakte ${aaneen}. ${aantalZin(eigen.length - delen.length)} Zeg het woord nog eens.`
  const vals = eigen.filter((deel, nr) => isVals(delen, eigen, nr) && !delen.includes(deel))
  const geen = [...new Set(vals)].join("' en geen '")
  return `Jij plakte ${aaneen}. Zeg het woord nog eens: je hoort geen '${geen}'.`
}

/** Returns what became of the bubbles, for pupils who cannot see it. */
function reportBellen(event: SpelEvent, { opgave }: State): string | null {
  if (event.type !== 'fx' || !opgave) return null
  const tekstVan = (plek: number): string => {
    const bel = opgave.bellen.find((deze) => deze.plek === plek)
    return bel ? inhoudVan(opgave.stukken, bel).map(tegelNaam).join('') : ''
  }
  if (event.name === 'raak') return `${tekstVan(event.plek)} knalt stuk.`
  if (event.name === 'stuur') return `${tekstVan(event.plek)} is nu dichtbij.`
  if (event.name === 'leg') return `Aan elkaar: ${tekstVan(event.plek)}.`
  if (event.name === 'bel') return `${opgave.schemer?.dier ?? ''} is wakker!`
  const alle = opgave.bellen.map(({ plek }) => tekstVan(plek)).join(', ')
  if (event.name === 'prik') return `Los. In de lucht: ${alle}.`
  return event.name === 'herstel' ? `De bel valt uit elkaar. In de lucht: ${alle}.` : null
}

const uitlegBij = ({ opgave }: State, gegeven: string | null): string | null =>
  opgave && gegeven !== null ? uitlegVan(opgave.delen, gegeven.split('/')) : null

const reportFout = (event: SpelEvent, staat: State): string | null =>
  event.type === 'fx' && event.name === 'fout' ? uitlegBij(staat, staat.gegeven) : null

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, staat: State): string | null =>
    reportFout(event, staat) ?? reportBellen(event, staat) ?? tekst.report(event, heelStaat(staat)),
  correctie: (event: SpelEvent, staat: State): Correctie | null => {
    if (event.type !== 'answer') return null
    const correctie = tekst.correctie({ ...event, given: heel(event.given) }, staat)
    return correctie && { ...correctie, uitleg: uitlegBij(staat, event.given) ?? correctie.uitleg }
  },
  slot: (staat: State): SlotTekst => tekst.slot(heelStaat(staat)),
}
