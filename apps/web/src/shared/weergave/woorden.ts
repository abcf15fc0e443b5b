import { getal } from '@letterhaven/ui/tekst/getal'

/** Returns a count with its noun: '1 leerling', '24 leerlingen', '1.204 antwoorden'. */
export function aantal(n: number, enkel: string, meer: string): string {
  return `${getal(n)} ${n === 1 ? enkel : meer}`
}

/** Returns a part of a counted whole: '3 van de 24 leerlingen'. */
export function deelVan(n: number, geheel: string): string {
  return `${getal(n)} van de ${geheel}`
}

/**
 * Joins names into one phrase: 'Yara, Levi en Jesse'; with more than `hoogstens` names 'Yara, Levi en nog 4', whose number
 * never stands alone on a line.
 */
export function opsomming(namen: readonly string[], hoogstens = 3): string {
  const getoond = namen.slice(0, namen.length > hoogstens ? hoogstens - 1 : -1)
  const rest = namen.length - getoond.length
  const laatste = rest > 1 ? `nog\u00a0${getal(rest)}` : (namen.at(-1) ?? '')
  return getoond.length === 0 ? laatste : `${getoond.join(', ')} en ${laatste}`
}

/** Returns '2026-W47' as 'wk 47', short enough for the axis of a chart. */
export function weekKort(week: string): string {
  return `wk ${Number(week.slice(6))}`
}
