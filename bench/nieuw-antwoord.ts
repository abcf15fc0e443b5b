import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { AntwoordId } from '@letterhaven/contracts/ids'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { WordEntry } from '@letterhaven/taal/woord'
import type { Speler } from './bevolking.ts'

const HOOGSTE_GROEP = 8
const DEEL_GOED = 0.8

/** What must be known of a pupil to make answers for them. */
type WieSpeelt = Pick<Speler, 'leerlingId' | 'taakId' | 'categorieen'>

/** Makes answers as the device of each pupil would send them: with a new id, numbered, and given now. */
export type MaakAntwoord = (speler: WieSpeelt) => AntwoordIn

/**
 * Returns a maker of answers. A share of them is wrong, in a form that the corpus knows; the words are of the pupil's own
 * years.
 */
export async function antwoordMaker(): Promise<MaakAntwoord> {
  const perCategorie = Map.groupBy(await woordenTotEnMet(HOOGSTE_GROEP), (woord) => woord.focus)
  const apparaten = new Map<string, { readonly id: string; volgnummer: number }>()

  const choose = <T>(lijst: readonly T[]): T | undefined =>
    lijst[Math.floor(Math.random() * lijst.length)]
  const woordVoor = ({ categorieen }: WieSpeelt): WordEntry => {
    for (;;) {
      const woord = choose(perCategorie.get(choose(categorieen) as WordEntry['focus']) ?? [])
      if (woord) return woord
    }
  }

  return (speler) => {
    const apparaat = apparaten.get(speler.leerlingId) ?? { id: randomUUID(), volgnummer: 0 }
    apparaten.set(speler.leerlingId, apparaat)
    apparaat.volgnummer += 1
    const woord = woordVoor(speler)
    const vorm = Math.random() < DEEL_GOED ? woord.w : (choose(woord.d)?.f ?? woord.w)
    return {
      id: randomUUIDv7() as AntwoordId,
      taakId: speler.taakId,
      spel: 'glazenwasser',
      woordId: woord.w,
      gegeven: vorm,
      ms: 1200 + Math.floor(Math.random() * 4000),
      poging: 1,
      reden: { soort: 'groei', categorie: woord.focus, kans: 0.78, zeker: [0.66, 0.87] },
      gegevenOp: new Date().toISOString(),
      apparaat: apparaat.id,
      volgnummer: apparaat.volgnummer,
    }
  }
}
