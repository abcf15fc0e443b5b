import { schoneTekst } from '../schone-tekst.ts'

/** How a number is kept from being one: as a formula that gives a text, or with a sign before it. */
const FORMULE = /^=\s?"(.*)"$/u
const APOSTROF = /^'(?=[\d=+@-])/u
/** What a formula says that found nothing. */
const FOUT =
  /^#(?:n\/[ab]|null!|leeg!|ref!|verw!|value!|waarde!|naam\?|name\?|num!|getal!|div\/0!|deel\/0!)$/iu

/** What a cell must have for anything of this to be in it. */
const BIJZONDER = /[=#"]|^'/

/** What a cell says, without what a spreadsheet puts around it. */
export function schoneCel(cel: string): string {
  const tekst = schoneTekst(cel)
  if (!BIJZONDER.test(tekst)) return tekst
  const kaal = tekst.replace(FORMULE, '$1').replaceAll('""', '"').replace(APOSTROF, '').trim()
  return FOUT.test(kaal) ? '' : kaal
}
