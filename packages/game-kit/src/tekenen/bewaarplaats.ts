/** How many names are remembered of which nothing is kept. */
const NAMEN = 500

interface Plank<T> {
  readonly grootte: number
  readonly ding: T | null
}

export interface Bewaarplaats<T> {
  /**
   * Returns what is kept under a name, and makes it when the name is asked for the second time; null the first time,
   * because most things are seen once.
   */
  get(naam: string, grootte: number, make: () => T): T | null
}

/** Keeps what was made as long as it fits in `ruimte`. What was asked for longest ago goes first. */
export function makeBewaarplaats<T>(ruimte: number): Bewaarplaats<T> {
  const planken = new Map<string, Plank<T>>()
  let vol = 0
  function weg(naam: string, { grootte }: Plank<T>): void {
    planken.delete(naam)
    vol -= grootte
  }
  return {
    get: (naam, grootte, make) => {
      const vorige = planken.get(naam)
      if (vorige) weg(naam, vorige)
      const ding = vorige ? (vorige.ding ?? make()) : null
      const plank = { ding, grootte: ding === null ? 0 : grootte }
      planken.set(naam, plank)
      vol += plank.grootte
      for (const [oud, oude] of planken) {
        if (vol <= ruimte && planken.size <= NAMEN) break
        weg(oud, oude)
      }
      return ding
    },
  }
}
