export type Land = 'nl' | 'be'

export interface Spraak {
  /** Reads a sentence aloud; resolves false when no voice began within 800 ms. Never throws. */
  zeg(tekst: string): Promise<boolean>
  stil(): void
}

const BEGIN_MS = 800
const TAAL: Record<Land, string> = { nl: 'nl-NL', be: 'nl-BE' }

/** The device's own Dutch voice, the local variant first; without one there is silence, never a stop. */
export function maakSpraak(land: Land): Spraak {
  const synth = globalThis.speechSynthesis as SpeechSynthesis | undefined

  function stem(): SpeechSynthesisVoice | null {
    const stemmen = synth?.getVoices() ?? []
    const naam = (v: SpeechSynthesisVoice) => v.lang.replace('_', '-')
    return (
      stemmen.find((v) => naam(v) === TAAL[land]) ??
      stemmen.find((v) => naam(v).startsWith('nl')) ??
      null
    )
  }

  return {
    zeg: (tekst) =>
      new Promise((klaar) => {
        if (!synth) return klaar(false)
        synth.cancel()
        const zin = new SpeechSynthesisUtterance(tekst)
        zin.lang = TAAL[land]
        zin.rate = 0.9
        zin.voice = stem()
        const wekker = setTimeout(() => klaar(false), BEGIN_MS)
        const einde = (gezegd: boolean) => () => {
          clearTimeout(wekker)
          klaar(gezegd)
        }
        zin.addEventListener('start', einde(true))
        zin.addEventListener('error', einde(false))
        synth.speak(zin)
      }),
    stil: () => synth?.cancel(),
  }
}
