import type { Page } from 'playwright-core'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { spelBySegment } from '@letterhaven/contracts/spel-id'
import { moet } from '../omgeving.ts'
import { glazenwasser } from '../speel-glazenwasser.ts'
import { flipperkast } from './flipperkast.ts'
import { groeivis } from './groeivis.ts'
import { leesraket } from './leesraket.ts'
import { pizzabakken } from './pizzabakken.ts'
import { tik, type Gegeven, type Hand, type SpelBot } from './bot.ts'
import { slotPaneel, sluitCorrectie } from './scherm.ts'
import { taxirit } from './taxirit.ts'

const GEDULD_MS = 60_000

/** Who plays each finished game. */
const BOTS: Partial<Record<SpelId, SpelBot>> = {
  flipperkast,
  glazenwasser,
  groeivis,
  leesraket,
  pizzabakken,
  taxirit,
}

/** The game of the page that is open: of a taak, or looked at alone. */
async function botVan(page: Page): Promise<SpelBot> {
  await page.waitForURL(/\/spellen\/[^/]+$|\/dev\/spellen\?/)
  const { pathname, searchParams } = new URL(page.url())
  const segment = searchParams.get('spel') ?? decodeURIComponent(pathname.split('/').at(-1) ?? '')
  const spel = moet(spelBySegment(segment), `a game called ${segment}`)
  return moet(BOTS[spel], `who plays ${spel}`)
}

/** Waits until something of the game can be answered, perhaps behind its instruction. */
export async function spelBegint(page: Page): Promise<void> {
  const bot = await botVan(page)
  await bot.vragen(page).first().waitFor({ timeout: GEDULD_MS })
}

/** Waits until the game can be played, and skips the instruction. */
export async function spelStaat(page: Page): Promise<void> {
  await spelBegint(page)
  const uitleg = page.getByRole('dialog', { name: 'Zo speel je' })
  if (await uitleg.isVisible()) await uitleg.getByRole('button', { name: 'Spelen!' }).click()
  await uitleg.waitFor({ state: 'detached' })
}

export interface SpeelOptions {
  /** Which answers are wrong, by the how-manieth it is. */
  readonly fouten?: (beurt: number) => boolean
  /** Stop after so many answers; without it the taak is played to its end. */
  readonly stopNa?: number
  /** Fingers, unless told. */
  readonly hand?: Hand
}

/** Plays whatever game is open, rightly where it can; answers what was given, in order. */
export async function speel(page: Page, options: SpeelOptions = {}): Promise<Gegeven[]> {
  const { fouten = () => false, stopNa = Infinity, hand = tik } = options
  await spelStaat(page)
  const bot = await botVan(page)
  const gegeven: Gegeven[] = []
  let stilSinds = Date.now()
  while (gegeven.length < stopNa && !(await slotPaneel(page).isVisible())) {
    if (Date.now() - stilSinds > GEDULD_MS) throw new Error('the game does not go on')
    await sluitCorrectie(page)
    const antwoord = await bot.geef(page, { fout: fouten(gegeven.length), hand })
    if (antwoord) {
      gegeven.push(antwoord)
      stilSinds = Date.now()
    } else await page.waitForTimeout(100)
  }
  await sluitCorrectie(page)
  return gegeven
}
