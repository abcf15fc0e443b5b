import { parentPort, workerData } from 'node:worker_threads'
import { estimateLeerlingen } from '../kern/ijking/maand.service.ts'
import { calibrateWoorden } from '../kern/ijking/ijken.service.ts'
import { loadInhoud } from '../kern/inhoud.ts'
import { createKysely, createPool } from '../platform/db.ts'
import { makeWay } from '../platform/make-way.ts'
import type { Tables } from '../schema/tables.ts'
import type { Night } from './night.ts'

const { wat, connection, office, now }: Night = workerData
makeWay()
const pool = createPool(connection, { max: 1, applicationName: 'letterhaven night' })
const officePool = createPool(office, { max: 1, applicationName: 'letterhaven night office' })
try {
  const { catalogus } = await loadInhoud()
  const kysely = createKysely<Tables>(pool)
  const uitkomst =
    wat === 'woorden'
      ? await calibrateWoorden(kysely, { catalogus, now })
      : await estimateLeerlingen({
          kysely,
          office: createKysely<Tables>(officePool),
          catalogus,
          now,
        })
  parentPort?.postMessage(uitkomst)
} finally {
  await Promise.all([pool.end(), officePool.end()])
}
