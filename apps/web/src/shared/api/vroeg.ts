/** A call that was made before the app was here. */
interface VroegeVraag {
  readonly authorization: string
  readonly antwoord: Promise<Response>
  /** On the page's clock (`performance.now()`): after this it is asked again, the world went on. */
  readonly tot: number
}

/** The calls that the page's first script made (vooraf/begin.ts), by their address. */
export type VroegeVragen = Map<string, VroegeVraag>

declare global {
  var vroegeVragen: VroegeVragen | undefined
}

/**
 * The answer that is already on its way for this very call, in the name of the same user; undefined
 * when there is none. Each is given out once: whoever asks again wants to know how it is now.
 */
export function neemVroeg(
  url: string,
  { method, headers }: RequestInit,
): Promise<Response> | undefined {
  const vragen = globalThis.vroegeVragen
  const vraag = method === 'GET' ? vragen?.get(url) : undefined
  if (!vraag) return undefined
  vragen?.delete(url)
  const isVan = new Headers(headers).get('authorization') === vraag.authorization
  return isVan && performance.now() < vraag.tot ? vraag.antwoord : undefined
}
