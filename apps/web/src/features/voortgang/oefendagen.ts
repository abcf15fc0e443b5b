import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { plusDagen } from '@letterhaven/domain/schooljaar'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { aantal } from '../../shared/weergave/woorden.ts'

const DAGEN = 14

/** A bar per day for how many pupils practised, and the result in words. */
export interface Oefendagen {
  readonly staven: readonly { readonly label: string; readonly waarde: number }[]
  readonly zin: string
}

/** One pupil over the same days: the number of answers on each, and the number of days with any. */
export interface Oefenrij {
  readonly id: string
  readonly antwoorden: readonly number[]
  readonly dagen: number
}

type Leerlingen = readonly Pick<GroepVoortgang['leerlingen'][number], 'id' | 'dagen'>[]

/** Returns the fourteen days up to and including `vandaag`, oldest first. */
export function laatsteDagen(vandaag: string): string[] {
  return Array.from({ length: DAGEN }, (_, i) => plusDagen(vandaag, i + 1 - DAGEN))
}

/** Returns each pupil's answers per day; a day that was not sent had none. */
export function oefenrijen(leerlingen: Leerlingen, vandaag: string): Oefenrij[] {
  const dagen = laatsteDagen(vandaag)
  return leerlingen.map((leerling) => {
    const bekend = new Map(leerling.dagen.map(({ dag, antwoorden }) => [dag, antwoorden]))
    const antwoorden = dagen.map((dag) => bekend.get(dag) ?? 0)
    return { id: leerling.id, antwoorden, dagen: antwoorden.filter((n) => n > 0).length }
  })
}

/** Returns how many practised on each of the fourteen days up to and including `vandaag`; null when nobody did at all. */
export function oefendagen(leerlingen: Leerlingen, vandaag: string): Oefendagen | null {
  const rijen = oefenrijen(leerlingen, vandaag)
  const perDag = laatsteDagen(vandaag).map((dag, i) => ({
    label: sayDatum('weekdagKort', dag),
    waarde: rijen.filter(({ antwoorden }) => (antwoorden[i] ?? 0) > 0).length,
  }))
  const actief = perDag.filter(({ waarde }) => waarde > 0).length
  if (actief === 0) return null
  const som = rijen.flatMap(({ antwoorden }) => antwoorden).reduce((tot, n) => tot + n, 0)
  return {
    staven: perDag,
    zin: `Op ${actief} van de ${DAGEN} dagen werd er geoefend, samen ${aantal(som, 'antwoord', 'antwoorden')}.`,
  }
}
