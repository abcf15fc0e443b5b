import { FOUT_STATUS, type FoutBody } from './fout.ts'

/** Returns whether a refusal is ours: a code from the closed list, under its own status. */
export function isFoutVanOns(status: number, body: unknown): body is FoutBody {
  if (typeof body !== 'object' || body === null) return false
  const { code, message } = body as Partial<Record<string, unknown>>
  const hoort = new Map<unknown, number>(Object.entries(FOUT_STATUS)).get(code)
  return hoort === status && typeof message === 'string'
}
