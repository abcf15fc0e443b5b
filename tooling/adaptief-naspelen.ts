/**
 * `npm run adaptief:replay -- <leerlingId>`: folds all answers of a pupil again and reports whether the result equals the
 * stored state to the bit. The product must be running, or DATABASE_URL must be set. Exits with 1 where they differ.
 */
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import { bankBronBij } from '../apps/api/src/kern/ijking/bank.service.ts'
import { replayStaat } from '../apps/api/src/kern/staat/naspelen.service.ts'
import { loadInhoud } from '../apps/api/src/kern/inhoud.ts'
import { readConfig } from '../apps/api/src/platform/config.ts'
import { createKysely, createPool } from '../apps/api/src/platform/db.ts'
import { findRunning } from '../apps/api/src/platform/postgres/find-running.ts'
import { withScope } from '../apps/api/src/platform/scope.ts'
import type { Tables } from '../apps/api/src/schema/tables.ts'

const ZINNEN = {
  gelijk: 'het naspelen geeft bit voor bit de bewaarde staat',
  anders: 'het naspelen geeft een andere staat dan bewaard is',
  wacht: 'er wachten late antwoorden; daarna kan het naspelen',
  geen_staat: 'er is nog geen staat bewaard',
} as const

async function replay(argument: string | undefined): Promise<boolean> {
  const id = LeerlingIdSchema.safeParse(argument)
  if (!id.success) throw new Error('Gebruik: npm run adaptief:replay -- <leerlingId>')
  const config = readConfig(process.env, process.cwd())
  const database = config.database ?? findRunning(config.dataDir)
  if (!database) throw new Error('Letterhaven draait niet: start het eerst, of zet DATABASE_URL.')
  const applicationName = 'letterhaven naspelen'
  const pool = createPool(database, { max: 1, applicationName })
  try {
    const owner = createKysely<Tables>(pool)
    const rij = await owner
      .selectFrom('leerling')
      .select('admin_id')
      .where('id', '=', id.data)
      .executeTakeFirst()
    const inhoud = await loadInhoud(bankBronBij(owner))
    const uitslag =
      rij && (await withScope(owner, rij.admin_id, (scope) => replayStaat(scope, inhoud, id.data)))
    if (!uitslag) throw new Error('Deze leerling is er niet.')
    const { antwoorden, versie, banken, uitkomst } = uitslag
    process.stdout.write(
      `${antwoorden} antwoorden, woordenbank ${banken.join(', ') || '-'}, motor ${versie.nu}, bewaard door motor ${versie.bewaard ?? '-'}: ${ZINNEN[uitkomst]}\n`,
    )
    return uitkomst === 'gelijk'
  } finally {
    await pool.end()
  }
}

try {
  process.exitCode = (await replay(process.argv[2])) ? 0 : 1
} catch (fout) {
  process.stderr.write(`${fout instanceof Error ? fout.message : String(fout)}\n`)
  process.exitCode = 1
}
