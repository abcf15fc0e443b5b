interface Verbinding {
  readonly saveData?: boolean
}

const spaart = (): boolean =>
  (navigator as { connection?: Verbinding }).connection?.saveData === true

type VraagRust = (werk: () => void, opties: { timeout: number }) => number

/** The wait when the browser cannot say that it has nothing to do. */
const RUST_MS = 2500
/** A page that always moves is never quite idle, so the work is done after this time in any case. */
const UITERLIJK_MS = 500

/** Does something as soon as the browser has nothing else to do; returns a function that cancels it. */
function inRust(werk: () => void): () => void {
  const vraag = window.requestIdleCallback as VraagRust | undefined
  if (!vraag) {
    const wekker = setTimeout(werk, RUST_MS)
    return () => clearTimeout(wekker)
  }
  const beurt = vraag(werk, { timeout: UITERLIJK_MS })
  return () => window.cancelIdleCallback(beurt)
}

/** One thing to fetch; it may return the steps that come next. */
export type Stap = () => Promise<readonly Stap[] | void>

/** Makes a step that has no further steps of its own. */
export const enkel =
  (fetchOne: () => Promise<unknown>): Stap =>
  async () => {
    await fetchOne()
  }

/**
 * Fetches ahead while the page has nothing to do, one step after the other, each in its own idle turn. Fetches nothing when
 * offline or on a connection that saves data. Returns a function that cancels it.
 */
export function loadInRust(...stappen: readonly Stap[]): () => void {
  if (spaart() || !navigator.onLine) return () => undefined
  let cancel = (): void => undefined
  let isAf = false
  const volgende = ([stap, ...rest]: readonly Stap[]): void => {
    if (!stap || isAf) return
    cancel = inRust(() => {
      // A failed fetch ahead does no harm: the code that needs the file fetches it again and reports a failure.
      void stap()
        .catch(() => undefined)
        .then((meer) => volgende([...(meer ?? []), ...rest]))
    })
  }
  volgende(stappen)
  return () => {
    isAf = true
    cancel()
  }
}
