export type Land = 'nl' | 'be'

export interface Spraak {
  /** Reads a sentence aloud; resolves at its end, or false at once without a Dutch voice. Never throws. */
  zeg(tekst: string): Promise<boolean>
  /** Whether this device can speak Dutch; the voices of a browser may come late. */
  heeftStem(): Promise<boolean>
  /** How loud, 0…1. */
  zet(volume: number): void
  stil(): void
}

const BEGIN_MS = 1500
const STEMMEN_MS = 700
const TAAL: Record<Land, string> = { nl: 'nl-NL', be: 'nl-BE' }

/** The voices, waiting a moment for a browser that loads them late. */
function wachtOpStemmen(synth: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const nu = synth.getVoices()
  if (nu.length > 0) return Promise.resolve(nu)
  return new Promise((klaar) => {
    const geef = () => klaar(synth.getVoices())
    setTimeout(geef, STEMMEN_MS)
    synth.addEventListener('voiceschanged', geef, { once: true })
  })
}

/** The device's own Dutch voice, the local variant first. Another language would read nonsense: then silence. */
export function maakSpraak(land: Land): Spraak {
  const synth = globalThis.speechSynthesis as SpeechSynthesis | undefined
  let volume = 1
  let beurt = 0

  async function stem(): Promise<SpeechSynthesisVoice | null> {
    if (!synth) return null
    const stemmen = await wachtOpStemmen(synth)
    const naam = (v: SpeechSynthesisVoice) => v.lang.replace('_', '-')
    return (
      stemmen.find((v) => naam(v) === TAAL[land]) ??
      stemmen.find((v) => naam(v).startsWith('nl')) ??
      null
    )
  }

  function spreek(tekst: string, voice: SpeechSynthesisVoice): Promise<boolean> {
    return new Promise((klaar) => {
      if (!synth) return klaar(false)
      const zin = new SpeechSynthesisUtterance(tekst)
      Object.assign(zin, { lang: voice.lang, rate: 0.9, voice, volume })
      const wekker = setTimeout(() => klaar(false), BEGIN_MS)
      zin.addEventListener('start', () => clearTimeout(wekker))
      zin.addEventListener('end', () => klaar(true))
      zin.addEventListener('error', () => klaar(false))
      synth.speak(zin)
    })
  }

  return {
    zeg: async (tekst) => {
      beurt += 1
      const mijn = beurt
      synth?.cancel()
      const voice = await stem()
      if (!voice || mijn !== beurt) return false
      return spreek(tekst, voice)
    },
    heeftStem: async () => (await stem()) !== null,
    zet: (nieuw) => {
      volume = nieuw
    },
    stil: () => {
      beurt += 1
      synth?.cancel()
    },
  }
}
