import type { Spreektaal } from '@letterhaven/contracts/geluid'
import type { Context } from '../../kern/context.ts'
import { createBrake } from '../../platform/brake.ts'
import type { TtsProvider } from '../../platform/tts.ts'
import { saveGeluid, bronVan, stemVan } from './geluiden.service.ts'
import { insertGeluidTekst, listGeluiden } from './geluiden.queries.ts'
import { OPNAME } from './kies-geluid.policy.ts'

/** Has sounds made by the provider and stores them. */
export interface GeluidMaker {
  /** Makes what is missing, as much as fits in a few seconds. Throws `too_many_attempts` for somebody who asks too much. */
  make(wat: { taal: Spreektaal; teksten: readonly string[]; wie: string }): Promise<void>
}

/** Slightly slower than speech between adults, like the device's own voice. */
const TEMPO = 0.9
/** The number of requests that one process may send to a provider at once. */
const TEGELIJK = 2
/** How long a caller waits for sounds at most. */
const GEDULD_MS = 8000
/** After this many failures in a row the provider is left alone. */
const MISSERS = 3
const RUST_MS = 60_000
/** The number of texts that one person may have made in an hour. Every text is stored once it has been made. */
const PER_UUR = 400
const UUR_MS = 3_600_000

/** Creates a breaker that leaves a failing provider alone for a while. */
function createZekering(now: () => Date) {
  let missers = 0
  let rustTot = 0
  return {
    mag: () => now().getTime() >= rustTot,
    goed: () => {
      missers = 0
    },
    mis: () => {
      missers += 1
      if (missers < MISSERS) return
      missers = 0
      rustTot = now().getTime() + RUST_MS
    },
  }
}

/** Creates the one maker for the whole server; it does nothing when there is no provider. */
export function createGeluidMaker(ctx: Pick<Context, 'tts' | 'kysely' | 'now'>): GeluidMaker {
  const { tts, kysely, now } = ctx
  const rem = createBrake({ limit: PER_UUR, windowMs: UUR_MS })
  const zekering = createZekering(now)
  const bezig = new Set<string>()

  async function say(provider: TtsProvider, taal: Spreektaal, tekst: string): Promise<void> {
    const stem = stemVan(provider, taal)
    const sleutel = `${taal} ${tekst}`
    if (stem === null || bezig.has(sleutel)) return
    bezig.add(sleutel)
    try {
      const { bytes } = await provider.synth(tekst, stem, { rate: TEMPO })
      const hash = await saveGeluid(kysely, bytes)
      await insertGeluidTekst(kysely, { taal, tekst, bron: bronVan(provider, stem) }, hash)
      zekering.goed()
    } catch {
      // A text without a sound is still a text in print: nothing else depends on it.
      zekering.mis()
    } finally {
      bezig.delete(sleutel)
    }
  }

  async function mist(provider: TtsProvider, taal: Spreektaal, teksten: readonly string[]) {
    const stem = stemVan(provider, taal)
    if (stem === null) return []
    const bronnen = [OPNAME, bronVan(provider, stem)]
    const er = await listGeluiden(kysely, { teksten, bronnen })
    // A recording for the other country takes precedence over a made sound, so none has to be made.
    const goed = er.filter((rij) => rij.taal === taal || rij.bron === OPNAME)
    const bekend = new Set(goed.map(({ tekst }) => tekst))
    return teksten.filter((tekst) => !bekend.has(tekst))
  }

  return {
    make: async ({ taal, teksten, wie }) => {
      if (!tts || !zekering.mag()) return
      const teGaan = await mist(tts, taal, teksten)
      rem.take(wie, now(), teGaan.length)
      const uiterlijk = performance.now() + GEDULD_MS
      const werk = async (): Promise<void> => {
        while (zekering.mag() && performance.now() < uiterlijk) {
          const tekst = teGaan.shift()
          if (tekst === undefined) return
          await say(tts, taal, tekst)
        }
      }
      await Promise.all(Array.from({ length: TEGELIJK }, werk))
    },
  }
}
