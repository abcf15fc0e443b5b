import { metBijna } from '@letterhaven/domain/gesproken'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { tegelNaam } from '@letterhaven/game-kit/onderdelen/lade'
import type { Correctie } from '@letterhaven/game-kit/scherm/spel-module'
import { beginHerstel, nuOpen } from './herstel.ts'
import { delenVan, ontbrekend, verdeeldVan, type Opgave } from './opgave.ts'
import type { State } from './stand.ts'

const tekst = makeBeurtTekst({
  naam: "pizza's",
  een: 'pizza',
  titels: ['Wat een feestmaal!', 'Lekker gebakken!', 'De oven is nog warm!'],
  fx: {
    jaaa: 'Er gaat een pot met nieuw beleg open!',
    geheim: 'Piep! Een muis van brood draagt de lege pizza weg.',
  },
})

const rijVan = ({ ligt }: Opgave): string =>
  ligt.map((deel) => (deel === '' ? 'leeg' : tegelNaam(deel))).join(', ')

/** Returns what lies on the pizza after a topping came or went, for pupils who cannot see it. */
function beleg(opgave: Opgave): string {
  return opgave.ligt.length === 0 ? 'De pizza is leeg.' : `Op de pizza: ${rijVan(opgave)}.`
}

/** Returns what the guest tastes, and which slice is to be swapped. */
function proef(opgave: Opgave): string {
  const punt = opgave.herstel && nuOpen(opgave.herstel)
  if (punt === null || punt === undefined) return beleg(opgave)
  return `De gast proeft: ${rijVan(opgave)}. Punt ${punt + 1} van ${opgave.ligt.length} dampt. Leg er iets anders op.`
}

/** Returns how much is missing, when the oven is tried too early; null where nothing is. */
export function mistZin(opgave: Opgave): string | null {
  const nog = ontbrekend(opgave)
  if (nog === 0) return null
  if (opgave.herstel) return nog === 1 ? 'Er dampt nog 1 punt' : `Er dampen nog ${nog} punten`
  return `Nog ${nog} ${nog === 1 ? 'klank' : 'klanken'}`
}

/** Returns whether so much of a wrong pizza is wrong that no single mistake explains it. */
function isAllesAnders({ item, opgave }: State): boolean {
  if (!item || !opgave) return false
  const delen = delenVan(opgave, item)
  const { open } = beginHerstel(delen, verdeeldVan(opgave, item))
  return open.length > 1 && open.length * 2 > delen.length
}

/** Returns the hint for such a pizza: it speaks of all slices, as they all steam. */
const allesZin = ({ item, opgave }: State): string | null =>
  item && opgave
    ? `Zeg het woord langzaam, ${opgave.getypt ? 'letter voor letter' : 'klank voor klank'}: ${delenVan(opgave, item).join('-')}.`
    : null

/** Returns the sentence for what happened on the rope. */
function reportStraat(naam: string, { straat, rit, herstel }: Opgave): string | null {
  if (!straat || !rit || herstel) return null
  if (naam === 'raam') return `Daar is niets besteld. De gast zegt: ${straat.zin}`
  return naam === 'bak'
    ? `De pizza hangt aan het touw. Trek hem naar het goede raam. De gast zegt: ${straat.zin}`
    : null
}

/** Returns the sentence for what happened on the pizza; null for what happened elsewhere. */
function reportPizza(event: SpelEvent, state: State): string | null {
  const { opgave } = state
  if (event.type !== 'fx' || !opgave) return null
  if (event.name === 'herstel') return proef(opgave)
  if (event.name === 'dicht') return mistZin(opgave) ?? 'De pizza is vol: bakken maar!'
  if (event.name === 'fout' && isAllesAnders(state)) return metBijna(allesZin(state) ?? '')
  if (event.name === 'stuur') return `Nu ligt punt ${event.plek + 1} klaar.`
  if (event.name === 'leg' || event.name === 'terug') return beleg(opgave)
  return reportStraat(event.name, opgave)
}

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null =>
    reportPizza(event, state) ?? tekst.report(event, state),
  correctie: (event: SpelEvent, state: State): Correctie | null => {
    const correctie = tekst.correctie(event, state)
    const uitleg = correctie && isAllesAnders(state) ? allesZin(state) : null
    return correctie && uitleg !== null ? { ...correctie, uitleg } : correctie
  },
}
