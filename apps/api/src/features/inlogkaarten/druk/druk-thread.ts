import { parentPort } from 'node:worker_threads'
import { makeWay } from '../../../platform/make-way.ts'
import { drukPdf } from './druk-pdf.ts'
import type { Druktaak } from './druktaak.ts'

makeWay()
parentPort?.on('message', ({ nr, taak }: { nr: number; taak: Druktaak }) => {
  void drukPdf(taak).then((uitkomst) =>
    parentPort?.postMessage({ nr, uitkomst }, [uitkomst.buffer as ArrayBuffer]),
  )
})
