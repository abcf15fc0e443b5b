import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it is sent. */
export interface Packed {
  readonly body: Buffer
  /** Null when the browser accepts no compressed answer. */
  readonly encoding: Encoding | null
}

type Encoding = 'br' | 'gzip'

/** Returns a page in an encoding that the browser accepts. */
export type Pack = (accepts: string) => Promise<Packed>

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

// Both run outside the thread that answers: a page takes longer to pack than a hundred answers.
const PACKERS: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, BROTLI),
  gzip: promisify(gzip),
}

const encodingOf = (accepts: string): Encoding | null => {
  if (/\bbr\b/.test(accepts)) return 'br'
  return /\bgzip\b/.test(accepts) ? 'gzip' : null
}

/** Compresses a page once per encoding, on the first request for it, and keeps it. Others who ask meanwhile wait along. */
export function createPack(html: string): Pack {
  const plain = Buffer.from(html)
  const kept = new Map<Encoding, Promise<Buffer>>()
  return async (accepts) => {
    const encoding = encodingOf(accepts)
    if (!encoding) return { body: plain, encoding }
    const packing = kept.get(encoding) ?? PACKERS[encoding](plain)
    kept.set(encoding, packing)
    return { body: await packing, encoding }
  }
}
