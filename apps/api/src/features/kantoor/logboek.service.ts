import type { UserId } from '@letterhaven/contracts/ids'
import type { KantoorLog, KantoorLogVraag, KantoorRegel } from '@letterhaven/contracts/kantoor-log'
import { beginVanDag } from '@letterhaven/domain/kalenderdag'
import { plusDagen } from '@letterhaven/domain/schooljaar'
import { openKantoor } from '../../kern/kantoor/kantoor.service.ts'
import { readPagina } from '../../kern/kantoor/pagina.policy.ts'
import type { Caller, Context } from '../../kern/context.ts'
import { listMensen, listRegels, listSchrijvers } from './logboek.queries.ts'

type Rij = Awaited<ReturnType<typeof listRegels>>[number]

const presentRegel = (rij: Rij, namen: ReadonlyMap<UserId, string>): KantoorRegel => ({
  id: rij.id,
  op: rij.op.toISOString(),
  wie: namen.get(rij.wie) ?? '',
  wat: rij.wat,
  account: rij.voor_admin && { id: rij.voor_admin, naam: rij.naam },
  reden: rij.reden,
  over: rij.over,
  aantal: rij.aantal,
})

/** Returns a page of what the office did, newest first. */
export async function listKantoorLog(
  ctx: Context,
  caller: Caller,
  { van, tot, wie, wat, na }: KantoorLogVraag,
): Promise<KantoorLog> {
  const welke = {
    wie,
    wat,
    na,
    van: van === undefined ? undefined : beginVanDag(van),
    tot: tot === undefined ? undefined : beginVanDag(plusDagen(tot, 1)),
  }
  const { rijen, verder, schrijvers } = await openKantoor(
    { ctx, caller, lezing: null },
    async (db) => {
      const pagina = await readPagina((aantal) => listRegels(db, welke, aantal))
      const antwoord = { ...pagina, schrijvers: await listSchrijvers(db) }
      return { antwoord, aantal: pagina.rijen.length }
    },
  )
  const mensen = await listMensen(ctx.kysely, schrijvers)
  const namen = new Map(mensen.map(({ id, naam }) => [id, naam]))
  return { regels: rijen.map((rij) => presentRegel(rij, namen)), mensen, verder }
}
