import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { createPack } from './pack-page.ts'

/** A page that takes long to pack. */
const HTML = Array.from({ length: 20_000 }, (_, i) => `<p>${i * 7919}</p>`).join('')

/** Returns the processor time this thread spends on `work`, in microseconds. */
async function spent(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

it('a page is packed once, however many ask for it at once', async () => {
  const pack = createPack(HTML)
  const all = await Promise.all(Array.from({ length: 100 }, () => pack('gzip, deflate, br')))
  expect(new Set(all.map(({ body }) => body)).size).toBe(1)
  expect((await pack('br')).body).toBe(all[0]?.body)
  expect((await pack('gzip')).body).not.toBe(all[0]?.body)
})

it('beside the thread that answers, which hardly spends a thing on it', async () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const here = await spent(() => brotliCompressSync(HTML, { params }))
  const tries: number[] = []
  for (let i = 0; i < 5; i += 1) tries.push(await spent(() => createPack(HTML)('br')))
  expect(Math.min(...tries)).toBeLessThan(here / 4)
})
