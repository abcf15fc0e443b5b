import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { GEDULD_MS, MIS, tijdig } from './tijdig.ts'

/** Keeps the page busy for longer than anybody waits: nothing that is done meanwhile is heard. */
function block(): void {
  const tot = performance.now() + GEDULD_MS * 1.2
  while (performance.now() < tot);
}

describe('waiting for the device’s storage', () => {
  it('hears what was ready while the page itself was busy', async () => {
    const gelezen = tijdig(readFile(import.meta.filename, 'utf8'))
    block()
    expect(await gelezen).not.toBe(MIS)
  })

  it('gives up a store that never answers', async () => {
    expect(await tijdig(new Promise(() => undefined))).toBe(MIS)
  })
})
