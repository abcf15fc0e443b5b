import type { Page } from 'playwright-core'

/** An answer that the server gave and that has not come in yet. */
export interface Opgehouden {
  /** Resolves when the server has done what was asked. */
  readonly gedaan: Promise<void>
  /** Lets the answer come in. */
  readonly show: () => void
}

/**
 * Lets the server do the next thing that is asked of a path, by its end and not by a GET, and keeps the answer until `show` is
 * called.
 */
export async function holdAnswer(page: Page, einde: string): Promise<Opgehouden> {
  const gedaan = Promise.withResolvers<void>()
  const mag = Promise.withResolvers<void>()
  let isEerste = true
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith(einde),
    async (route) => {
      if (!isEerste || route.request().method() === 'GET') return route.fallback()
      isEerste = false
      const response = await route.fetch()
      gedaan.resolve()
      await mag.promise
      return route.fulfill({ response })
    },
  )
  return { gedaan: gedaan.promise, show: mag.resolve }
}

/** Lets no answer to a question under a path come in until the function that it returns is called; what is sent goes on. */
export async function holdQuestions(page: Page, onder: string): Promise<() => void> {
  const mag = Promise.withResolvers<void>()
  await page.route(onder, async (route) => {
    if (route.request().method() === 'GET') await mag.promise
    await route.continue()
  })
  return mag.resolve
}
