import { parentPort } from 'node:worker_threads'
import { doeLeestaak, type Leestaak } from './leestaak.ts'

parentPort?.on('message', ({ nr, taak }: { nr: number; taak: Leestaak }) => {
  parentPort?.postMessage({ nr, uitkomst: doeLeestaak(taak) })
})
