import type { Eiland, Landkaart, VensterStand } from '@letterhaven/contracts/landkaart'

/** What improved on the map since it was last seen. */
export interface Verandering {
  /** Ids of the windows that have more light than before, or that opened. */
  readonly ramen: ReadonlySet<string>
  /** Islands that came out of the mist. */
  readonly uitMist: ReadonlySet<Eiland>
  readonly schelpenErbij: number
  /** The sentence about it; null when there is only a little more light. */
  readonly zin: string | null
}

const LICHT: Readonly<Record<VensterStand, number>> = { donker: 0, half: 1, aan: 2, goud: 3 }

/** Returns the difference between two maps; null when nothing improved. A first map cannot be compared with anything. */
export function compare(oud: Landkaart | undefined, nieuw: Landkaart): Verandering | null {
  if (!oud) return null
  const vensters = (kaart: Landkaart) => kaart.eilanden.flatMap((e) => e.somvensters)
  const eerder = new Map(vensters(oud).map((v) => [v.id, LICHT[v.stand]]))
  const gegroeid = vensters(nieuw).filter((v) => LICHT[v.stand] > (eerder.get(v.id) ?? -1))
  const inMist = new Set(oud.eilanden.filter((e) => e.mist).map((e) => e.eiland))
  const uitMist = nieuw.eilanden.filter((e) => !e.mist && inMist.has(e.eiland))
  const schelpenErbij = Math.max(0, nieuw.verdiend - oud.verdiend)
  if (gegroeid.length + uitMist.length + schelpenErbij === 0) return null
  return {
    ramen: new Set(gegroeid.map((v) => v.id)),
    uitMist: new Set(uitMist.map((e) => e.eiland)),
    schelpenErbij,
    zin: makeZin(gegroeid.find((v) => LICHT[v.stand] >= LICHT.aan)?.naam, schelpenErbij),
  }
}

function makeZin(verlicht: string | undefined, schelpen: number): string | null {
  const erbij = schelpen === 1 ? '1 schelp' : `${schelpen} schelpen`
  const licht = verlicht === undefined ? '' : `Het licht is aan: ${verlicht}!`
  if (schelpen === 0) return licht || null
  return licht ? `${licht} En ${erbij} erbij.` : `Je hebt ${erbij} verdiend!`
}
