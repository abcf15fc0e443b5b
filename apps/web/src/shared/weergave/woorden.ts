const en = new Intl.ListFormat('nl', { type: 'conjunction' })
const getal = new Intl.NumberFormat('nl')

/** A count with its noun: '1 leerling', '24 leerlingen', '1.204 antwoorden'. */
export function aantal(n: number, enkel: string, meer: string): string {
  return `${getal.format(n)} ${n === 1 ? enkel : meer}`
}

/** Some of a whole: '3 van de 24 leerlingen'. */
export function deelVan(n: number, geheel: number, meer: string): string {
  return `${getal.format(n)} van de ${getal.format(geheel)} ${meer}`
}

/** Names in one phrase: 'Yara, Levi en Jesse'; beyond `hoogstens` as 'Yara, Levi en nog 4'. */
export function opsomming(namen: readonly string[], hoogstens = 3): string {
  if (namen.length <= hoogstens) return en.format(namen)
  const getoond = namen.slice(0, hoogstens - 1)
  return `${getoond.join(', ')} en nog ${namen.length - getoond.length}`
}

/** First letter as a capital; 'ij' is one letter. */
export function metHoofdletter(tekst: string): string {
  const lengte = /^ij/i.test(tekst) ? 2 : 1
  return tekst.slice(0, lengte).toLocaleUpperCase('nl') + tekst.slice(lengte)
}

/** '2026-W47' as 'wk 47', short enough for the axis of a chart. */
export function weekKort(week: string): string {
  return `wk ${Number(week.slice(6))}`
}
