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
import type { State } from './stand.ts'
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

/** The texts of leesrace. What is right is told in the sheet, beside the text. */
export const TEKST = {
  stand: (staat: State): Stand => beurtStand(staat, WOORDEN.naam),
  opdracht: opdrachtVan,
  report: (event: SpelEvent): string | null =>
    event.type === 'fx' ? (MELDING[event.name] ?? null) : null,
  slot: (staat: State): SlotTekst => ({
    titel: titelVan(staat, WOORDEN),
    zin: zinVan(staat, WOORDEN),
    zinnen: staat.missers.slice(-TERUGKIJKEN).map(({ item }) => ({
      itemId: item.id,
      zin: `${item.vraag ?? ''} ${item.zinnen[item.bewijs[0] ?? 0] ?? ''}`,
    })),
    dieren: zwaaiersVan(staat.goed),
  }),
}
