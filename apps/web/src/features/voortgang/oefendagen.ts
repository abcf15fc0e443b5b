import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'

const kort = new Intl.DateTimeFormat('nl', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

/** A bar per day with how many pupils practised, and the outcome in words. */
export interface Oefendagen {
  readonly staven: readonly { readonly label: string; readonly waarde: number }[]
  readonly zin: string
}

/** Who practised on each of the last days; null when nobody did. */
export function oefendagen(dagen: GroepVoortgang['dagen']): Oefendagen | null {
  const actief = dagen.filter(({ leerlingen }) => leerlingen > 0)
  if (actief.length === 0) return null
  const antwoorden = dagen.reduce((som, dag) => som + dag.antwoorden, 0)
  return {
    staven: dagen.map(({ dag, leerlingen }) => ({
      label: kort.format(Date.parse(`${dag}T00:00:00Z`)),
      waarde: leerlingen,
    })),
    zin: `Op ${actief.length} van de ${dagen.length} dagen werd er geoefend, samen ${antwoorden.toLocaleString('nl')} ${antwoorden === 1 ? 'antwoord' : 'antwoorden'}.`,
  }
}
