import { dagSleutel } from '@letterhaven/domain/schooljaar'
import { winkels, type Opslag } from '@letterhaven/ui/apparaat/opslag'

/** How long this pupil played on one day, on this device. */
interface Gespeeld {
  readonly dag: string
  readonly ms: number
}

const sleutel = (leerlingId: string): string => `speeltijd:${leerlingId}`

/** Both countries share a clock, and a yawn needs nothing more precise. */
const dagVan = (nu: number): string => dagSleutel(nu, 'nl')

const isGespeeld = (waarde: unknown): waarde is Gespeeld =>
  typeof waarde === 'object' &&
  waarde !== null &&
  'dag' in waarde &&
  'ms' in waarde &&
  typeof waarde.ms === 'number'

/** Returns this pupil's active play on this device on the day of `nu`, in ms; 0 when the browser stores nothing. */
export function readSpeeltijd(winkel: Opslag, leerlingId: string, nu: number): number {
  try {
    const gelezen: unknown = JSON.parse(winkel.getItem(sleutel(leerlingId)) ?? 'null')
    return isGespeeld(gelezen) && gelezen.dag === dagVan(nu) ? gelezen.ms : 0
  } catch {
    return 0
  }
}

/** Adds active play; a new day starts from zero. */
export function countSpeeltijd(
  winkel: Opslag,
  leerlingId: string,
  { ms, nu }: { readonly ms: number; readonly nu: number },
): void {
  const nieuw: Gespeeld = { dag: dagVan(nu), ms: readSpeeltijd(winkel, leerlingId, nu) + ms }
  winkel.setItem(sleutel(leerlingId), JSON.stringify(nieuw))
}

/** Returns the active play today, on this device, in ms. */
export const gespeeldVandaag = (leerlingId: string): number =>
  readSpeeltijd(winkels.local, leerlingId, Date.now())
