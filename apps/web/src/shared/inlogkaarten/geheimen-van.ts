import { inlogkaartenEndpoints } from '@letterhaven/contracts/endpoints/inlogkaarten'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { GeheimenVraag } from '@letterhaven/contracts/leerling-ingang'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { call } from '../api/client.ts'
import { saveBestand } from '../export/save-bestand.ts'
import { aantal } from '../weergave/woorden.ts'

/** Whose sign-ins are meant: pupils of one school, of one or more groups. */
interface Wie {
  readonly adminId: AdminId
  readonly leerlingen: LeerlingId[]
}

/** Puts their login cards among the downloads under this name, and says so. */
export async function saveKaarten(
  { adminId, leerlingen }: Wie,
  { qr, bestand }: { readonly qr: boolean; readonly bestand: string },
): Promise<string> {
  const args = { params: { adminId }, body: { leerlingen, qr } }
  saveBestand(bestand, await call(inlogkaartenEndpoints.createInlogkaarten, args))
  return `${aantal(leerlingen.length, 'inlogkaart staat', 'inlogkaarten staan')} bij je downloads.`
}

/** What came of it, by what was asked, for so many pupils. */
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

/** Changes how they come in, and says for how many: who comes with a school account alone keeps to that. */
export async function changeGeheimen(
  { adminId, leerlingen }: Wie,
  soort: GeheimenVraag['soort'],
  w: Woordkeus,
): Promise<string> {
  const args = { params: { adminId }, body: { leerlingen, soort } }
  const { veranderd } = await call(leerlingInloggenEndpoints.renewGeheimen, args)
  return UITKOMST[soort](veranderd, w)
}
