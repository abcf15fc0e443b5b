import type { Page, Request } from 'playwright-core'

const ONDERWEG = new WeakMap<Page, Set<Request>>()

/** Returns what a page has asked for and not got yet, counted from the first call for this page. */
export function onderwegVan(page: Page): ReadonlySet<Request> {
  const bekend = ONDERWEG.get(page)
  if (bekend) return bekend
  const onderweg = new Set<Request>()
  ONDERWEG.set(page, onderweg)
  page.on('request', (vraag) => onderweg.add(vraag))
  page.on('requestfinished', (vraag) => onderweg.delete(vraag))
  page.on('requestfailed', (vraag) => onderweg.delete(vraag))
  return onderweg
}
