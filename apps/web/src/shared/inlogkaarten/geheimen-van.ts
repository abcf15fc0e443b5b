import { inlogkaartenEndpoints } from '@letterhaven/contracts/endpoints/inlogkaarten'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { GeheimenVraag } from '@letterhaven/contracts/leerling-ingang'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { call } from '../api/client.ts'
import { saveBestand } from '../export/save-bestand.ts'
import { aantal } from '../weergave/woorden.ts'

/** Whose sign-ins are meant: pupils of one school, from one or more groups. */
interface Wie {
  readonly adminId: AdminId
  readonly leerlingen: LeerlingId[]
}

/** Downloads their login cards under this file name, and returns a sentence that says so. */
export async function saveKaarten(
  { adminId, leerlingen }: Wie,
  { qr, bestand }: { readonly qr: boolean; readonly bestand: string },
): Promise<string> {
  const args = { params: { adminId }, body: { leerlingen, qr } }
  saveBestand(bestand, await call(inlogkaartenEndpoints.createInlogkaarten, args))
  return `${aantal(leerlingen.length, 'inlogkaart staat', 'inlogkaarten staan')} bij je downloads.`
}

/** What was done, per kind of request, as a sentence for this number of pupils. */
const UITKOMST: Readonly<Record<GeheimenVraag['soort'], (n: number, w: Woordkeus) => string>> = {
  nieuw: (n, w) =>
    `${aantal(n, `${w.leerling} heeft`, `${w.leerlingen} hebben`)} een nieuw wachtwoord. ${n === 1 ? 'Het oude werkt' : 'De oude werken'} niet meer.`,
  plaatjes: (n, w) =>
    n === 0
      ? 'Iedereen die je koos, had al plaatjes.'
      : `${aantal(n, `${w.leerling} logt`, `${w.leerlingen} loggen`)} nu in met plaatjes. De woorden blijven ook werken.`,
  geen_plaatjes: (n, w) =>
    n === 0
      ? 'Niemand die je koos, had plaatjes.'
      : `${aantal(n, `${w.leerling} logt`, `${w.leerlingen} loggen`)} nu in met woorden. De plaatjes werken niet meer.`,
}

/**
 * Changes how these pupils sign in and returns a sentence with the number that changed: pupils who sign in with a school
 * account only keep doing so.
 */
export async function changeGeheimen(
  { adminId, leerlingen }: Wie,
  soort: GeheimenVraag['soort'],
  w: Woordkeus,
): Promise<string> {
  const args = { params: { adminId }, body: { leerlingen, soort } }
  const { veranderd } = await call(leerlingInloggenEndpoints.renewGeheimen, args)
  return UITKOMST[soort](veranderd, w)
}
