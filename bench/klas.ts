import { setTimeout as pauze } from 'node:timers/promises'
import { waitAfterFout } from '../apps/web/src/shared/outbox/tempo.ts'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import { Verbinding, verzoekTekst } from './belasting.ts'
import type { Speler } from './bevolking.ts'
import type { MaakAntwoord } from './nieuw-antwoord.ts'

/** One attempt to send an answer; times are in ms of this process's clock. */
export interface Poging {
  readonly van: number
  readonly tot: number
  /** The status, or 0 where the connection broke. */
  readonly status: number
  /** Whether the answer was acknowledged. */
  readonly bevestigd: boolean
}

/** A child answers about thirteen times a minute, so 1,000 children answer 220 times a second. */
const DENKTIJD_MS = 4_545

/** Returns how long a child thinks: from half to one and a half times the mean. */
const denktijd = (): number => DENKTIJD_MS * (0.5 + Math.random())

/** Pupils who each play on their own device until they are told to stop. */
export interface Klas {
  readonly pogingen: Poging[]
  /** Ids that were acknowledged. */
  readonly bevestigd: Set<string>
  /** Lets everybody finish the answer in flight; resolves when all are done. */
  stop(): Promise<void>
}

interface Opzet {
  readonly poort: number
  readonly make: MaakAntwoord
}

/**
 * Starts every pupil at human pace: an answer, which is resent until it is acknowledged, as an outbox does, and then a pause.
 */
export function startKlas(spelers: readonly Speler[], { poort, make }: Opzet): Klas {
  const pogingen: Poging[] = []
  const bevestigd = new Set<string>()
  const einde = new AbortController()
  const rust = (ms: number): Promise<unknown> =>
    pauze(ms, null, { signal: einde.signal }).catch(() => null)

  async function attempt(verbinding: Verbinding, speler: Speler, antwoord: AntwoordIn) {
    const van = performance.now()
    const uitkomst = await verbinding
      .send(verzoekTekst(speler, [antwoord]))
      .catch(() => ({ status: 0, body: '' }))
    const isBevestigd = uitkomst.status === 200 && uitkomst.body.includes(antwoord.id)
    pogingen.push({ van, tot: performance.now(), status: uitkomst.status, bevestigd: isBevestigd })
    if (isBevestigd) bevestigd.add(antwoord.id)
    return { isBevestigd, isVerbroken: uitkomst.status === 0 }
  }

  async function play(speler: Speler): Promise<void> {
    let verbinding = new Verbinding(poort)
    await rust(DENKTIJD_MS * Math.random())
    while (!einde.signal.aborted) {
      const antwoord = make(speler)
      for (let fouten = 1; ; fouten += 1) {
        const { isBevestigd, isVerbroken } = await attempt(verbinding, speler, antwoord)
        if (isVerbroken) {
          verbinding.close()
          verbinding = new Verbinding(poort)
        }
        if (isBevestigd || einde.signal.aborted) break
        await rust(waitAfterFout(fouten, Math.random()))
      }
      await rust(denktijd())
    }
    verbinding.close()
  }

  const allen = spelers.map(play)
  return {
    pogingen,
    bevestigd,
    async stop() {
      einde.abort()
      await Promise.all(allen)
    },
  }
}
