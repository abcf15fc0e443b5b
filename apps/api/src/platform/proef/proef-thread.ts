import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { makeWay } from '../make-way.ts'

/** What the tests of threads ask a thread to do. */
export type Proeftaak =
  | { readonly wat: 'zeg'; readonly tekst: string; readonly bezigMs: number }
  | { readonly wat: 'hang' }
  | { readonly wat: 'val' }
  | { readonly wat: 'wijk' }

/** Keeps the thread busy, like a piece of work that computes. */
function blijfBezig(ms: number): void {
  const eind = Date.now() + ms
  while (Date.now() < eind);
}

/** Returns the nice value of this thread: field nineteen of its stat line from the kernel. */
const nice = (): string =>
  readFileSync('/proc/thread-self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')[16] ?? ''

parentPort?.on('message', ({ nr, taak }: { nr: number; taak: Proeftaak }) => {
  if (taak.wat === 'val') throw new Error('asked for')
  if (taak.wat === 'hang') for (;;);
  if (taak.wat === 'wijk') {
    const eerst = nice()
    makeWay()
    return parentPort?.postMessage({ nr, uitkomst: `${eerst} ${nice()}` })
  }
  blijfBezig(taak.bezigMs)
  parentPort?.postMessage({ nr, uitkomst: taak.tekst })
})
