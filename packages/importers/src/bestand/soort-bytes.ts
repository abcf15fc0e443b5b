/**
 * The width of characters in a file, as far as it can be told before any text is decoded; 'bytes' means one or more
 * bytes per character.
 */
type Bytesoort = 'utf-16le' | 'utf-16be' | 'bytes'

const KOP = 512
/**
 * In a two-byte text in our letters nearly every other byte is zero; in one with names in another script the separators
 * still are.
 */
const DEEL = 0.3

/**
 * Returns the width by the position of zero bytes: in two-byte text without a byte order mark they are at every other
 * place.
 */
function volgensLegeBytes(bytes: Uint8Array): Bytesoort {
  const kop = bytes.subarray(0, KOP)
  const leeg = [0, 0]
  kop.forEach((byte, plek) => {
    if (byte === 0) leeg[plek % 2] = (leeg[plek % 2] ?? 0) + 1
  })
  const [even = 0, oneven = 0] = leeg
  const genoeg = (kop.length / 2) * DEEL
  if (oneven > genoeg && even === 0) return 'utf-16le'
  return even > genoeg && oneven === 0 ? 'utf-16be' : 'bytes'
}

/** Returns the width by the byte order mark in the first two bytes, and otherwise by which bytes are zero. */
export function soortVanBytes(bytes: Uint8Array): Bytesoort {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return volgensLegeBytes(bytes)
}
