import { padVan } from '../routes/pad.ts'

/** What the link in a mail carries. */
export interface HerstelLink {
  readonly userId: string
  readonly herstelToken: string
}

/** Takes the place of the secret in the address. */
const WEG = '-'

declare global {
  /** What the page's first script took out of the address (vooraf/begin.ts), before anything else loaded. */
  var herstelLink: HerstelLink | undefined
}

/**
 * Returns the link with which this page was opened, and removes it from the address: a secret there would stay in the history
 * of a shared computer. Null when the page was opened without one, or loaded again.
 */
export function takeHerstelLink(params: HerstelLink): HerstelLink | null {
  if (params.herstelToken !== WEG) {
    globalThis.herstelLink = params
    const leeg = padVan('wachtwoord-herstellen', { userId: WEG, herstelToken: WEG })
    window.history.replaceState(window.history.state, '', leeg)
  }
  return globalThis.herstelLink ?? null
}

/** Forgets the link, because it was used. */
export function forgetHerstelLink(): void {
  globalThis.herstelLink = undefined
}
