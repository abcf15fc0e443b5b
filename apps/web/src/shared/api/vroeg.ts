/** A call that was made before the app was loaded. */
export interface VroegeVraag {
  readonly authorization: string
  readonly antwoord: Promise<Response>
  /** The content of a good answer, once it is here. */
  inhoud?: unknown
  /** The time on the page's clock (`performance.now()`) after which the answer is too old and is asked for again. */
  readonly tot: number
}

/** The calls that the page's first script made (vooraf/begin.ts), by URL. */
export type VroegeVragen = Map<string, VroegeVraag>

declare global {
  var vroegeVragen: VroegeVragen | undefined
}

const geldtVoor = (vraag: VroegeVraag, authorization: string | null): boolean =>
  authorization === vraag.authorization && performance.now() < vraag.tot

/**
 * Returns the answer that is already on its way for exactly this call, made for the same user; undefined when there is none.
 * Each answer is given out once: whoever asks again wants the current state.
 */
export function takeEarly(
  url: string,
  { method, headers }: RequestInit,
): Promise<Response> | undefined {
  const vragen = globalThis.vroegeVragen
  // Answers from before a change are out of date.
  if (method !== 'GET') vragen?.clear()
  const vraag = vragen?.get(url)
  if (!vraag) return undefined
  vragen?.delete(url)
  return geldtVoor(vraag, new Headers(headers).get('authorization')) ? vraag.antwoord : undefined
}

/**
 * Returns the content of this call's answer when it came before the page is drawn, and leaves it for the real call. This way a
 * page can be drawn with its content at once instead of waiting first.
 */
export function lookEarly(url: string, token: string | null): unknown {
  const vraag = globalThis.vroegeVragen?.get(url)
  return vraag && token !== null && geldtVoor(vraag, `Bearer ${token}`) ? vraag.inhoud : undefined
}

/**
 * Does the same for a cache that keeps what it is given and does not call again by itself: the answer is handed over once. Left
 * behind, it would answer the next call, which is made because something changed.
 */
export function claimEarly(url: string, token: string | null): unknown {
  const inhoud = lookEarly(url, token)
  if (inhoud !== undefined) globalThis.vroegeVragen?.delete(url)
  return inhoud
}
