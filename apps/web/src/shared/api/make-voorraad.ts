/** What is known of one answer: the newest data, and the error of the last try if that failed. */
export interface Opgehaald<T> {
  readonly data: T | undefined
  readonly fout: unknown
  readonly bezig: boolean
}

interface Vak {
  stand: Opgehaald<unknown>
  readonly luisteraars: Set<() => void>
}

const LEEG: Opgehaald<never> = { data: undefined, fout: undefined, bezig: false }

/**
 * The small cache of answers behind the pupil's pages: what was fetched before is shown at once while it is fetched again, and
 * stays when that fails.
 */
export function makeVoorraad() {
  const vakken = new Map<string, Vak>()
  const vak = (sleutel: string, bekend?: () => unknown): Vak => {
    const bestaand = vakken.get(sleutel)
    if (bestaand) return bestaand
    const nieuw = { stand: { ...LEEG, data: bekend?.() }, luisteraars: new Set<() => void>() }
    vakken.set(sleutel, nieuw)
    return nieuw
  }
  const set = (doel: Vak, stand: Opgehaald<unknown>): void => {
    doel.stand = stand
    for (const luisteraar of doel.luisteraars) luisteraar()
  }

  return {
    /** The current state; `bekend` gives what may be known before the first fetch. */
    stand: (sleutel: string, bekend?: () => unknown): Opgehaald<unknown> =>
      vak(sleutel, bekend).stand,
    subscribe(sleutel: string, luisteraar: () => void): () => void {
      const { luisteraars } = vak(sleutel)
      luisteraars.add(luisteraar)
      return () => luisteraars.delete(luisteraar)
    },
    /** Fetches, unless a fetch is already under way. */
    async fetch(sleutel: string, ophalen: () => Promise<unknown>): Promise<void> {
      const doel = vak(sleutel)
      if (doel.stand.bezig) return
      set(doel, { ...doel.stand, bezig: true })
      try {
        const data = await ophalen()
        if (vakken.get(sleutel) === doel) set(doel, { data, fout: undefined, bezig: false })
      } catch (fout) {
        set(doel, { data: doel.stand.data, fout, bezig: false })
      }
    },
    /** Forgets everything, because somebody else signed in. */
    leeg(): void {
      const oud = [...vakken.values()]
      vakken.clear()
      for (const doel of oud) set(doel, LEEG)
    },
  }
}
