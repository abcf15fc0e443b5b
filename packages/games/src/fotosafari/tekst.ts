import { beschrijvingVan, findKeuze, makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import type { BeeldOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeZinTekst } from '@letterhaven/game-kit/scherm/zin-tekst'
import type { Bezwaar, State } from './rules.ts'

/** Returns the true sentence of a photo; nothing where there is none. */
function onderschrift(adres: string, gegeven: string): string {
  const beeldzin = makeBeeldzin(adres)
  const keuze = beeldzin && findKeuze(beeldzin, gegeven)
  return keuze ? beschrijvingVan(beeldzin, keuze) : ''
}

/** What is said where a press takes no photo, so that no press is for nothing. */
export const BEZWAREN: Readonly<Record<Bezwaar, string>> = {
  'niet gericht': 'Tik eerst op een dier. Dan kan de foto.',
  niemand: 'Er staat niemand op. Richt op een dier.',
  'al genomen': 'Die foto heb je al. Lees de zin nog eens.',
}

/** What is said to who waits although somebody does already what is asked. */
export const KIJK_GOED = 'Kijk goed: iemand doet dit nu!'

/** What is said when they do something else. */
export const ANDERS = 'De dieren doen nu iets anders. Kijk!'

/** What is said as long as nobody does what is asked. */
export const WACHT_EVEN = 'Doet niemand dit? Wacht even, of druk op de klok.'

/** What is said where an animal is in the frame in part only. */
export const NIET_HEEL = 'Het dier past er niet op. Tik op het dier, of ga verder weg.'

/** What is said once a photo did not fit and its marks were read. */
export const OPNIEUW = 'Kijk wat er anders is. Zoek nog een keer!'

const AANTALLEN = ['', '', 'twee', 'drie', 'vier', 'vijf'] as const

/** Asks who is meant in a photo with more than one. */
export const askWie = (aantal: number): string =>
  `Er staan er ${AANTALLEN[aantal] ?? 'veel'} op. Tik op het dier, of ga dichterbij.`

/** Returns the sentence of a scene as it is read aloud and read back. */
const metHoofdletter = ({ zin }: BeeldOpgave): string =>
  `${zin[0]?.toLocaleUpperCase('nl') ?? ''}${zin.slice(1)}.`

const BASIS = makeZinTekst<BeeldOpgave>({
  naam: "foto's",
  een: 'foto',
  titels: ['Een album om trots op te zijn!', "Wat een mooie foto's!", 'Goed gezocht!'],
  goed: metHoofdletter,
  fout: ({ id }, gegeven) => onderschrift(id, gegeven),
})

const VERTELD: Readonly<Record<string, (staat: State) => string>> = {
  samen: ({ opgave }) => askWie(opgave?.samen ?? 2),
  zet: () => ANDERS,
  bel: () => KIJK_GOED,
  geheim: () => 'Een hagedis! Hij staat in geen enkele zin. Hij likt aan je camera.',
}

/** The texts of this game: the bar, the live region and the finish panel. */
export const TEKST = {
  ...BASIS,
  report: (event: SpelEvent, staat: State): string | null =>
    (event.type === 'fx' ? VERTELD[event.name]?.(staat) : null) ?? BASIS.report(event, staat),
}
