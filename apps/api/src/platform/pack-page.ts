import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A page as it travels. */
export interface Packed {
  readonly body: Buffer
  /** Null where the browser takes no packed answer. */
  readonly encoding: 'br' | 'gzip' | null
}

/** Enough for every page on every host of one installation; a stranger's made-up hosts push out the oldest. */
const KEPT = 200
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const encodingOf = (accepts: string): Packed['encoding'] => {
  if (/\bbr\b/.test(accepts)) return 'br'
  return /\bgzip\b/.test(accepts) ? 'gzip' : null
}

const pack = (html: string, encoding: Packed['encoding']): Buffer => {
  if (encoding === 'br') return brotliCompressSync(html, BROTLI)
  return encoding === 'gzip' ? gzipSync(html) : Buffer.from(html)
}

/** Packs each page once per encoding and keeps it: a page differs only by the host that is written in it. */
export function createPacker(): (html: string, accepts: string) => Packed {
  const kept = new Map<string, Buffer>()
  return (html, accepts) => {
    const encoding = encodingOf(accepts)
    const key = `${encoding} ${html}`
    const body = kept.get(key) ?? pack(html, encoding)
    if (kept.size >= KEPT) for (const oldest of kept.keys().take(1)) kept.delete(oldest)
    kept.set(key, body)
    return { body, encoding }
  }
}
