import { schoneTekst } from '../schone-tekst.ts'

/** How a spreadsheet keeps a number as text: in a formula that returns text, or with an apostrophe before it. */
const FORMULE = /^=\s?"(.*)"$/u
const APOSTROF = /^'(?=[\d=+@-])/u
/** What a formula shows when it fails. */
const FOUT =
  /^#(?:n\/[ab]|null!|leeg!|ref!|verw!|value!|waarde!|naam\?|name\?|num!|getal!|div\/0!|deel\/0!)$/iu

/** A cell without any of these characters needs no cleaning. */
const BIJZONDER = /[=#"]|^'/

/** Returns what a cell says, without what a spreadsheet puts around it. */
export function schoneCel(cel: string): string {
  const tekst = schoneTekst(cel)
  if (!BIJZONDER.test(tekst)) return tekst
  const kaal = tekst.replace(FORMULE, '$1').replaceAll('""', '"').replace(APOSTROF, '').trim()
  return FOUT.test(kaal) ? '' : kaal
}
