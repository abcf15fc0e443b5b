import { inlogkaartenEndpoints } from '@letterhaven/contracts/endpoints/inlogkaarten'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { call } from '../api/client.ts'
import { bewaarBestand } from '../export/bewaar-bestand.ts'
import { aantal } from '../weergave/woorden.ts'

/** Whose sign-ins are meant: pupils of one school, of one or more groups. */
interface Wie {
  readonly adminId: AdminId
  readonly leerlingen: LeerlingId[]
}

/** Puts their login cards among the downloads under this name, and says so. */
export async function bewaarKaarten(
  { adminId, leerlingen }: Wie,
  { qr, bestand }: { readonly qr: boolean; readonly bestand: string },
): Promise<string> {
  const args = { params: { adminId }, body: { leerlingen, qr } }
  bewaarBestand(bestand, await call(inlogkaartenEndpoints.createInlogkaarten, args))
  return `${aantal(leerlingen.length, 'inlogkaart staat', 'inlogkaarten staan')} bij je downloads.`
}

/** Gives them new secrets, and says how many got one: who comes with a school account alone keeps to that. */
export async function vernieuwGeheimen({ adminId, leerlingen }: Wie): Promise<string> {
  const args = { params: { adminId }, body: { leerlingen } }
  const { vernieuwd } = await call(leerlingInloggenEndpoints.renewGeheimen, args)
  const oud = vernieuwd === 1 ? 'Het oude werkt' : 'De oude werken'
  return `${aantal(vernieuwd, 'leerling heeft', 'leerlingen hebben')} een nieuw wachtwoord. ${oud} niet meer.`
}
