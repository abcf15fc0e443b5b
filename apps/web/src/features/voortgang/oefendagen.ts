import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { plusDagen } from '@letterhaven/domain/schooljaar'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { aantal } from '../../shared/weergave/woorden.ts'

const DAGEN = 14

/** A bar per day with how many pupils practised, and the outcome in words. */
export interface Oefendagen {
  readonly staven: readonly { readonly label: string; readonly waarde: number }[]
  readonly zin: string
}

/** One pupil over the same days: how many answers on each, and on how many days there were any. */
export interface Oefenrij {
  readonly id: string
  readonly antwoorden: readonly number[]
  readonly dagen: number
}

type Leerlingen = readonly Pick<GroepVoortgang['leerlingen'][number], 'id' | 'dagen'>[]

/** The fourteen days up to and with this one, oldest first. */
export function laatsteDagen(vandaag: string): string[] {
  return Array.from({ length: DAGEN }, (_, i) => plusDagen(vandaag, i + 1 - DAGEN))
}

/** Each pupil's answers per day; a day that was not sent had none. */
export function oefenrijen(leerlingen: Leerlingen, vandaag: string): Oefenrij[] {
  const dagen = laatsteDagen(vandaag)
  return leerlingen.map((leerling) => {
    const bekend = new Map(leerling.dagen.map(({ dag, antwoorden }) => [dag, antwoorden]))
    const antwoorden = dagen.map((dag) => bekend.get(dag) ?? 0)
    return { id: leerling.id, antwoorden, dagen: antwoorden.filter((n) => n > 0).length }
  })
}

/** Who practised on each of the fourteen days up to and with `vandaag`; null when nobody did at all. */
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
