import type { Locator, Page } from 'playwright-core'
import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import { beschrijvingVan, makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import type { Dierkeuze } from '@letterhaven/taal/beeldzin/kudde/dier'
import type { Woordgroep } from '@letterhaven/taal/woorden'
import { tik, type Hand, type SpelBot } from './bot.ts'

const GROEPEN: readonly Woordgroep[] = [3, 4, 5, 6, 7, 8]
/** After so many looks every animal has shown all that it does. */
const KEREN = 5

const vlak = (page: Page): Locator => page.locator('.fs-vlak')
/** The animals that can be framed, each named by a sentence. */
const dieren = (page: Page): Locator =>
  vlak(page).getByRole('button', { name: /^(?:Deze|Dit) /, disabled: false, includeHidden: true })
const knop = (page: Page, name: RegExp | string): Locator =>
  vlak(page).getByRole('button', { name, disabled: false, includeHidden: true })

interface Keuze {
  readonly id: string
  readonly naam: string
}

const readNamen = (page: Page): Promise<readonly string[]> =>
  dieren(page).evaluateAll((alle) => alle.map((een) => een.getAttribute('aria-label') ?? ''))

/** Returns what each animal that can be photographed is called, and which one the sentence means, in the scene of these names. */
async function readOpgave(
  zin: string,
  namen: readonly string[],
): Promise<{ readonly keuzes: readonly Keuze[]; readonly goed: string } | null> {
  for (const groep of GROEPEN)
    for (const opgave of await loadZinsOpgaven('beeld', groep, 'nl')) {
      const beeldzin = opgave.soort === 'beeld' && opgave.zin === zin && makeBeeldzin(opgave.id)
      if (!beeldzin) continue
      const naamVan = (keuze: Dierkeuze): string => beschrijvingVan(beeldzin, keuze)
      const keuzes = beeldzin.keuzes.map((keuze) => ({ id: keuze.id, naam: naamVan(keuze) }))
      const isDeze = namen.every((naam) => keuzes.some((keuze) => keuze.naam === naam))
      if (isDeze) return { goed: beeldzin.goed, keuzes }
    }
  return null
}

/** Returns the side of the view beyond which an animal stands; null for one that is in sight. */
const kantVan = (dier: Locator): Promise<string | null> =>
  dier.evaluate((knopje) => {
    const venster = knopje.closest('.fs-venster')?.getBoundingClientRect()
    const { left, right, top, bottom } = knopje.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (!venster) return null
    if (x < venster.left) return 'links'
    if (x > venster.right) return 'rechts'
    if (y < venster.top) return 'boven'
    return y > venster.bottom ? 'onder' : null
  })

/** Looks further until an animal is in sight: a finger cannot tap what is beyond the edge. */
async function bringInSight(page: Page, dier: Locator): Promise<void> {
  for (let keer = 0; keer < KEREN; keer += 1) {
    const kant = await kantVan(dier)
    if (kant === null) return
    await tik(vlak(page).locator(`[data-kant=${kant}]`))
  }
}

/** Waits until an animal is there that will do, letting time go on where poses change. */
async function findDier(
  page: Page,
  keuzes: readonly Keuze[],
  { goed, fout, hand }: { goed: string; fout: boolean; hand: Hand },
): Promise<{ readonly nr: number; readonly keuze: Keuze } | null> {
  for (let keer = 0; keer < KEREN; keer += 1) {
    for (const [nr, naam] of (await readNamen(page)).entries()) {
      const keuze = keuzes.find((een) => een.naam === naam)
      if (keuze && (keuze.id === goed) !== fout) return { nr, keuze }
    }
    if (!(await knop(page, 'Wacht tot ze iets anders doen').isVisible())) return null
    await hand(knop(page, 'Wacht tot ze iets anders doen'))
  }
  return null
}

/** Reads which animal is meant and photographs it, or another one. A mistake is left as it is, by the button that says so. */
export const fotosafari: SpelBot = {
  vragen: dieren,
  give: async (page, { fout, hand }) => {
    const over = knop(page, 'Sla over')
    if (await over.isVisible()) {
      await hand(over)
      await over.waitFor({ state: 'hidden' })
    }
    const zin = await vlak(page).locator('.fs-zin').textContent()
    const opgave = await readOpgave(zin ?? '', await readNamen(page))
    if (!opgave) return null
    const { goed, keuzes } = opgave
    const gevonden = await findDier(page, keuzes, { goed, fout, hand })
    if (!gevonden) return null
    const dier = dieren(page).nth(gevonden.nr)
    if (hand === tik) await bringInSight(page, dier)
    await hand(dier)
    await hand(knop(page, /^Maak de foto/))
    return { gegeven: gevonden.keuze.id, goed: gevonden.keuze.id === goed }
  },
}
