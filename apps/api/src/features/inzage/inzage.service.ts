import type { AdminId } from '@letterhaven/contracts/ids'
import type { InzageLijst, InzageVraag } from '@letterhaven/contracts/inzage'
import { bekendeNaam } from '@letterhaven/domain/naam'
import type { Caller, Context } from '../../kern/context.ts'
import { readAdmin } from '../../kern/toegang/toegang.service.ts'
import { listInzage, listSoorten } from './inzage.queries.ts'

const PER_PAGINA = 100

type Rij = Awaited<ReturnType<typeof listInzage>>[number]
type Soort = Awaited<ReturnType<typeof listSoorten>>[number]

const naamUit = (
  voornaam: string | null,
  tussenvoegsel: string | null,
  achternaam: string | null,
): string | null => bekendeNaam({ voornaam, tussenvoegsel, achternaam })

type KijkMeeRegel = InzageLijst['inzage'][number]['kijkMee']

/** Presents that the office looked along, until it was stopped or its time was over. */
function presentKijkMee(
  rij: Rij,
  { soorten, now }: { readonly soorten: readonly Soort[]; readonly now: Date },
): KijkMeeRegel {
  const { kijk_mee: id, als_role: role, van, tot, gestopt_op } = rij
  if (!id || !role || !van || !tot) return null
  const eind = gestopt_op ?? tot
  return {
    role,
    naam: naamUit(rij.als_voornaam, rij.als_tussenvoegsel, rij.als_achternaam),
    van: van.toISOString(),
    tot: eind.toISOString(),
    loopt: eind > now,
    soorten: soorten.flatMap(({ kijk_mee, wat }) => (kijk_mee === id ? [wat] : [])),
  }
}

const presentInzage = (
  rij: Rij,
  bij: Parameters<typeof presentKijkMee>[1],
): InzageLijst['inzage'][number] => ({
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
  kijkMee: presentKijkMee(rij, bij),
})

/** Returns who looked at what in the caller's admin, latest first; `verder` leads to what came before. */
export function listInzageVan(
  ctx: Context,
  caller: Caller,
  { adminId, na }: { readonly adminId: AdminId } & InzageVraag,
): Promise<InzageLijst> {
  return readAdmin({ ctx, caller, adminId }, async (scope) => {
    const rijen = await listInzage(scope, { na, aantal: PER_PAGINA })
    const looks = rijen.flatMap(({ kijk_mee }) => kijk_mee ?? [])
    const soorten = looks.length > 0 ? await listSoorten(scope, looks) : []
    const laatste = rijen.length === PER_PAGINA ? rijen.at(-1) : undefined
    return {
      inzage: rijen.map((rij) => presentInzage(rij, { soorten, now: ctx.now() })),
      verder: laatste?.id ?? null,
    }
  })
}
