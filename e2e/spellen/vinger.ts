import type { CDPSession, Locator, Page } from 'playwright-core'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { midden, type Punt, hit } from './kwaad.ts'
import type { Hand } from '../../rig/spellers/bot.ts'

const STAPPEN = 8
/** Returns from where to where a finger drags to do what a tap on this button does, and how far beside that it lets go, in px. */
type Weg = (page: Page, knop: Locator) => readonly [van: Locator, naar: Locator, opzij?: number]

const naarOpen: (lijst: string) => Weg = (lijst) => (page, knop) => [
  knop,
  page.locator(`${lijst} [data-stand=nu]`).first(),
]

/** A bubble that is held is dragged to the left side of its partner; the first one is only taken hold of. */
const naarPartner: Weg = (page, knop) => [page.locator('.bp-bellen [aria-pressed=true]'), knop, -20]

/** A letter is dragged to the ship and let go beside the first scale: it is eaten there. */
const naarSchip: Weg = (page, knop) => [knop, page.locator('.gv-schub').first(), -64]

/** A leaf is dragged onto the carrot; whatever else is pressed is tapped. */
const naarWortel: Weg = (page, knop) => [
  knop.and(page.locator('.wb-blad[data-stand="blad"]')),
  page.locator('.wb-stukknop').last(),
]

/** A knife is taken along from the first gap, and left above the one that is meant; from that gap itself it is a tap. */
const naarGat: Weg = (page, knop) => [
  page.locator('.sm-gat').first().and(page.locator('[aria-pressed="false"]')),
  knop,
]

/** The games in which something is dragged, with the list of what is tapped otherwise. */
export const SLEEPWEG = {
  pizzabakken: ['.lhs-lade', naarOpen('.pb-punten')],
  bellenprikken: ['.bp-bellen', naarPartner],
  groeivis: ['.gv-letters', naarSchip],
  postbezorger: [
    '.po-huizen',
    (page: Page, knop: Locator) => [page.locator('.po-envelop[aria-pressed="true"]'), knop],
  ],
  splitsmachine: ['.sm-woord', naarGat],
  wortelboer: ['.wb-vlak', naarWortel],
} as const satisfies Partial<Record<SpelId, readonly [lijst: string, weg: Weg]>>

/** Drags one finger from here to there and lets go in full swing, as children do. */
async function sleep(cdp: CDPSession, van: Punt, naar: Punt): Promise<void> {
  const op = (deel: number): Punt => ({
    x: van.x + (naar.x - van.x) * deel,
    y: van.y + (naar.y - van.y) * deel,
  })
  await hit(cdp, 'touchStart', [van])
  for (let n = 1; n <= STAPPEN; n += 1) await hit(cdp, 'touchMove', [op(n / STAPPEN)])
  await hit(cdp, 'touchEnd', [])
}

/** Returns a hand that drags what can be dragged, and taps the rest. */
export const sleepHand =
  (page: Page, cdp: CDPSession, spel: keyof typeof SLEEPWEG): Hand =>
  async (knop) => {
    const [lijst, weg] = SLEEPWEG[spel]
    if ((await page.locator(lijst).count()) === 0) throw new Error(`nothing to drag in ${spel}`)
    if (await knop.evaluate((el, kies) => el.closest(kies) === null, lijst)) return knop.tap()
    const [van, naar, opzij = 0] = weg(page, knop)
    if ((await van.count()) === 0) return knop.tap({ force: true })
    const doel = await midden(naar)
    await sleep(cdp, await midden(van), { x: doel.x + opzij, y: doel.y })
  }
