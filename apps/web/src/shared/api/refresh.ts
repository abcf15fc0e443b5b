import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/** The longest that an act that was done waits for the page to show it; what comes later is shown when it comes. */
const GEDULD_MS = 4000

/**
 * Has what is on the page fetched again and waits for it, but never long: an act that was done is not called busy because a
 * list does not come.
 */
export async function refresh(queries: QueryClient, welke?: InvalidateQueryFilters): Promise<void> {
  let wekker: ReturnType<typeof setTimeout> | undefined
  const geduld = new Promise<void>((klaar) => {
    wekker = setTimeout(klaar, GEDULD_MS)
  })
  await Promise.race([queries.invalidateQueries(welke), geduld])
  clearTimeout(wekker)
}
