import { parentPort } from 'node:worker_threads'
import { drukPdf } from './druk-pdf.ts'
import type { Druktaak } from './druktaak.ts'

parentPort?.on('message', ({ nr, taak }: { nr: number; taak: Druktaak }) => {
  void drukPdf(taak).then((uitkomst) =>
    parentPort?.postMessage({ nr, uitkomst }, [uitkomst.buffer as ArrayBuffer]),
  )
})
