import { isIPv6 } from 'node:net'
import { ApiError } from './errors.ts'

export interface BrakeOptions {
  /** How much one key may take within the window. */
  readonly limit: number
  readonly windowMs: number
  /** The code of a refusal; `too_many_attempts` by default. */
  readonly code?: ConstructorParameters<typeof ApiError>[0]
}

/** Counts per key in the memory of this process, and refuses what goes beyond the limit. */
export interface Brake {
  /** Takes `amount` for a key, or throws with the brake's code and takes nothing. */
  take(key: string, now: Date, amount?: number): void
}

/** How many keys are remembered at once; beyond it the oldest are dropped. */
const MAX_KEYS = 50_000

/** Creates a brake. A window opens with a key's first take and closes by itself. Nothing is stored. */
export function createBrake({ limit, windowMs, code = 'too_many_attempts' }: BrakeOptions): Brake {
  const windows = new Map<string, { readonly until: number; taken: number }>()
  return {
    take(key, now, amount = 1) {
      const nowMs = now.getTime()
      let open = windows.get(key)
      if (!open || open.until <= nowMs) {
        windows.delete(key)
        open = { until: nowMs + windowMs, taken: 0 }
        windows.set(key, open)
      }
      if (open.taken + amount > limit)
        throw new ApiError(code, undefined, Math.ceil((open.until - nowMs) / 1000))
      open.taken += amount
      // A map keeps its insertion order, so the first key is the oldest.
      if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? '')
    },
  }
}

/** Returns the first four groups of an IPv6 address, which are assigned to a connection; its user can vary the rest freely. */
function network(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const gap = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0')
  const all = address.includes('::') ? [...(before ?? []), ...gap, ...(after ?? [])] : before
  return (all ?? []).slice(0, 4).join(':')
}

/** Returns the key of an address: itself for IPv4, its /64 for IPv6, so that one line does not count as many. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? network(plain.toLowerCase()) : plain
}
