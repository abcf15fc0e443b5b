import type { Page } from 'playwright-core'

/** Rounds of the work below in a tenth of a second, on the machine of the first figures, when it was quiet. */
const VAN_TOEN = 1800
const DUUR_MS = 100
const KEREN = 5

/** Does the work of text, objects and arrays that a page's own scripts do; runs in a page. */
function werk(duur: number): number {
  const eind = performance.now() + duur
  let rondes = 0
  while (performance.now() < eind) {
    const woorden = Array.from({ length: 200 }, (_, i) => ({ woord: `kraan${i * 7}`, goed: i % 3 }))
    JSON.parse(
      JSON.stringify(woorden.filter(({ goed }) => goed > 0).toSorted((a, b) => a.goed - b.goed)),
    )
    rondes += 1
  }
  return rondes
}

/**
 * Measures how fast this machine is right now, where 1 is the machine of the first figures when quiet. It takes the best of a
 * few short runs, because what other processes take away is not the machine's speed.
 */
export async function measureSnelheid(page: Page): Promise<number> {
  const rondes: number[] = []
  for (let keer = 0; keer < KEREN; keer++) rondes.push(await page.evaluate(werk, DUUR_MS))
  return Math.max(...rondes) / VAN_TOEN
}

/**
 * Returns how much to slow the processor down to imitate a device that is `keer` times slower. It is less on a machine that is
 * slow or busy itself, and never more than was asked, since short loops of script can run twice as fast where a page does not.
 */
export const remVan = (keer: number, snelheid: number): number =>
  Math.max(1, keer * Math.min(1, snelheid))
