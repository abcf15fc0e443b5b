type Rustig = (werk: () => void) => number

interface Verbinding {
  readonly saveData?: boolean
}

const spaart = (): boolean =>
  (navigator as { connection?: Verbinding }).connection?.saveData === true

/** Where the browser does not say when it has nothing to do. */
const RUST_MS = 2500

/**
 * Fetches ahead while the page has nothing to do; not on a connection that saves data. Returns the way
 * to call it off.
 */
export function laadInRust(haal: () => Promise<unknown>): () => void {
  if (spaart() || !navigator.onLine) return () => undefined
  // A fetch ahead that fails is no fault: who needs it fetches again and says so.
  const werk = (): void => void haal().catch(() => undefined)
  const inRust = window.requestIdleCallback as Rustig | undefined
  if (!inRust) {
    const wekker = setTimeout(werk, RUST_MS)
    return () => clearTimeout(wekker)
  }
  const beurt = inRust(werk)
  return () => window.cancelIdleCallback(beurt)
}
