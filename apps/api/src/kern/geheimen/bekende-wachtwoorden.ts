import { readFileSync } from 'node:fs'
import { zonderRand } from '@letterhaven/domain/rand'

const LIJST = new URL('data/bekende-wachtwoorden.txt', import.meta.url)

let bekend: ReadonlySet<string> | undefined

/** Reads the list when the first new password comes, since most starts of the server do not need it. */
function lijst(): ReadonlySet<string> {
  bekend ??= new Set(readFileSync(LIJST, 'utf8').trim().split('\n'))
  return bekend
}

/** Strips the digits and marks around a password: 'Sunshine2026!' is still sunshine. */
const kernVan = (klein: string): string => zonderRand(klein, (teken) => !/\p{L}/u.test(teken))

/** Tells whether this is one of the 3,000 passwords that every guesser tries first, with or without something around it. */
export function isBekendWachtwoord(wachtwoord: string): boolean {
  const klein = wachtwoord.normalize('NFC').toLowerCase()
  return lijst().has(klein) || lijst().has(kernVan(klein))
}
