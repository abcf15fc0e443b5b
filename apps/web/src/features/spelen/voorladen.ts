import type { SpelId } from '@letterhaven/contracts/spel-id'

type Rustig = (werk: () => void) => number

interface Verbinding {
  readonly saveData?: boolean
}

const spaart = (): boolean =>
  (navigator as { connection?: Verbinding }).connection?.saveData === true

/**
 * Fetches what a game needs (stage, engine, the game itself) while the page has nothing to do;
 * not on a connection that saves data. Returns the way to call it off.
 */
export function laadAlvast(spel: SpelId): () => void {
  if (spaart() || !navigator.onLine) return () => undefined
  const haal = (): void => {
    // A fetch ahead that fails is no fault: the game itself fetches again and says so.
    void import('./spel-screen.tsx').catch(() => undefined)
    void import('@letterhaven/games/laad').then((m) => m.SPELLEN[spel]?.()).catch(() => undefined)
  }
  const inRust = window.requestIdleCallback as Rustig | undefined
  if (!inRust) {
    const wekker = setTimeout(haal, 2500)
    return () => clearTimeout(wekker)
  }
  const beurt = inRust(haal)
  return () => window.cancelIdleCallback(beurt)
}
