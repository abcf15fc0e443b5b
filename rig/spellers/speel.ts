import { errors, type Locator, type Page } from 'playwright-core'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { spelBySegment } from '@letterhaven/contracts/spel-id'
import { moet } from '../moet.ts'
import { glazenwasser } from './glazenwasser.ts'
import { flipperkast } from './flipperkast.ts'
import { fotosafari } from './fotosafari.ts'
import { groeivis } from './groeivis.ts'
import { leesrace } from './leesrace.ts'
import { leesraket } from './leesraket.ts'
import { bellenprikken } from './bellenprikken.ts'
import { bioscoop2 } from './bioscoop2.ts'
import { pizzabakken } from './pizzabakken.ts'
import { platformklimmen } from './platformklimmen.ts'
import { postbezorger } from './postbezorger.ts'
import { quizvraag } from './quizvraag.ts'
import { roeien } from './roeien.ts'
import { splitsmachine } from './splitsmachine.ts'
import { tik, type Gegeven, type Hand, type SpelBot } from './bot.ts'
import { slotPaneel, closeCorrectie, stand } from './scherm.ts'
import { sneeuwkanon } from './sneeuwkanon.ts'
import { taxirit } from './taxirit.ts'
import { treinmachinist } from './treinmachinist.ts'
import { wortelboer } from './wortelboer.ts'

const GEDULD_MS = 120_000
/** How soon an accepted answer shows in the bar; with a game that takes longer the bot helps it along. */
const TREFT_MS = 4000

/** The bot of each finished game. */
const BOTS: Partial<Record<SpelId, SpelBot>> = {
  flipperkast,
  fotosafari,
  glazenwasser,
  groeivis,
  leesrace,
  leesraket,
  bellenprikken,
  bioscoop2,
  pizzabakken,
  platformklimmen,
  postbezorger,
  quizvraag,
  roeien,
  sneeuwkanon,
  splitsmachine,
  taxirit,
  treinmachinist,
  wortelboer,
}

/** Returns the bot for the game that is open, in a taak or by itself. */
export async function botVan(page: Page): Promise<SpelBot> {
  await page.waitForURL(/\/spellen\/[^/]+$|\/dev\/spellen\?/)
  const { pathname, searchParams } = new URL(page.url())
  const segment = searchParams.get('spel') ?? decodeURIComponent(pathname.split('/').at(-1) ?? '')
  const spel = moet(spelBySegment(segment), `a game called ${segment}`)
  return moet(BOTS[spel], `who plays ${spel}`)
}

/** Locates the choice of a stage, before a game that was played earlier. */
export const trapKeuze = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Welke kies je?' })

/** Waits until something in the game can be answered, perhaps behind its instruction, or it is over. Takes the stage that lies ready. */
export async function spelBegint(page: Page): Promise<void> {
  const bot = await botVan(page)
  const vraag = bot.vragen(page).first()
  const keuze = trapKeuze(page)
  const einde = slotPaneel(page)
  await vraag.or(keuze).or(einde).first().waitFor({ timeout: GEDULD_MS })
  if (await keuze.isVisible()) await keuze.locator('[data-klaargelegd]').click()
  await vraag.or(einde).first().waitFor({ timeout: GEDULD_MS })
}

/** Waits until the game can be played, and closes the instruction. */
export async function spelStaat(page: Page): Promise<void> {
  await spelBegint(page)
  const uitleg = page.getByRole('dialog', { name: 'Zo speel je' })
  if (await uitleg.isVisible()) await uitleg.getByRole('button', { name: 'Spelen!' }).click()
  await uitleg.waitFor({ state: 'detached' })
}

export interface SpeelOptions {
  /** Which answers are wrong, by their number. */
  readonly fouten?: (beurt: number) => boolean
  /** Stops after this many answers; without it the taak is played to its end. */
  readonly stopNa?: number
  /** The hand to play with; fingers by default. */
  readonly hand?: Hand
}

/** Returns how many answers the bar counts; null where the page is gone already. */
const geteld = (page: Page): Promise<number | null> =>
  stand(page).then(
    ({ gegeven }) => gegeven,
    () => null,
  )

/** Turns a timeout into no answer: what a game showed may be gone before a hand is there, and then the bot looks again. */
function misgegrepen(reden: unknown): null {
  if (reden instanceof errors.TimeoutError) return null
  throw reden
}

/** Returns whether the game took an answer: its count goes up, or its page is gone because it was the last one. */
async function isGenomen(
  page: Page,
  help: (() => Promise<void>) | undefined,
  voor: number | null,
): Promise<boolean> {
  const begin = Date.now()
  while (Date.now() - begin < (help ? GEDULD_MS : TREFT_MS)) {
    const nu = await geteld(page)
    if (nu === null || voor === null || nu > voor) return true
    await help?.()
    await page.waitForTimeout(50)
  }
  return false
}

/** Returns an error with the contents of the page of a game that does not go on, which show the reason. */
const staatStil = async (page: Page): Promise<Error> =>
  new Error(`the game does not go on:\n${await page.locator('body').ariaSnapshot()}`)

/** Plays whatever game is open, with right answers where possible; returns the answers that were given and taken, in order. */
export async function play(page: Page, options: SpeelOptions = {}): Promise<Gegeven[]> {
  const { fouten = () => false, stopNa = Infinity, hand = tik } = options
  await spelStaat(page)
  const bot = await botVan(page)
  const { onderweg } = bot
  const help = onderweg && (() => onderweg(page, hand))
  const gegeven: Gegeven[] = []
  let stilSinds = Date.now()
  while (gegeven.length < stopNa && !(await slotPaneel(page).isVisible())) {
    if (Date.now() - stilSinds > GEDULD_MS) throw await staatStil(page)
    await closeCorrectie(page)
    const voor = await geteld(page)
    const zet = { fout: fouten(gegeven.length), hand }
    const antwoord = await bot.give(page, zet).catch(misgegrepen)
    if (antwoord && (await isGenomen(page, help, voor))) {
      gegeven.push(antwoord)
      stilSinds = Date.now()
    } else await page.waitForTimeout(100)
  }
  await closeCorrectie(page)
  return gegeven
}
