/** How bytes were made of text, as far as that is told before any text is read; 'bytes' where each sign is one or more of them. */
type Bytesoort = 'utf-16le' | 'utf-16be' | 'bytes'

const KOP = 512
/** Of a text in our letters nearly every other byte of two is empty; of names in another script the separators still are. */
const DEEL = 0.3

/** Where the empty bytes stand: every other one, in text of two bytes a sign that does not say so. */
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

/** By the first two bytes, else by which of them are empty. */
export function soortVanBytes(bytes: Uint8Array): Bytesoort {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return volgensLegeBytes(bytes)
}
