const WERKER = '/sw.js'

/** What a browser that knows trusted types makes of a text; `lib.dom` does not know them yet. */
interface Beleid {
  createPolicy(
    naam: string,
    regels: { createScriptURL(): string },
  ): { createScriptURL(rauw: string): unknown }
}

let adres: string | undefined

/**
 * Where the service worker is, in the form that the Content-Security-Policy asks for: this address alone, whatever comes
 * in. A page makes a policy of one name once, however often the pupil's area is opened.
 */
function werkerAdres(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Beleid }
  adres ??= (trustedTypes
    ?.createPolicy('letterhaven', { createScriptURL: () => WERKER })
    .createScriptURL(WERKER) ?? WERKER) as string
  return adres
}

/**
 * Starts keeping the pupil's area for when the network drops; only in a built app. The page is
 * left to load first. A browser that refuses plays on with a network.
 */
export function registreerWerker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Where storage is forbidden, merely to ask may throw.
  const start = () =>
    void (async () => navigator.serviceWorker.register(werkerAdres()))().catch(() => undefined)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
