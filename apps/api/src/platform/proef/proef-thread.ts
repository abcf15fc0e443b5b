import { parentPort } from 'node:worker_threads'

/** What the tests of threads ask of one. */
export type Proeftaak =
  | { readonly wat: 'zeg'; readonly tekst: string; readonly bezigMs: number }
  | { readonly wat: 'hang' }
  | { readonly wat: 'val' }

/** Keeps the thread as a task does that computes. */
function blijfBezig(ms: number): void {
  const eind = Date.now() + ms
  while (Date.now() < eind);
}

parentPort?.on('message', ({ nr, taak }: { nr: number; taak: Proeftaak }) => {
  if (taak.wat === 'val') throw new Error('asked for')
  if (taak.wat === 'hang') for (;;);
  blijfBezig(taak.bezigMs)
  parentPort?.postMessage({ nr, uitkomst: taak.tekst })
})
