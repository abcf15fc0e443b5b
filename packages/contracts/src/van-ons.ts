import type { Endpoint } from './endpoint.ts'

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
