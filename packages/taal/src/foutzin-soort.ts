import type { FoutSoort } from './fout-soort.ts'
import { foutDeel, hoofdletters, lookWell, type Zin } from './foutzin.ts'

/** Hints for mistakes that no rule explains; a kind without a hint does not compile. */
export const SOORTZINNEN: Readonly<Record<FoutSoort, Zin>> = {
  regel: lookWell,
  leeg: ({ w }) => `Probeer het maar, letter voor letter. Zo schrijf je het: ${w}.`,
  weglating: (entry, gegeven) =>
    `Luister klank voor klank. Hier hoort nog '${foutDeel(entry, gegeven)}' bij: ${entry.w}.`,
  toevoeging: (entry, gegeven) =>
    `Bij het stukje '${foutDeel(entry, gegeven)}' staat er iets te veel. Het is ${entry.w}.`,
  volgorde: (entry) =>
    `Alle letters zijn er al! Zet ze in de goede volgorde: ${entry.g.join('-')}.`,
  verdubbeling: (entry, gegeven) =>
    `Eén of twee letters? Kijk naar het stukje '${foutDeel(entry, gegeven)}': ${entry.w}.`,
  hoofdletter: ({ w }) =>
    w === w.toLowerCase()
      ? `Dit woord schrijf je met kleine letters: ${w}.`
      : hoofdletters(w) > 1
        ? `Kijk goed welke letters groot zijn: ${w}.`
        : `Alleen de eerste letter is hier groot: ${w}.`,
  accent: (entry, gegeven) =>
    `Kijk goed naar het teken op de letter, bij '${foutDeel(entry, gegeven)}': ${entry.w}.`,
  teken: ({ w }) => `Kijk goed naar de spaties, streepjes en komma's: ${w}.`,
  ander: lookWell,
}
