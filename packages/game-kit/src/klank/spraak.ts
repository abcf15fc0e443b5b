import type { Land } from '@letterhaven/contracts/admin'
import { makeGeluidSchakel } from '../spraak/geluid-schakel.ts'
import { makeKeten } from '../spraak/keten.ts'
import type { Gezegd } from '../spraak/keten.ts'
import { KLOK } from '../spraak/schakel.ts'
import type { Uiting } from '../spraak/schakel.ts'
import { makeSpeler } from '../spraak/speler.ts'
import { makeStemSchakel } from '../spraak/stem.ts'
import type { StemSchakel } from '../spraak/stem.ts'

/** The sounds that the server keeps for what is being played. */
export interface GeluidBron {
  /** The address of each sound, by the text that it says. A text that is not here is never requested. */
  readonly adressen: Readonly<Record<string, string>>
  /** What is fetched ahead even on a device that has a voice: words that voices mispronounce. */
  readonly vooruit: readonly string[]
  /** Asks the server for more sounds; null where it cannot make them. Never throws. */
  readonly make: (() => Promise<Readonly<Record<string, string>>>) | null
}

/** The only way in which anything is said: by the device's voice, by a kept sound, or not at all. */
export interface Spraak {
  /** Says a text and reports how it was heard: when it ends, or within 0.8 s when it was not heard. Never throws. */
  say(uiting: Uiting): Promise<Gezegd>
  /** Returns whether any of these texts can be heard on this device. */
  kan(teksten: readonly string[]): Promise<boolean>
  /** Returns whether each of these texts has a kept sound. */
  bewaart(teksten: readonly string[]): boolean
  /** Fetches ahead what this device will need. */
  prepare(): void
  /**
   * Waits until these texts can begin at once, or for five seconds: on a slow line what is said by itself would else be given up
   * after the 0.8 s for which somebody who asked for it waits.
   */
  ready(teksten: readonly string[]): Promise<void>
  /** Sets the volume, 0…1. */
  set(volume: number): void
  stil(): void
}

/** How long a sound may take to arrive that nobody asked for yet. */
const LANGST_MS = 5_000

const GEEN: GeluidBron = { adressen: {}, vooruit: [], make: null }

/** The device voice for each country. What was found out about a voice holds for as long as the page is open. */
const stemmen = new Map<Land, StemSchakel>()
function stemVan(land: Land): StemSchakel {
  const stem = stemmen.get(land) ?? makeStemSchakel(land, KLOK)
  stemmen.set(land, stem)
  return stem
}

/** Makes the voice for a country, with the kept sounds as its fallback (record 0019). */
export function makeSpraak(land: Land, bron: GeluidBron = GEEN): Spraak {
  const stem = stemVan(land)
  const geluid = makeGeluidSchakel(makeSpeler())
  const keten = makeKeten({ schakels: [stem, geluid], klok: KLOK })
  let volume = 1
  let isGehaald = false
  geluid.leer(bron.adressen)

  /** Fetches all sounds and asks for more, once, on a device that has no voice or has lost it. */
  async function fetchMore(): Promise<void> {
    if (isGehaald) return
    isGehaald = true
    await geluid.fetchAhead([...geluid.teksten()])
    geluid.leer((await bron.make?.()) ?? {})
    await geluid.fetchAhead([...geluid.teksten()])
  }

  return {
    say: async (uiting) => {
      // Fetch the sound while the voices are awaited; afterwards too little of the allowed time would be left for it.
      if (stem.zoekt()) void geluid.fetchAhead([uiting.tekst])
      const gezegd = await keten.say(uiting, volume)
      if (!stem.kan({ tekst: uiting.tekst })) void fetchMore()
      return gezegd
    },
    prepare: () => {
      void geluid.fetchAhead(bron.vooruit)
      void stem.isEr().then((isEr) => {
        if (!isEr) void fetchMore()
      })
    },
    ready: async (teksten) => {
      if (await stem.isEr()) return
      await new Promise<void>((klaar) => {
        const ontwek = KLOK.wek(LANGST_MS, klaar)
        void geluid.fetchAhead(teksten).then(() => {
          ontwek()
          klaar()
        })
      })
    },
    bewaart: (teksten) => teksten.every((tekst) => geluid.kan({ tekst })),
    kan: async (teksten) => teksten.some((tekst) => geluid.kan({ tekst })) || (await stem.isEr()),
    set: (nieuw) => {
      volume = nieuw
    },
    stil: () => keten.stil(),
  }
}
