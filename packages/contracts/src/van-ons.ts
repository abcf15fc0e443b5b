import type { Endpoint } from './endpoint.ts'

/** The part of an answer that tells where it came from before its body is read. */
export interface Herkomst {
  readonly ok: boolean
  readonly headers: { get(naam: string): string | null }
}

/**
 * Returns whether a successful answer is ours, which it is when it has the content type that was asked for. A proxy, a
 * filter or a hotspot may answer in our name with a page of its own, under any status; that counts as having no
 * connection, and nothing of it is believed or kept.
 */
export const isVanOns = ({ ok, headers }: Herkomst, soort: string): boolean =>
  ok && (headers.get('content-type') ?? '').startsWith(soort)

/** Returns the content type of a call's answer. */
export const soortVan = ({ file, response }: Pick<Endpoint, 'file' | 'response'>): string =>
  file ?? (response === null ? 'text/plain' : 'application/json')
