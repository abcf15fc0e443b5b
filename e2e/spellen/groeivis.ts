import type { Page } from 'playwright-core'
import { segment } from '@letterhaven/taal/grafemen'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import type { SpelBot } from './bot.ts'

const VIS = /, vis$/
/** In a reading taak the question ends with the hero's own word. */
const KLANK = /één klank anders dan in (.+)\?$/

/** Locates the list of fish, which is named by the question. */
const lijst = (page: Page) =>
  page.getByRole('list', { name: /^(?:In w|W)elk woord/, includeHidden: true })

const vissen = (page: Page) =>
  lijst(page).getByRole('button', { name: VIS, disabled: false, includeHidden: true })

/** Returns whether two words have the same number of sounds, of which exactly one differs. */
function isEenKlankAnders(een: string, ander: string): boolean {
  const [a, b] = [segment(een).graphemes, segment(ander).graphemes]
  return a.length === b.length && a.filter((klank, i) => klank !== b[i]).length === 1
}

/** Eats the fish that is asked for, or another one. */
export const groeivis: SpelBot = {
  vragen: vissen,
  give: async (page, { fout, hand }) => {
    if ((await vissen(page).count()) === 0) return null
    const vraag = (await lijst(page).getAttribute('aria-label')) ?? ''
    const eigen = KLANK.exec(vraag)?.[1]
    const namen = await vissen(page).allTextContents()
    const vormen = namen.map((naam) => naam.replace(VIS, '').trim())
    const isGoed = (vorm: string) =>
      eigen === undefined ? isGoedGespeld(vorm) : isEenKlankAnders(eigen, vorm)
    const keus = vormen.find((vorm) => isGoed(vorm) !== fout) ?? vormen[0] ?? ''
    const vis = vissen(page).nth(vormen.indexOf(keus))
    await hand(vis)
    return { gegeven: keus, goed: isGoed(keus) }
  },
}
