import { readFileSync } from 'node:fs'
import { zonderRand } from '@letterhaven/domain/rand'

const LIJST = new URL('data/bekende-wachtwoorden.txt', import.meta.url)

let bekend: ReadonlySet<string> | undefined

/** Read when the first new password comes: most starts of the server need no list. */
function lijst(): ReadonlySet<string> {
  bekend ??= new Set(readFileSync(LIJST, 'utf8').trim().split('\n'))
  return bekend
}

/** What is left without digits and marks around it: 'Sunshine2026!' is still sunshine. */
const kernVan = (klein: string): string => zonderRand(klein, (teken) => !/\p{L}/u.test(teken))

/** Is this one of the 3,000 passwords that every guesser tries first, with or without something around it? */
export function isBekendWachtwoord(wachtwoord: string): boolean {
  const klein = wachtwoord.normalize('NFC').toLowerCase()
  return lijst().has(klein) || lijst().has(kernVan(klein))
}
