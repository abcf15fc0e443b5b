import type { AdminId } from '@letterhaven/contracts/ids'
import type { InzageLijst, InzageVraag } from '@letterhaven/contracts/inzage'
import { bekendeNaam } from '@letterhaven/domain/naam'
import type { Caller, Context } from '../../context.ts'
import { readAdmin } from '../toegang/toegang.service.ts'
import { listInzage } from './inzage.queries.ts'

const PER_PAGINA = 100

type Rij = Awaited<ReturnType<typeof listInzage>>[number]

const naamUit = (
  voornaam: string | null,
  tussenvoegsel: string | null,
  achternaam: string | null,
): string | null => bekendeNaam({ voornaam, tussenvoegsel, achternaam })

const presentInzage = (rij: Rij): InzageLijst['inzage'][number] => ({
  id: rij.id,
  op: rij.op.toISOString(),
  role: rij.role,
  wie: naamUit(rij.wie_voornaam, rij.wie_tussenvoegsel, rij.wie_achternaam),
  wat: rij.wat,
  leerling: naamUit(rij.leerling_voornaam, rij.leerling_tussenvoegsel, rij.leerling_achternaam),
  leerlingId: rij.leerling_id,
  overLeerling: rij.over_leerling,
  groep: rij.groep_naam,
  groepId: rij.groep_id,
  reden: rij.reden,
})

/** Who looked at what in the caller's admin, latest first; `verder` asks for what came before. */
export function listInzageVan(
  ctx: Context,
  caller: Caller,
  { adminId, na }: { readonly adminId: AdminId } & InzageVraag,
): Promise<InzageLijst> {
  return readAdmin({ ctx, caller, adminId }, async (scope) => {
    const rijen = await listInzage(scope, { na, aantal: PER_PAGINA })
    const laatste = rijen.length === PER_PAGINA ? rijen.at(-1) : undefined
    return { inzage: rijen.map(presentInzage), verder: laatste?.id ?? null }
  })
}
