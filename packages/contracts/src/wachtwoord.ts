import * as z from 'zod/mini'
import { tekst } from './tekst.ts'

/** Length protects better than unusual characters do. Sentences are welcome, and so is pasting. */
const KORTST = 8
const LANGST = 200

/** Matches words that lists of leaked passwords begin with; digits and marks around such a word do not make it better. */
const BEKEND =
  /^(?:wachtwoord|paswoord|password|passw0rd|welkom|welcome|letterhaven|letmein|iloveyou|geheim|school|juf|meester|qwerty|qwertyuiop|azerty|azertyuiop|asdfghjkl|zxcvbnm|superadmin|admin|administrator|beheerder|beheer|lente|zomer|herfst|winter)+$/
const REEKSEN = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', '98765432109876543210']

/** The message for a password that a guesser tries early. */
export const MAKKELIJK_TE_RADEN =
  'Dit wachtwoord is makkelijk te raden. Kies een langer of minder bekend wachtwoord'

/**
 * Returns whether a password has fewer than five different characters, repeats a few characters, is part of the
 * alphabet, has only digits, or consists of words that every list of leaked passwords has.
 */
export function isVoorspelbaar(wachtwoord: string): boolean {
  const klein = wachtwoord.toLowerCase()
  if (new Set(klein).size < 5 || /^(.{1,4})\1+.{0,3}$/u.test(klein)) return true
  if (REEKSEN.some((reeks) => reeks.includes(klein))) return true
  return BEKEND.test(klein.replaceAll(/[^a-z]/g, '')) || /^\d+$/.test(klein)
}

/** The message for a password that contains the name it belongs to. */
export const NAAM_IN_WACHTWOORD = 'Kies een wachtwoord waar je naam niet in staat'

/**
 * Returns whether a password contains the part of the name before the @, if that has at least four characters: such a
 * password is guessed along with the name.
 */
export function bevatNaam(wachtwoord: string, gebruikersnaam: string): boolean {
  const naam = (gebruikersnaam.split('@')[0] ?? '').toLowerCase()
  return naam.length >= 4 && wachtwoord.toLowerCase().includes(naam)
}

/**
 * A password that an adult chooses, under the same rule in the form and on the server. On storing it, the server also
 * refuses the 3,000 most common ones, a list that no browser needs to fetch.
 */
export const NieuwWachtwoordSchema = tekst(
  { min: KORTST, max: LANGST },
  z.refine((wachtwoord) => !isVoorspelbaar(wachtwoord), { error: MAKKELIJK_TE_RADEN }),
)
