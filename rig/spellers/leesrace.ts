import type { Page } from 'playwright-core'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadTekstOpgaven } from '@letterhaven/game-kit/opgave/teksten'
import type { Hand, SpelBot, Zet } from './bot.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const
/** All questions about the texts of all years. */
const VRAGEN = (
  await Promise.all(
    JAREN.flatMap((groep) => (['nl', 'be'] as const).map((land) => loadTekstOpgaven(groep, land))),
  )
).flat()

/** What goes on: from reading, and to the answer; before the first text, how it is read. */
const daad = (page: Page) =>
  page.locator('.lz-vlak :is(.lz-daad, .lz-roep, .lz-verder, .lv-keus)').first()
/** What can be pressed in the game under a name. */
const knop = (page: Page, name: RegExp) =>
  page.locator('.lz-vlak').getByRole('button', { name, disabled: false })

/** What is written on the board. */
const kaal = (tekst: string): string => tekst.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Returns the question on the board; null where none stands there. */
async function findVraag(page: Page): Promise<TekstOpgave | null> {
  const bord = page.locator('.lz-vraag p')
  if (!(await bord.isVisible())) return null
  const tekst = kaal((await bord.textContent()) ?? '')
  const titel = await page.locator('.lz-bord').getAttribute('aria-label')
  const vraag = VRAGEN.find((een) => een.titel === titel && kaal(een.vraag ?? '') === tekst)
  return vraag ?? null
}

/** Returns the name of the button that says what is true of who calls. */
async function callBy(page: Page, { keuzes, goed }: TekstOpgave): Promise<RegExp> {
  const roepen = await page.locator('.lz-roepen li').allTextContents()
  const juist = kaal(keuzes[goed] ?? '')
  const bluffers = roepen.filter((roep) => !kaal(roep).endsWith(juist))
  if (roepen.length < 2) return bluffers.length === 0 ? /^Klopt!$/ : /^Bluf!$/
  const [naam = ''] = (bluffers[0] ?? '').split(' ')
  return new RegExp(`^${naam} bluft!$`)
}

/** Opens the stretch of the text in which a sentence stands, at the relay. */
async function openStuk(page: Page, zin: number, hand: Hand): Promise<void> {
  const dicht = knop(page, /^Zin \d+ tot en met \d+/)
  for (const [nr, naam] of (await dicht.allTextContents()).entries()) {
    const [, van, tot] = /Zin (\d+) tot en met (\d+)/.exec(naam) ?? []
    if (Number(van) <= zin + 1 && zin + 1 <= Number(tot)) return hand(dicht.nth(nr))
  }
}

/** Listens to a page of words, or to those that are read once more; taps one where one is to go wrong. */
async function readSamen(page: Page, { fout, hand }: Pick<Zet, 'fout' | 'hand'>) {
  const begin = knop(page, /^Ik luister/)
  if (await begin.isVisible()) {
    await hand(begin)
    return null
  }
  const woord = page.locator('button.ls-woord').first()
  const einde = knop(page, /^Alles gelezen$/)
  if (!(await einde.isVisible())) {
    await hand(woord)
    return null
  }
  const isAangetikt = await page.locator('button.ls-woord[aria-pressed="true"]').first().isVisible()
  if (fout && !isAangetikt) await hand(woord)
  await hand(einde)
  // Sooner than anybody reads aloud, the page is not taken.
  if (await page.getByRole('alert').isVisible()) return null
  return { gegeven: fout ? 'nee' : 'ja', goed: !fout }
}

/** Reads the text as far as is asked, plants the flag on a sentence that proves the answer, and calls what is true. A mistake is left as it is. */
export const leesrace: SpelBot = {
  vragen: daad,
  give: async (page, { fout, hand }) => {
    if (await page.locator('.ls-bladzij').isVisible()) return readSamen(page, { fout, hand })
    const lezen = knop(
      page,
      /^(?:Ik lees alleen .*|Ren door!|Ren naar de horde!|Ik heb het gelezen|Zet je vlag ergens anders|Verder|Klaar!)$/,
    )
    if (await lezen.isVisible()) {
      await hand(lezen)
      return null
    }
    if (await page.getByText(/^Zet je ster op een zin$/).isVisible()) {
      await hand(page.locator('.lz-regel[data-stand="nu"]').first())
      return null
    }
    const over = knop(page, /^Sla over$/)
    if (await over.isVisible()) {
      await hand(over)
      return null
    }
    const vraag = await findVraag(page)
    if (!vraag) return null
    const { bewijs } = vraag
    const zin = fout ? [0, 1, 2, 3, 4, 5, 6].find((nr) => !bewijs.includes(nr)) : bewijs[0]
    if (zin === undefined) return null
    await openStuk(page, zin, hand)
    await hand(knop(page, new RegExp(`^Zin ${zin + 1},`)))
    await hand(knop(page, await callBy(page, vraag)))
    return { gegeven: `${zin}`, goed: !fout }
  },
}
