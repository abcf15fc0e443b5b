import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it travels. */
export interface Packed {
  readonly body: Buffer
  /** Null where the browser takes no packed answer. */
  readonly encoding: Encoding | null
}

type Encoding = 'br' | 'gzip'

/** Gives a page as a browser takes it. */
export type Pack = (accepts: string) => Promise<Packed>

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

// Both beside the thread that answers: a page takes longer to pack than a hundred answers.
const PACKERS: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, BROTLI),
  gzip: promisify(gzip),
}

const encodingOf = (accepts: string): Encoding | null => {
  if (/\bbr\b/.test(accepts)) return 'br'
  return /\bgzip\b/.test(accepts) ? 'gzip' : null
}

/** Packs a page once per encoding, when somebody first asks for it so, and keeps it. Whoever asks meanwhile waits along. */
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
