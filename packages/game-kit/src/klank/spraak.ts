import type { Land } from '@letterhaven/contracts/admin'
import { makeGeluidSchakel } from '../spraak/geluid-schakel.ts'
import { makeKeten } from '../spraak/keten.ts'
import type { Gezegd } from '../spraak/keten.ts'
import { KLOK } from '../spraak/schakel.ts'
import type { Uiting } from '../spraak/schakel.ts'
import { makeSpeler } from '../spraak/speler.ts'
import { makeStemSchakel } from '../spraak/stem.ts'
import type { StemSchakel } from '../spraak/stem.ts'

/** The sounds that the server keeps for what is played now. */
export interface GeluidBron {
  /** The address of a sound by the text that it says: what is not here is never asked for. */
  readonly adressen: Readonly<Record<string, string>>
  /** What is fetched ahead even where the device has a voice: words that voices say wrong. */
  readonly vooruit: readonly string[]
  /** Asks the server for more sounds, where it can make them; never throws. */
  readonly maak: (() => Promise<Readonly<Record<string, string>>>) | null
}

/** The one way in which anything is said: device, kept sound, silence. */
export interface Spraak {
  /** Says it, and tells how it was heard: at its end, or within 0.8 s that it was not. Never throws. */
  zeg(uiting: Uiting): Promise<Gezegd>
  /** Whether any of these texts can be heard on this device. */
  kan(teksten: readonly string[]): Promise<boolean>
  /** Fetches ahead what this device will need. */
  prepare(): void
  /** How loud, 0…1. */
  zet(volume: number): void
  stil(): void
}

const GEEN: GeluidBron = { adressen: {}, vooruit: [], maak: null }

/** What was found of the device's voice holds for as long as the page is open, whatever is played. */
const stemmen = new Map<Land, StemSchakel>()
function stemVan(land: Land): StemSchakel {
  const stem = stemmen.get(land) ?? makeStemSchakel(land, KLOK)
  stemmen.set(land, stem)
  return stem
}

/** The voice of a country with the kept sounds behind it (record 0019). */
export function makeSpraak(land: Land, bron: GeluidBron = GEEN): Spraak {
  const stem = stemVan(land)
  const geluid = makeGeluidSchakel(makeSpeler())
  const keten = makeKeten({ schakels: [stem, geluid], klok: KLOK })
  let volume = 1
  let isGehaald = false
  geluid.leer(bron.adressen)

  /** Where the device has no voice (any more), everything is fetched, and more is asked for: once. */
  async function fetchMore(): Promise<void> {
    if (isGehaald) return
    isGehaald = true
    await geluid.fetchAhead([...geluid.teksten()])
    geluid.leer((await bron.maak?.()) ?? {})
    await geluid.fetchAhead([...geluid.teksten()])
  }

  return {
    zeg: async (uiting) => {
      // Its sound comes while voices are awaited: after them too little of the patience would be left for it.
      if (stem.zoekt()) void geluid.fetchAhead([uiting.tekst])
      const gezegd = await keten.zeg(uiting, volume)
      if (!stem.kan({ tekst: uiting.tekst })) void fetchMore()
      return gezegd
    },
    prepare: () => {
      void geluid.fetchAhead(bron.vooruit)
      void stem.isEr().then((isEr) => {
        if (!isEr) void fetchMore()
      })
    },
    kan: async (teksten) => teksten.some((tekst) => geluid.kan({ tekst })) || (await stem.isEr()),
    zet: (nieuw) => {
      volume = nieuw
    },
    stil: () => keten.stil(),
  }
}
