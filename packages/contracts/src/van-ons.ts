import type { Endpoint } from './endpoint.ts'
import { FOUT_STATUS, type FoutBody } from './fout.ts'

/** As much of an answer as tells whose it is before it is read. */
export interface Herkomst {
  readonly ok: boolean
  readonly headers: { get(naam: string): string | null }
}

/**
 * Whether a good answer is ours: it comes as what was asked for. A proxy, a filter or a hotspot speaks in our name with
 * a page of its own, under any status; that is no line, and nothing of it is believed or kept.
 */
export const isVanOns = ({ ok, headers }: Herkomst, soort: string): boolean =>
  ok && (headers.get('content-type') ?? '').startsWith(soort)

/** The kind in which the answer of a call comes. */
export const soortVan = ({ file, response }: Pick<Endpoint, 'file' | 'response'>): string =>
  file ?? (response === null ? 'text/plain' : 'application/json')

/** Whether a refusal is ours: a code of the closed list, under its own status. */
export function isFoutVanOns(status: number, body: unknown): body is FoutBody {
  if (typeof body !== 'object' || body === null) return false
  const { code, message } = body as Partial<Record<string, unknown>>
  const hoort = new Map<unknown, number>(Object.entries(FOUT_STATUS)).get(code)
  return hoort === status && typeof message === 'string'
}
