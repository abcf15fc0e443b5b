import type { Land } from '@letterhaven/contracts/admin'
import type { Beurt, Klok, Schakel, Uitkomst } from './schakel.ts'

/** The voice of the device, and what is known about it. */
export interface StemSchakel extends Schakel {
  /** Returns whether there is a Dutch voice that works. Waits a moment for a browser that loads its voices late. */
  isEr(): Promise<boolean>
  /** Returns whether the browser may still deliver voices, so that it is not known yet who will speak. */
  zoekt(): boolean
}

/** How long a browser may take to load its voices before we go on without them. */
const STEMMEN_MS = 450
/** After this long, a voice that never reports its end counts as ended: a base time, and more per letter. */
const LANGST_MS = 4000
const PER_LETTER_MS = 150
/** A voice that was late this many times in a row is left alone for a while, so that nobody waits for it. */
const MEEST_LAAT = 3
const RUST_MS = 30_000
/** A little slower than the speed for adults. */
const TEMPO = 0.9
/** How devices write the language (ISO 639-1, -2 and -3) and the countries (two letters or three). */
const NEDERLANDS = /^(?:nl|nld|dut)(?:[-_]|$)/i
const LANDEN: Record<Land, RegExp> = { nl: /[-_](?:nl|nld)$/i, be: /[-_](?:be|bel)$/i }
const NIET_STUK: Partial<Record<SpeechSynthesisErrorCode, Uitkomst>> = {
  'not-allowed': 'geweigerd',
  canceled: 'afgebroken',
  interrupted: 'afgebroken',
}

/**
 * Returns the Dutch voice for a country, or null: a voice for another language would read nonsense. A voice in the
 * device goes before one that asks a company's server to speak, and then the country's own before the other's.
 */
export function chooseStem(
  stemmen: readonly SpeechSynthesisVoice[],
  land: Land,
): SpeechSynthesisVoice | null {
  const rang = ({ lang, localService }: SpeechSynthesisVoice): number =>
    (localService ? 2 : 0) + (LANDEN[land].test(lang) ? 1 : 0)
  const kandidaten = stemmen.filter(({ lang }) => NEDERLANDS.test(lang))
  return kandidaten.toSorted((a, b) => rang(b) - rang(a))[0] ?? null
}

/** Speaks and resolves when it ends. */
function speak(
  synth: SpeechSynthesis,
  { zin, klok }: { zin: SpeechSynthesisUtterance; klok: Klok },
  { begonnen, signaal }: Beurt,
): Promise<Uitkomst> {
  return new Promise((klaar) => {
    let isVoorbij = false
    let ontwek = (): void => undefined
    const eind = (uitkomst: Uitkomst): void => {
      isVoorbij = true
      ontwek()
      klaar(uitkomst)
    }
    zin.addEventListener('start', () => {
      begonnen()
      ontwek = klok.wek(LANGST_MS + PER_LETTER_MS * zin.text.length, () => eind('gezegd'))
    })
    zin.addEventListener('end', () => eind('gezegd'))
    zin.addEventListener('error', ({ error }) => eind(NIET_STUK[error] ?? 'mislukt'))
    signaal.addEventListener('abort', () => {
      if (isVoorbij) return
      eind('afgebroken')
      synth.cancel()
    })
    synth.speak(zin)
  })
}

/**
 * The device's own voice. It is chosen once, given up once it fails, and chosen again when other voices arrive. A voice
 * that is late is not broken.
 */
export function makeStemSchakel(land: Land, klok: Klok): StemSchakel {
  const synth = globalThis.speechSynthesis as SpeechSynthesis | undefined
  let stem = synth ? chooseStem(synth.getVoices(), land) : null
  /** A voice that did not speak. Another one may still do so. */
  let stuk: SpeechSynthesisVoice | null = null
  let laat = 0
  let rustTot = 0
  let zoekt = synth !== undefined && stem === null
  let gevonden = (): void => undefined
  const bekend = zoekt ? new Promise<void>((klaar) => (gevonden = klaar)) : Promise.resolve()

  function gezocht(): void {
    zoekt = false
    gevonden()
  }
  synth?.addEventListener('voiceschanged', () => {
    const nieuw = chooseStem(synth.getVoices(), land)
    if (nieuw?.voiceURI !== stuk?.voiceURI) stem = nieuw
    if (stem) gezocht()
  })
  if (zoekt) klok.wek(STEMMEN_MS, gezocht)

  return {
    weg: 'stem',
    kan: ({ robotstem }) => robotstem !== false && klok.nu() >= rustTot && (zoekt || stem !== null),
    zoekt: () => zoekt,
    isEr: async () => {
      await bekend
      return stem !== null
    },
    say: async ({ tekst }, beurt) => {
      await bekend
      if (!synth || !stem || beurt.signaal.aborted) return 'mislukt'
      const zin = new SpeechSynthesisUtterance(tekst)
      Object.assign(zin, { lang: stem.lang, rate: TEMPO, voice: stem, volume: beurt.volume })
      const begonnen = (): void => {
        laat = 0
        beurt.begonnen()
      }
      return speak(synth, { zin, klok }, { ...beurt, begonnen })
    },
    viel: (_uiting, waarom) => {
      // While voices were still awaited, none of them has failed.
      if (!stem) return
      if (waarom === 'te_laat') {
        laat += 1
        if (laat % MEEST_LAAT === 0) rustTot = klok.nu() + RUST_MS
        return
      }
      stuk = stem
      stem = null
    },
  }
}
