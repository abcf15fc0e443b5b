import { setTimeout as pause } from 'node:timers/promises'
import type { TaskList } from 'graphile-worker'
import * as z from 'zod/mini'
import {
  AdminIdSchema,
  DocentUitnodigingIdSchema,
  LeerlingIdSchema,
  UserIdSchema,
} from '@letterhaven/contracts/ids'
import type { Context } from '../kern/context.ts'
import {
  sendAanbeveling,
  sweepAanbevelingen,
} from '../features/aanbevelingen/aanbevelingen.service.ts'
import { sweepSamenvoegingen } from '../kern/voorheen/voorheen.service.ts'
import { sendUitnodiging } from '../features/docenten/uitnodigen.service.ts'
import { sweepGasten } from '../features/gasten/gasten.service.ts'
import { sendGewijzigdMail, sendHerstelMail } from '../features/herstel/herstel-mail.service.ts'
import { sweepHerstel } from '../features/herstel/herstel.service.ts'
import { sweepImports } from '../features/import/import.service.ts'
import { closeAccounts } from '../features/sluiting/close-accounts.service.ts'
import { sendSluitMail } from '../features/sluiting/sluitpost.service.ts'
import { sweepSporen } from '../features/bewaartermijn/bewaartermijn.service.ts'
import { sweepPrullenbak } from '../features/prullenbak/prullenbak.service.ts'
import { sweepRemmen } from '../kern/remmen/remmen.service.ts'
import { sweepSessies } from '../features/sessies/einde.service.ts'
import { sweepSso } from '../features/sso/sso.service.ts'
import { sweepUitdagingen } from '../kern/uitdagingen/uitdagingen.service.ts'
import { herberekenStaat } from '../kern/staat/herbereken.service.ts'
import type { Connection } from '../platform/db.ts'
import { freeLostJobs } from './lost-jobs.ts'
import { runNight } from './night.ts'
import { beginRunner, type Runner } from './runner.ts'

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

/** Creates the handler of every kind of job; payloads contain only ids. */
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
      await closeAccounts(ctx)
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

/** The jobs that run on a schedule; several processes share one schedule. */
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

/** How long after the end of one runner of the queue the next begins, in ms. */
const AGAIN_MS = 500
/** How many earlier runners are remembered, to give back the jobs that they had taken. */
const REMEMBERED = 20

/**
 * Processes the queue as the owner of its tables, and goes on when the database was away: a runner that ends by itself is
 * followed by another, as soon as the database allows it. Throws when the first cannot begin.
 */
export async function startJobs(ctx: Context, owner: Connection): Promise<Jobs> {
  const stopping = new AbortController()
  const gone: string[] = []
  const begin = (): Promise<Runner> =>
    beginRunner(owner, {
      tasks: createTasks(ctx, owner),
      crontab: ROUNDS,
      gone: gone.slice(-REMEMBERED),
    })
  let runner: Runner | null = await begin()

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (runner) {
        await runner.ended
        gone.push(runner.name)
        runner = null
      }
      await pause(AGAIN_MS, null, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      runner = await begin().catch(() => null)
      // A stop that was asked for while it began did not reach it.
      if (runner && stopping.signal.aborted) await runner.stop()
    }
    await runner?.ended
  }

  const following = follow()
  return {
    async stop() {
      stopping.abort()
      await runner?.stop()
      await following
    },
  }
}
