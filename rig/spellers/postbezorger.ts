import type { Locator, Page } from 'playwright-core'
import { loadWerkwoordOpgaven } from '@letterhaven/game-kit/opgave/werkwoorden'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Gegeven, Hand, SpelBot } from './bot.ts'
import { lay } from './leg.ts'

const corpus = await woordenTotEnMet(8)
const grafemen = new Map(corpus.map(({ w, g }) => [w, g] as const))
const DUBBEL = /([b-df-hj-np-tv-z])\1/
/** A piece that makes any word wrong, where it is among the letters. */
const FOUT = 'x'

/** A sentence as it stands on a letter, with its word left out. */
const zonder = (zin: string, woord: string): string =>
  zin.toLowerCase().replace(woord.toLowerCase(), '').replaceAll(/\P{L}/gu, '')
/** The word that a sentence on a letter leaves out. */
const bedoeld = new Map(
  corpus.flatMap(({ w, zin = [] }) => zin.map((een) => [zonder(een, w), w] as const)),
)

interface Doel {
  readonly woord: string
  /** The class of the ending of a form of a verb. */
  readonly klasse?: string | undefined
}

/** The form of a verb that belongs in a sentence, by that sentence with its verb in place of the gap. */
const vormen = new Map(
  (await Promise.all([5, 6, 7, 8].map((groep) => loadWerkwoordOpgaven(groep, 'nl'))))
    .flat()
    .map(({ word, werkwoord: { voor, na, infinitief, klasse } }): [string, Doel] => [
      zonder(voor + infinitief + na, ''),
      { woord: word, klasse },
    ]),
)

const huizen = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Bij welk huis hoort de brief?', includeHidden: true })
    .getByRole('button', { includeHidden: true })
const letters = (page: Page): Locator =>
  page
    .locator('.po-deur :is(.lhs-tegels, .lhs-toetsen)')
    .getByRole('button', { disabled: false, includeHidden: true })

/** Returns the words of a sentence round its gap, without the letters of the word that are still to be read. */
const omHetGat = (zin: Element): string => {
  const rond = document.createElement('span')
  rond.append(zin.cloneNode(true))
  for (const deel of rond.querySelectorAll('.po-heel, .po-gat')) deel.remove()
  return rond.textContent
}

/** Reads which word is on the letter in hand: it is printed, or its sentence leaves it out. */
async function doelOp(page: Page): Promise<Doel> {
  const gedrukt = page.locator('.po-woord')
  if (await gedrukt.isVisible()) return { woord: (await gedrukt.textContent()) ?? '' }
  const zin = await page.locator('.po-zin').evaluate(omHetGat, undefined, { timeout: 2000 })
  const kaal = zonder(zin, '')
  return vormen.get(kaal) ?? { woord: bedoeld.get(kaal) ?? '' }
}

/** Says whether a word belongs at a sign that names a sound: a vowel that is heard long or short, or how a c is heard. */
const KLANKEN: Readonly<Record<string, (woord: string) => boolean>> = {
  'lange klank': (woord) => !DUBBEL.test(woord),
  'korte klank': (woord) => DUBBEL.test(woord),
  'c als s': (woord) => /c[eiy]/.test(woord),
  'c als k': (woord) => !/c[eiy]/.test(woord),
}

/** What stands on the signs of the houses of verbs, by the class of their forms. */
const BORDEN: Readonly<Record<string, readonly string[]>> = {
  stam: ['ik-vorm', 'stam'],
  'stam-t': ['ik-vorm + t', 'stam + t'],
  te: ['…te(n)'],
  de: ['…de(n)'],
  'vd-t': ['(ge)…t'],
  'vd-d': ['(ge)…d'],
}

/**
 * Returns whether a word belongs at a house: its sign names a sound, or is one of its pieces, or ('…d') its last one, or names the
 * ending of a form of a verb.
 */
function hoortBij(bord: string, { woord, klasse }: Doel): boolean {
  if (klasse !== undefined) return BORDEN[klasse]?.includes(bord.replaceAll('\u00A0', ' ')) === true
  const delen = grafemen.get(woord) ?? []
  const klank = KLANKEN[bord]
  if (klank) return klank(woord)
  return bord.startsWith('…') ? delen.at(-1) === bord.slice(1) : delen.includes(bord)
}

/** Returns the place of the house that takes a word. */
async function huisVoor(page: Page, doel: Doel): Promise<number> {
  const borden = await page.locator('.po-bord > [aria-hidden]').allTextContents()
  return Math.max(
    0,
    borden.findIndex((bord) => hoortBij(bord, doel)),
  )
}

/** Finds a house for every letter in the bag, the right one. */
async function sort(page: Page, hand: Hand): Promise<void> {
  const inHand = page.locator('.po-tafel .po-kaart')
  for (let n = 0; n < 6 && (await inHand.isVisible()); n += 1)
    await hand(huizen(page).nth(await huisVoor(page, await doelOp(page))))
}

const teRijden = (page: Page): Locator => page.locator('.po-huis[data-rijd]').first()

/** Writes the word at the door, and gives it. */
async function write(page: Page, { fout, hand }: Parameters<SpelBot['give']>[1]): Promise<Gegeven> {
  const { woord } = await doelOp(page)
  const namen = (await letters(page).allTextContents()).map((naam) => naam.trim())
  const bij = namen.filter((naam) => naam !== '')
  const vreemd = bij.includes(FOUT) ? FOUT : (bij.find((deel) => !woord.includes(deel)) ?? '')
  const delen = lay(woord, bij) ?? bij.slice(0, 1)
  const rij = fout ? [...delen, vreemd] : delen
  for (const deel of rij) await hand(letters(page).nth(namen.indexOf(deel)))
  await hand(page.getByRole('button', { name: 'In de bus' }))
  const gegeven = rij.join('')
  return { gegeven, goed: gegeven === woord }
}

/** Shovels the bridge that is snowed in free, where there is one, by the button at the desk or on the snow. */
async function shovel(page: Page, hand: Hand): Promise<void> {
  const schep = page.getByRole('button', { name: /schep/i })
  for (let n = 0; n < 3 && (await schep.count()) > 0; n += 1)
    await hand(n % 2 === 0 ? schep.last() : schep.first())
}

/** Finds the houses for all letters, rides there, and writes. What comes back is left as it is, by the button that says so. */
export const postbezorger: SpelBot = {
  vragen: huizen,
  give: async (page, zet) => {
    const gelezen = page.locator('.po-werkballon').getByRole('button', { name: 'Verder' })
    if (await gelezen.isVisible()) {
      await zet.hand(gelezen)
      return null
    }
    const over = page.getByRole('button', { name: 'Sla over' })
    if (await over.isVisible()) {
      await zet.hand(over)
      return null
    }
    const deur = page.locator('.po-deur')
    if (await deur.isVisible()) return write(page, zet)
    await sort(page, zet.hand)
    await shovel(page, zet.hand)
    if (await page.getByRole('button', { name: 'Meteen naar de deur' }).isVisible()) {
      await deur.waitFor({ timeout: 5000 })
      return write(page, zet)
    }
    if (!(await teRijden(page).isVisible())) return null
    await zet.hand(teRijden(page))
    await deur.waitFor({ timeout: 5000 })
    return write(page, zet)
  },
}
