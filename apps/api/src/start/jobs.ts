import { run, type Runner, type TaskList } from 'graphile-worker'
import * as z from 'zod/mini'
import {
  AdminIdSchema,
  DocentUitnodigingIdSchema,
  LeerlingIdSchema,
  UserIdSchema,
} from '@letterhaven/contracts/ids'
import type { Context } from '../context.ts'
import {
  sendAanbeveling,
  sweepAanbevelingen,
} from '../features/aanbevelingen/aanbevelingen.service.ts'
import { sweepSamenvoegingen } from '../features/dubbelen/voorheen.service.ts'
import { sendUitnodiging } from '../features/docenten/uitnodigen.service.ts'
import { sweepGasten } from '../features/gasten/gasten.service.ts'
import { sendGewijzigdMail, sendHerstelMail } from '../features/herstel/herstel-mail.service.ts'
import { sweepHerstel } from '../features/herstel/herstel.service.ts'
import { sweepImports } from '../features/import/import.service.ts'
import { sluitAccounts } from '../features/sluiting/sluit-accounts.service.ts'
import { sendSluitMail } from '../features/sluiting/sluitpost.service.ts'
import { sweepSporen } from '../features/bewaartermijn/bewaartermijn.service.ts'
import { sweepPrullenbak } from '../features/prullenbak/prullenbak.service.ts'
import { sweepRemmen } from '../features/remmen/remmen.service.ts'
import { sweepSessies } from '../features/sessies/einde.service.ts'
import { sweepSso } from '../features/sso/sso.service.ts'
import { sweepUitdagingen } from '../features/uitdagingen/uitdagingen.service.ts'
import { herberekenStaat } from '../features/staat/herbereken.service.ts'
import { createOwnerPool, type Connection } from '../platform/db.ts'
import { freeJobsOfNobody, freeLostJobs, WORKERS } from './lost-jobs.ts'
import { runNight } from './night.ts'
import { quietLogger } from './queue-logger.ts'

const HerberekenSchema = z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema })

const AanvraagSchema = z.strictObject({ id: z.uuid() })
const UitnodigingSchema = z.strictObject({
  adminId: AdminIdSchema,
  id: DocentUitnodigingIdSchema,
})
const SluitingSchema = z.strictObject({
  adminId: AdminIdSchema,
  id: UserIdSchema,
  wat: z.enum(['sluiten', 'niet_sluiten']),
})
const AanbevelingSchema = z.strictObject({ adminId: AdminIdSchema, id: z.uuid() })
const GewijzigdSchema = z.strictObject({ id: UserIdSchema })

/** Every kind of job; payloads hold ids alone. */
export function createTasks(ctx: Context, owner: Connection): TaskList {
  return {
    herbereken_staat: async (payload) => {
      const { adminId, leerlingId } = z.parse(HerberekenSchema, payload)
      await herberekenStaat(ctx, adminId, leerlingId)
    },
    ijk_woorden: async () => {
      await runNight(ctx, owner, 'woorden')
    },
    schat_leerlingen: async () => {
      await runNight(ctx, owner, 'leerlingen')
    },
    ruim_gasten_op: async () => {
      await sweepGasten(ctx)
    },
    mail_herstel: async (payload, { job }) => {
      const { id } = z.parse(AanvraagSchema, payload)
      await sendHerstelMail(ctx, { id, poging: job.attempts })
    },
    mail_gewijzigd: async (payload) => {
      await sendGewijzigdMail(ctx, z.parse(GewijzigdSchema, payload).id)
    },
    mail_uitnodiging: async (payload) => {
      await sendUitnodiging(ctx, z.parse(UitnodigingSchema, payload))
    },
    mail_sluiting: async (payload) => {
      await sendSluitMail(ctx, z.parse(SluitingSchema, payload))
    },
    sluit_accounts: async () => {
      await sluitAccounts(ctx)
    },
    mail_aanbeveling: async (payload) => {
      await sendAanbeveling(ctx, z.parse(AanbevelingSchema, payload))
    },
    geef_werk_terug: async (_payload, { query }) => {
      await freeLostJobs(query)
    },
    ruim_aanmelden_op: async () => {
      await sweepHerstel(ctx)
      await sweepSessies(ctx)
      await sweepRemmen(ctx)
      await sweepUitdagingen(ctx)
      await sweepSso(ctx)
    },
    ruim_prullenbak_op: async () => {
      await sweepPrullenbak(ctx)
      await sweepSamenvoegingen(ctx)
    },
    ruim_aanbevelingen_op: async () => {
      await sweepAanbevelingen(ctx)
    },
    ruim_sporen_op: async () => {
      await sweepSporen(ctx)
    },
    ruim_imports_op: async () => {
      await sweepImports(ctx)
    },
  }
}

/** What comes round by the clock; several processes share one round. */
const ROUNDS = `30 2 * * * ijk_woorden ?max=3
30 3 2 * * schat_leerlingen ?max=3
*/10 * * * * ruim_gasten_op ?max=3
*/10 * * * * ruim_aanmelden_op ?max=3
20 * * * * ruim_imports_op ?max=3
40 1 * * * ruim_prullenbak_op ?max=3
50 * * * * sluit_accounts ?max=3
50 1 * * * ruim_aanbevelingen_op ?max=3
55 1 * * * ruim_sporen_op ?max=3
* * * * * geef_werk_terug ?max=1`

export interface Jobs {
  stop(): Promise<void>
}

/** Starts working off the queue, as the owner of its tables. */
export async function startJobs(ctx: Context, owner: Connection): Promise<Jobs> {
  const pgPool = createOwnerPool(owner, WORKERS)
  await freeJobsOfNobody((text, values) => pgPool.query(text, values))
  const runner: Runner = await run({
    pgPool,
    taskList: createTasks(ctx, owner),
    crontab: ROUNDS,
    concurrency: 2,
    noHandleSignals: true,
    logger: quietLogger,
  })
  return {
    async stop() {
      await runner.stop()
      await pgPool.end()
    },
  }
}
