import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Fx } from '@letterhaven/game-kit/regels/fx'
import {
  TERUGKIJKEN,
  titelVan,
  zinVan,
  zwaaiersVan,
} from '@letterhaven/game-kit/scherm/beurt-tekst'
import { beurtStand } from '@letterhaven/game-kit/scherm/stand-van'
import type { SlotTekst, Stand } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan, type Blufboek } from './race.ts'
import { standNu, standVan, type State } from './stand.ts'
import { opdrachtVan } from './zeg.ts'

const WOORDEN = {
  naam: 'vlaggen',
  een: 'vlag',
  titels: ['Wat een race!', 'Mooi gelopen!', 'De baan ligt klaar!'],
} as const

/** What the live region says of the world. What is told of the text stands in the sheet. */
const MELDING: Readonly<Partial<Record<Fx, string>>> = {
  jaaa: 'Jaaa! Een golf!',
  geheim: 'Ondersteboven leest hij!',
}

const add = (rij: readonly number[]): number => rij.reduce((som, keer) => som + keer, 0)

/** Returns how many of the bluffs were seen through; nothing where nobody bluffed. */
function sayBlufboek({ gebluft, betrapt }: Blufboek): string {
  const keer = add(gebluft)
  return keer === 0 ? '' : ` Er was ${keer} keer bluf, jij zag het ${add(betrapt)} keer.`
}

/** Returns at which place the race ended, and how often who bluffed was caught. */
function sayRace(staat: State): string {
  const stand = standVan(staat)
  if (!stand || staat.goed + staat.fout === 0) return ''
  return `Plaats ${plaatsVan(standNu(stand))} van 4.${sayBlufboek(stand.boek)} `
}

/** The texts of leesrace. What is right is told in the sheet, beside the text. */
export const TEKST = {
  stand: (staat: State): Stand => beurtStand(staat, WOORDEN.naam),
  opdracht: opdrachtVan,
  report: (event: SpelEvent): string | null =>
    event.type === 'fx' ? (MELDING[event.name] ?? null) : null,
  slot: (staat: State): SlotTekst => ({
    titel: titelVan(staat, WOORDEN),
    zin: `${sayRace(staat)}${zinVan(staat, WOORDEN)}`,
    zinnen: staat.missers.slice(-TERUGKIJKEN).map(({ item }) => ({
      itemId: item.id,
      zin: `${item.vraag ?? ''} ${item.zinnen[item.bewijs[0] ?? 0] ?? ''}`,
    })),
    dieren: zwaaiersVan(staat.goed),
  }),
}
