import { huidigeBron } from '../taalregels/bron.ts'
import { isGeenWoord, kentNaamOfMeer } from '../taalregels/weren.ts'

/** How a word is known: as a whole, as two words put together, as what may be a name, or not at all. */
export type Bekendheid = 'geheel' | 'samenstelling' | 'naam' | 'onbekend'

const MIN_DEEL = 3
/** What may stand between two words. */
const TUSSEN = /(?:en|e|s)$/

const kentDeel = (deel: string): boolean => deel.length >= MIN_DEEL && huidigeBron().kent(deel)

const isSamenstelling = (woord: string): boolean => {
  for (let plek = MIN_DEEL; plek <= woord.length - MIN_DEEL; plek += 1) {
    const links = woord.slice(0, plek)
    const isLinks = kentDeel(links) || (links.length > 4 && kentDeel(links.replace(TUSSEN, '')))
    if (isLinks && kentDeel(woord.slice(plek))) return true
  }
  return false
}

/** Returns how a word (lower case) is known, with 's taken off at the end or the front (`oma's`, `'s avonds`). */
export function bekendheid(woord: string): Bekendheid {
  const { kent } = huidigeBron()
  const kern = woord.replace(/^'s /, '').replace(/'s$/, '')
  if (isGeenWoord(kern)) return 'onbekend'
  if (kent(kern)) return 'geheel'
  if (kern.includes('-'))
    return kern.split('-').every((deel) => deel.length === 1 || kent(deel)) ? 'geheel' : 'onbekend'
  if (kentNaamOfMeer(kern)) return 'naam'
  return isSamenstelling(kern) ? 'samenstelling' : 'onbekend'
}
