import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { plusDagen } from '@letterhaven/domain/schooljaar'
import { aantal } from '../../shared/weergave/woorden.ts'

const kort = new Intl.DateTimeFormat('nl', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

/** A bar per day with how many pupils practised, and the outcome in words. */
export interface Oefendagen {
  readonly staven: readonly { readonly label: string; readonly waarde: number }[]
  readonly zin: string
}

const DAGEN = 14

/**
 * Who practised on each of the fourteen days up to and with `vandaag`; a day that is not in `dagen`
 * had no practice. Null when nobody practised at all.
 */
export function oefendagen(dagen: GroepVoortgang['dagen'], vandaag: string): Oefendagen | null {
  const bekend = new Map(dagen.map((dag) => [dag.dag, dag]))
  const rij = Array.from({ length: DAGEN }, (_, i) => plusDagen(vandaag, i + 1 - DAGEN)).map(
    (dag) => bekend.get(dag) ?? { dag, leerlingen: 0, antwoorden: 0 },
  )
  const actief = rij.filter(({ leerlingen }) => leerlingen > 0)
  if (actief.length === 0) return null
  const antwoorden = rij.reduce((som, dag) => som + dag.antwoorden, 0)
  return {
    staven: rij.map(({ dag, leerlingen }) => ({
      label: kort.format(Date.parse(`${dag}T00:00:00Z`)),
      waarde: leerlingen,
    })),
    zin: `Op ${actief.length} van de ${DAGEN} dagen werd er geoefend, samen ${aantal(antwoorden, 'antwoord', 'antwoorden')}.`,
  }
}
