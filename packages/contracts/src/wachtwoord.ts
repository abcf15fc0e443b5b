import * as z from 'zod/mini'
import { tekst } from './tekst.ts'

/** Length protects more than odd characters do: a sentence is welcome, and so is pasting. */
const KORTST = 8
const LANGST = 200

/** What lists of leaked passwords begin with; with digits and marks around it, it is still that. */
const BEKEND =
  /^(?:wachtwoord|paswoord|password|passw0rd|welkom|welcome|letterhaven|letmein|iloveyou|geheim|school|juf|meester|qwerty|qwertyuiop|azerty|azertyuiop|asdfghjkl|zxcvbnm|superadmin|admin|administrator|beheerder|beheer|lente|zomer|herfst|winter)+$/
const REEKSEN = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', '98765432109876543210']

/** What is said at the field of a password that a guesser tries early. */
export const MAKKELIJK_TE_RADEN =
  'Dit wachtwoord is makkelijk te raden. Kies een langer of minder bekend wachtwoord'

/** One or a few characters over and over, a row of letters or digits, or a word from every list. */
export function isVoorspelbaar(wachtwoord: string): boolean {
  const klein = wachtwoord.toLowerCase()
  if (new Set(klein).size < 5 || /^(.{1,4})\1+.{0,3}$/u.test(klein)) return true
  if (REEKSEN.some((reeks) => reeks.includes(klein))) return true
  return BEKEND.test(klein.replaceAll(/[^a-z]/g, '')) || /^\d+$/.test(klein)
}

/** What is said at the field of a password that holds the name it goes with. */
export const NAAM_IN_WACHTWOORD = 'Kies een wachtwoord waar je naam niet in staat'

/** A password that holds the name before the @ is guessed with it. */
export function bevatNaam(wachtwoord: string, gebruikersnaam: string): boolean {
  const naam = (gebruikersnaam.split('@')[0] ?? '').toLowerCase()
  return naam.length >= 4 && wachtwoord.toLowerCase().includes(naam)
}

/**
 * A password that a grown-up chooses; the same rule in the form and at the server. The server also refuses
 * the 3,000 most common ones when it stores it: a list that no browser needs to fetch.
 */
export const NieuwWachtwoordSchema = tekst(
  { min: KORTST, max: LANGST },
  z.refine((wachtwoord) => !isVoorspelbaar(wachtwoord), { error: MAKKELIJK_TE_RADEN }),
)
