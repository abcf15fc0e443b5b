import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { Engine, Staat } from '@letterhaven/adaptief'
import { plusDagen } from '@letterhaven/domain/schooljaar'
import type { AdminScope, Context } from '../context.ts'
import type { LevendeInhoud } from '../inhoud.ts'
import { withScope } from '../../platform/scope.ts'
import { searchLeerling } from '../toegang/toegang.service.ts'
import { findDagstaatVoor, findStaat, replaceDagstaten, replaceStaat } from './staat.queries.ts'
import {
  beginStaat,
  readStaat,
  listGebeurd,
  motorVan,
  type StaatLeerling,
} from './staat.service.ts'
import { isAntwoord, foldBewaarde, type Gebeurtenis } from '../vouwen.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'

interface Dagstaat {
  readonly dag: string
  readonly staat: Buffer
  readonly laatstOp: Date | null
}

interface Vouwing {
  readonly staat: Staat
  readonly laatstOp: Date | null
  readonly dagen: readonly Dagstaat[]
}

const BEGIN_DER_DAGEN = '0001-01-01'

/** Folds day by day, keeping the state as it was before each day that has answers. */
function foldPerDag(
  { engine, motor }: { engine: Engine; motor: (bankVersie: number) => Engine },
  begin: { staat: Staat; laatstOp: Date | null },
  gebeurtenissen: readonly Gebeurtenis[],
): Vouwing {
  const dagen: Dagstaat[] = []
  let { staat, laatstOp } = begin
  for (const gebeurtenis of gebeurtenissen) {
    const dag = dagVan(gebeurtenis.gegeven_op)
    if (isAntwoord(gebeurtenis) && dagen.at(-1)?.dag !== dag)
      dagen.push({ dag, staat: Buffer.from(engine.serialize(staat)), laatstOp })
    staat = foldBewaarde(motor, staat, [gebeurtenis])
    laatstOp = gebeurtenis.gegeven_op
  }
  return { staat, laatstOp, dagen }
}

async function herberekenVanaf(
  scope: AdminScope,
  inhoud: LevendeInhoud,
  { begin: eerste, vanaf }: { begin: StaatLeerling; vanaf: Date },
): Promise<void> {
  const rij = await findDagstaatVoor(scope, eerste.id, { moment: vanaf, dag: dagVan(vanaf) })
  const gelezen = rij && readStaat(inhoud, rij.staat)
  // A day state that cannot be read is no base; in that case everything is folded from the beginning.
  const basis = rij && gelezen ? { dag: rij.dag, staat: gelezen, laatstOp: rij.laatst_op } : null
  const begin = basis ?? { staat: beginStaat(inhoud, eerste), laatstOp: null }
  const gebeurd = await listGebeurd(scope, inhoud, { leerling: eerste, na: begin.laatstOp })
  const motor = await motorVan(scope, inhoud, gebeurd)
  const vouwing = foldPerDag({ engine: inhoud.engine, motor }, begin, gebeurd)
  // The base day itself is folded again as well, because a late answer may belong to it.
  const na = basis ? plusDagen(basis.dag, -1) : BEGIN_DER_DAGEN
  await replaceDagstaten(scope, eerste.id, { na, dagen: vouwing.dagen })
  await replaceStaat(scope, eerste.id, {
    staat: Buffer.from(inhoud.engine.serialize(vouwing.staat)),
    laatstOp: vouwing.laatstOp,
    bankVersie: gebeurd.at(-1)?.bank_versie ?? 0,
  })
}

/**
 * Folds what is waiting (late answers, a change of year) into a pupil's state, from the last day state before the oldest of it.
 * Does nothing when nothing is waiting, so a job may run twice.
 */
export async function herberekenStaat(
  ctx: Context,
  adminId: AdminId,
  leerlingId: LeerlingId,
): Promise<void> {
  await withScope(ctx.kysely, adminId, async (scope) => {
    const staat = await findStaat(scope, leerlingId, 'forUpdate')
    const leerling = await searchLeerling(scope, leerlingId)
    if (!staat?.achter_vanaf || !leerling) return
    const begin = { ...leerling, jaargroep: staat.begin_jaargroep }
    await herberekenVanaf(scope, ctx.inhoud, { begin, vanaf: staat.achter_vanaf })
  })
}
