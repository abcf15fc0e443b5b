import { parentPort, workerData } from 'node:worker_threads'
import { ijkWoorden } from '../features/ijking/ijken.service.ts'
import { loadInhoud } from '../inhoud.ts'
import { createKysely, createPool } from '../platform/db.ts'
import type { Tables } from '../schema/tables.ts'
import type { Night } from './night.ts'

const { connection, now }: Night = workerData
const pool = createPool(connection, { max: 1, applicationName: 'letterhaven night' })
try {
  const { catalogus } = await loadInhoud()
  const ijking = await ijkWoorden(createKysely<Tables>(pool), { catalogus, now })
  parentPort?.postMessage(ijking)
} finally {
  await pool.end()
}
