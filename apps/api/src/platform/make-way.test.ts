import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Proeftaak } from './proef/proef-thread.ts'
import { createThreads } from './thread.ts'

it('a thread that makes way lets others go first, and the one that answers stays as it is', async () => {
  const threads = createThreads<Proeftaak, string>({
    module: new URL('proef/proef-thread.ts', import.meta.url),
    most: 1,
    longestMs: 20_000,
    longestWaitMs: 20_000,
    memoryMb: 64,
    rest: () => null,
    perKey: () => 1,
  })
  const stat = () =>
    readFileSync('/proc/thread-self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  const eigen = stat()[16]
  expect(await threads.perform('A', { wat: 'wijk' })).toBe(`${eigen} ${Number(eigen) + 5}`)
  expect(stat()[16]).toBe(eigen)
  await threads.stop()
})
