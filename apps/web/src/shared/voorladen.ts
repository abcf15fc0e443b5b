interface Verbinding {
  readonly saveData?: boolean
}

const spaart = (): boolean =>
  (navigator as { connection?: Verbinding }).connection?.saveData === true

type VraagRust = (werk: () => void, opties: { timeout: number }) => number

/** Where the browser does not say when it has nothing to do. */
const RUST_MS = 2500
/** A page that always moves is never quite idle: after this long it is a turn all the same. */
const UITERLIJK_MS = 500

/** Does something as soon as the browser has nothing else to do; returns the way to call it off. */
function inRust(werk: () => void): () => void {
  const vraag = window.requestIdleCallback as VraagRust | undefined
  if (!vraag) {
    const wekker = setTimeout(werk, RUST_MS)
    return () => clearTimeout(wekker)
  }
  const beurt = vraag(werk, { timeout: UITERLIJK_MS })
  return () => window.cancelIdleCallback(beurt)
}

/** One thing to fetch; it may answer with the steps that come next. */
export type Stap = () => Promise<readonly Stap[] | void>

/** A step after which nothing of its own comes. */
export const enkel =
  (haal: () => Promise<unknown>): Stap =>
  async () => {
    await haal()
  }

/**
 * Fetches ahead while the page has nothing to do, one after the other, each in a turn of its own; not
 * on a connection that saves data. Returns the way to call it off.
 */
export function loadInRust(...stappen: readonly Stap[]): () => void {
  if (spaart() || !navigator.onLine) return () => undefined
  let cancel = (): void => undefined
  let isAf = false
  const volgende = ([stap, ...rest]: readonly Stap[]): void => {
    if (!stap || isAf) return
    cancel = inRust(() => {
      // A fetch ahead that fails is no fault: who needs it fetches again and says so.
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
