import { readFileSync } from 'node:fs'
import { OWNER } from './cluster.ts'
import type { EmbeddedConnection } from './connection.ts'
import { readPidFile } from './pid-file.ts'
import { openDataDir, preparePlaces } from './places.ts'
import { processMark } from './process-mark.ts'

/** Returns how to reach the embedded database that another process of ours keeps running; null when there is none. */
export function findRunning(dataDir: string, database = 'letterhaven'): EmbeddedConnection | null {
  const { cluster, password } = preparePlaces(openDataDir(dataDir))
  const found = readPidFile(cluster)
  if (!found || found.status !== 'ready' || processMark(found.pid) === null) return null
  return {
    host: found.socketDir || '127.0.0.1',
    port: found.port,
    user: OWNER,
    password: readFileSync(password, 'utf8').trim(),
    database,
  }
}
