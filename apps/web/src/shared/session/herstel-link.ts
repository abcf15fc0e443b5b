import { padVan } from '../routes/pad.ts'

/** What the link of a mail carries. */
export interface HerstelLink {
  readonly userId: string
  readonly herstelToken: string
}

/** Stands in the address where the secret stood. */
const WEG = '-'

declare global {
  /** What the page's first script took out of the address (vooraf/begin.ts), before anything else loaded. */
  var herstelLink: HerstelLink | undefined
}

/**
 * The link that this page was opened with, and the address without it: a secret in the address stays in
 * the history of a shared computer. Null when it was opened without one, or loaded again.
 */
export function takeHerstelLink(params: HerstelLink): HerstelLink | null {
  if (params.herstelToken !== WEG) {
    globalThis.herstelLink = params
    const leeg = padVan('wachtwoord-herstellen', { userId: WEG, herstelToken: WEG })
    window.history.replaceState(window.history.state, '', leeg)
  }
  return globalThis.herstelLink ?? null
}

/** The link was used: nothing of it stays. */
export function forgetHerstelLink(): void {
  globalThis.herstelLink = undefined
}
