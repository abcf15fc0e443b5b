import { parentPort } from 'node:worker_threads'
import { makeWay } from '../../platform/make-way.ts'
import { runLeestaak, type Leestaak } from './leestaak.ts'

makeWay()
parentPort?.on('message', ({ nr, taak }: { nr: number; taak: Leestaak }) => {
  parentPort?.postMessage({ nr, uitkomst: runLeestaak(taak) })
})
