import { isGeluidVan } from './bewijs.ts'
import type { GeluidPoort } from './geluid-schakel.ts'
import type { Uitkomst } from './schakel.ts'

const geweigerd = (fout: unknown): boolean =>
  fout instanceof DOMException && fout.name === 'NotAllowedError'

async function retrieve(adres: string): Promise<Blob> {
  const antwoord = await fetch(adres, { priority: 'low' })
  if (!(await isGeluidVan(adres, antwoord))) throw new Error(`${adres}: ${antwoord.status}`)
  return antwoord.blob()
}

/**
 * Fetches by address and plays from memory, so that a fetched sound needs no network. All sounds share one element,
 * because a tablet that let it play after a touch lets it play again.
 */
export function makeSpeler(): GeluidPoort {
  let element: HTMLAudioElement | null = null
  return {
    fetchGeluid: retrieve,
    speel: (geluid, { volume, begonnen, signaal }) => {
      element ??= new Audio()
      const audio = element
      const adres = URL.createObjectURL(geluid)
      const oren = new AbortController()
      return new Promise<Uitkomst>((klaar) => {
        const eind = (uitkomst: Uitkomst): void => {
          if (oren.signal.aborted) return
          oren.abort()
          audio.pause()
          URL.revokeObjectURL(adres)
          klaar(uitkomst)
        }
        const { signal } = oren
        audio.addEventListener('playing', begonnen, { signal })
        audio.addEventListener('ended', () => eind('gezegd'), { signal })
        audio.addEventListener('error', () => eind('mislukt'), { signal })
        signaal.addEventListener('abort', () => eind('afgebroken'), { signal })
        audio.volume = volume
        audio.src = adres
        audio.play().catch((fout: unknown) => eind(geweigerd(fout) ? 'geweigerd' : 'mislukt'))
      })
    },
  }
}
