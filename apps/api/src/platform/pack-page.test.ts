import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPack } from './pack-page.ts'

/** A page that takes long to pack. */
const HTML = Array.from({ length: 20_000 }, (_, i) => `<p>${i * 7919}</p>`).join('')

/** How many pieces of work the process does beside the thread that answers; the rest waits for its turn. */
const BESIDE = Number(process.env.UV_THREADPOOL_SIZE ?? 4)

/** Returns which is ready first: work beside the thread that answers, of which there is all it can do at once, or `work`. */
async function firstOf(work: () => Promise<unknown>): Promise<string> {
  const ready: string[] = []
  const note = (name: string) => () => ready.push(name)
  const busy = Array.from({ length: BESIDE }, () =>
    promisify(pbkdf2)('a', 'b', 100_000, 64, 'sha512').then(note('beside')),
  )
  await Promise.all([...busy, work().then(note('work'))])
  return ready[0] ?? ''
}

it('a page is packed once, however many ask for it at once', async () => {
  const pack = createPack(HTML)
  const all = await Promise.all(Array.from({ length: 100 }, () => pack('gzip, deflate, br')))
  expect(new Set(all.map(({ body }) => body)).size).toBe(1)
  expect((await pack('br')).body).toBe(all[0]?.body)
  expect((await pack('gzip')).body).not.toBe(all[0]?.body)
})

describe('beside the thread that answers', () => {
  it.each(['br', 'gzip'])(
    'a page is packed as %s: it waits for its turn there',
    async (encoding) => {
      expect(await firstOf(() => createPack(HTML)(encoding))).toBe('beside')
    },
  )

  it('while what is packed on that thread waits for nothing (decoy)', async () => {
    expect(await firstOf(async () => brotliCompressSync(HTML))).toBe('work')
  })
})
