import { createHash } from 'node:crypto'

/** A UUID (version 8) that is always the same for the same name: ids of the seed never change. */
export function seedId<Id extends string>(naam: string): Id {
  const bytes = createHash('sha256').update(`letterhaven/${naam}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id
}

/** A number below `n` that is always the same for the same name. */
export function seedNumber(naam: string, n: number): number {
  return createHash('sha256').update(`letterhaven/${naam}`).digest().readUInt32BE(0) % n
}
