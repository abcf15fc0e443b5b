import type { Page } from 'playwright-core'

const VIS = /, vis$/

/** What a pupil sees or hears of one word. */
export interface GroeivisVraag {
  /** The question, as the list of fish is named by it. */
  readonly vraag: string
  readonly vormen: readonly string[]
}

/** Eats one fish through its button; answers what it carried, or null while nothing can be eaten. */
export async function speelGroeivisZet(
  page: Page,
  beslis: (vraag: GroeivisVraag) => string,
): Promise<string | null> {
  const lijst = page.getByRole('list', { name: /^Welk woord/ })
  const vissen = lijst.getByRole('button', { name: VIS, disabled: false })
  if ((await vissen.count()) === 0) return null
  const namen = await vissen.allTextContents()
  const vormen = namen.map((naam) => naam.replace(VIS, '').trim())
  const vorm = beslis({ vraag: (await lijst.getAttribute('aria-label')) ?? '', vormen })
  const vis = vissen.nth(vormen.indexOf(vorm))
  await vis.press('Enter')
  return vorm
}
