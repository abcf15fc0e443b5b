import { zonderRand } from './rand.ts'
import { LANGSTE_VAKANTIE_DAGEN } from '@letterhaven/contracts/accountgegevens-maten'
import { bestaandeDag } from './lijst/dag-in-cel.ts'
import { MAANDEN } from './maanden.ts'
import { dagenTussen } from './schooljaar.ts'
import type { Vakantie } from './vakanties.ts'

const WEEKDAG =
  '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|(?:ma|di|wo|do|vr|za|zo)\\.?)'
const MAAND = Object.keys(MAANDEN)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const JAAR = "(?:,?\\s+['’]?(\\d{4}|\\d{2})(?!\\d))?"
/** Matches a day as it is written: 19-10-2026, or 19 oktober 2026 with or without its year. */
const DATUM = `(?:(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d{2})(?!\\d)|(\\d{1,2})\\s+(${MAAND})\\b\\.?${JAAR})`
/** Matches the first day of a range, which may leave its month to the last: 19 t/m 23 oktober. */
const EERSTE = `(?:${DATUM}|(\\d{1,2}))`
const TOT = `\\s*(?:t/m|t\\.e\\.m\\.|tot en met|tot|[-–—])\\s*`
const REEKS = new RegExp(`(?:${WEEKDAG}\\s+)?${EERSTE}${TOT}(?:${WEEKDAG}\\s+)?${DATUM}`, 'iu')
const LOS = new RegExp(`(?:${WEEKDAG}\\s+)?${DATUM}`, 'iu')

/** A longer line is not part of a list of holidays. */
const LANGSTE_REGEL = 200
const LANGSTE_NAAM = 60
/** From this month on, a month belongs to the first of a school year's two calendar years. */
const EERSTE_MAAND = 8

interface Delen {
  readonly dag: number
  readonly maand: number | null
  readonly jaar: number | null
}

const jaartal = (tekst: string | undefined): number | null =>
  tekst === undefined ? null : tekst.length === 2 ? 2000 + Number(tekst) : Number(tekst)

function delenVan([d1, m1, j1, d2, m2, j2]: readonly (string | undefined)[]): Delen | null {
  if (d1 !== undefined) return { dag: Number(d1), maand: Number(m1), jaar: jaartal(j1) }
  if (d2 === undefined) return null
  return { dag: Number(d2), maand: MAANDEN[(m2 ?? '').toLowerCase()] ?? null, jaar: jaartal(j2) }
}

/** Returns the day if it is in the calendar, else null. */
function dagVan({ dag, maand, jaar }: Delen, begin: number): string | null {
  if (maand === null) return null
  const welk = jaar ?? (maand >= EERSTE_MAAND ? begin : begin + 1)
  return bestaandeDag(welk, maand, dag)
}

/** Where in its line the days begin, and which days they are. */
interface Gevonden {
  readonly vanaf: number
  readonly van: string
  readonly tot: string
}

/** Returns both ends of a range of days, the first of which may leave its month to the last. */
function reeksVan(reeks: RegExpExecArray, begin: number): Gevonden | null {
  const laatste = delenVan(reeks.slice(8, 14))
  if (!laatste) return null
  const eerste = delenVan(reeks.slice(1, 7)) ?? { ...laatste, dag: Number(reeks[7]) }
  const [van, tot] = [dagVan(eerste, begin), dagVan(laatste, begin)]
  if (!van || !tot || van > tot || dagenTussen(van, tot) >= LANGSTE_VAKANTIE_DAGEN) return null
  return { vanaf: reeks.index, van, tot }
}

/** Returns the days of a line: a range of them, or one. */
function dagenVan(regel: string, begin: number): Gevonden | null {
  const reeks = REEKS.exec(regel)
  if (reeks) return reeksVan(reeks, begin)
  const los = LOS.exec(regel)
  const delen = los && delenVan(los.slice(1, 7))
  const dag = delen && dagVan(delen, begin)
  return los && dag ? { vanaf: los.index, van: dag, tot: dag } : null
}

const opgeruimd = (tekst: string): string =>
  zonderRand(tekst, (teken) => /[\s:|•*–—-]/u.test(teken))
    .replaceAll(/\s+/gu, ' ')
    .slice(0, LANGSTE_NAAM)

/** What was read from a list of holidays, and the lines that could not be read. */
export interface Rooster {
  readonly vakanties: readonly Vakantie[]
  readonly onleesbaar: readonly string[]
}

/**
 * Reads a list of holidays as schools publish it, a line each; the name may stand on the line before its days. Years that are
 * left out are those of the school year that begins in `begin`.
 */
export function readRooster(tekst: string, begin: number): Rooster {
  const vakanties: Vakantie[] = []
  const onleesbaar: string[] = []
  /** The line before, as long as it may still be the name of what follows. */
  let vorige = ''
  const alsOnleesbaar = () => {
    if (opgeruimd(vorige) !== '') onleesbaar.push(vorige.trim().slice(0, LANGSTE_REGEL))
    vorige = ''
  }
  for (const regel of tekst.split(/\r?\n/u)) {
    if (regel.trim() === '') continue
    const dagen = regel.length > LANGSTE_REGEL ? null : dagenVan(regel, begin)
    if (!dagen) {
      alsOnleesbaar()
      vorige = regel
      continue
    }
    const { vanaf, van, tot } = dagen
    const naam = opgeruimd(regel.slice(0, vanaf))
    if (naam !== '') alsOnleesbaar()
    vakanties.push({ naam: naam || opgeruimd(vorige) || 'Vrij', van, tot })
    vorige = ''
  }
  alsOnleesbaar()
  return { vakanties, onleesbaar }
}
