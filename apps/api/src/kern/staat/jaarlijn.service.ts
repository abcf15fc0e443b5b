import type { LeerlingId } from '@letterhaven/contracts/ids'
import { mergeJaren, type Jaarlijn } from '@letterhaven/domain/jaarlijn'
import type { AdminScope, Context } from '../context.ts'
import { landVanAdmin } from '../toegang/toegang.service.ts'
import { findEersteAntwoord, listJaarwisselsMetVan, setJaarlijn } from './jaarlijn.queries.ts'
import { findJaargroepVast, findStaat } from './staat.queries.ts'

async function readJaarlijn(scope: AdminScope, leerlingId: LeerlingId): Promise<Jaarlijn> {
  const staat = await findStaat(scope, leerlingId)
  const eerste = await findEersteAntwoord(scope, leerlingId)
  const { jaargroep } = await findJaargroepVast(scope, leerlingId)
  return {
    begin: staat?.begin_jaargroep ?? jaargroep,
    wissels: (await listJaarwisselsMetVan(scope, leerlingId)).map(
      ({ op, van, naar, bank_versie }) => ({
        op: op.getTime(),
        van,
        naar,
        bankVersie: bank_versie,
      }),
    ),
    eerste: eerste?.getTime() ?? null,
  }
}

/** Merges the years of two pupils who become one; see the rule (`domain/jaarlijn`). The caller has locked both. */
export async function readJaarlijnSamen(
  ctx: Context,
  scope: AdminScope,
  {
    blijft,
    weg,
    now,
  }: { readonly blijft: LeerlingId; readonly weg: LeerlingId; readonly now: Date },
) {
  const { jaargroep } = await findJaargroepVast(scope, blijft)
  const { bank } = ctx.inhoud.voor(await landVanAdmin(scope))
  return mergeJaren({
    blijft: await readJaarlijn(scope, blijft),
    weg: await readJaarlijn(scope, weg),
    jaargroep,
    nu: now.getTime(),
    bankVersie: bank?.versie ?? 0,
  })
}

/** Stores these as the years of a pupil who has a state; the caller must have that state folded again. */
export const saveJaarlijn = (
  scope: AdminScope,
  leerlingId: LeerlingId,
  lijn: Omit<Jaarlijn, 'eerste'>,
): Promise<void> => setJaarlijn(scope, leerlingId, lijn)
