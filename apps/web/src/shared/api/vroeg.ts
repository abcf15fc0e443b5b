/** A call that was made before the app was here. */
export interface VroegeVraag {
  readonly authorization: string
  readonly antwoord: Promise<Response>
  /** What a good answer said, once it is here. */
  inhoud?: unknown
  /** On the page's clock (`performance.now()`): after this it is asked again, the world went on. */
  readonly tot: number
}

/** The calls that the page's first script made (vooraf/begin.ts), by their address. */
export type VroegeVragen = Map<string, VroegeVraag>

declare global {
  var vroegeVragen: VroegeVragen | undefined
}

const geldtVoor = (vraag: VroegeVraag, authorization: string | null): boolean =>
  authorization === vraag.authorization && performance.now() < vraag.tot

/**
 * The answer that is already on its way for this very call, in the name of the same user; undefined
 * when there is none. Each is given out once: whoever asks again wants to know how it is now.
 */
export function takeEarly(
  url: string,
  { method, headers }: RequestInit,
): Promise<Response> | undefined {
  const vragen = globalThis.vroegeVragen
  // What was asked before something changed says how it was.
  if (method !== 'GET') vragen?.clear()
  const vraag = vragen?.get(url)
  if (!vraag) return undefined
  vragen?.delete(url)
  return geldtVoor(vraag, new Headers(headers).get('authorization')) ? vraag.antwoord : undefined
}

/**
 * What the answer of this call says, where it has come before the page is drawn; it stays for who
 * calls. So a page can be drawn with its content at once instead of waiting first.
 */
export function lookEarly(url: string, token: string | null): unknown {
  const vraag = globalThis.vroegeVragen?.get(url)
  return vraag && token !== null && geldtVoor(vraag, `Bearer ${token}`) ? vraag.inhoud : undefined
}

/**
 * The same for a store that keeps what it was given and does not call again by itself: it is handed over, once. Left
 * behind it would be the answer to the next call, which asks because something changed.
 */
export function claimEarly(url: string, token: string | null): unknown {
  const inhoud = lookEarly(url, token)
  if (inhoud !== undefined) globalThis.vroegeVragen?.delete(url)
  return inhoud
}
