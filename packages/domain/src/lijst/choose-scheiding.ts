import { readKolommen, noemtIemand } from '../kolommen.ts'
import { readCellen } from './cellen.ts'
import { readSepRegel } from './ruis.ts'
import { schoneCel } from './schone-cel.ts'

/** What a spreadsheet puts between cells, the most usual here first. */
const SCHEIDINGEN = [';', '\t', ',', '|'] as const
/** The names of the columns stand among the first lines, below titles and empty ones. */
export const MEESTE_BOVEN = 30
const LANGSTE_KOP = 60_000

function eersteRegels(tekst: string): string {
  let eind = 0
  for (let regel = 0; regel < MEESTE_BOVEN && eind !== -1; regel += 1)
    eind = tekst.indexOf('\n', eind + 1)
  return tekst.slice(0, Math.min(eind === -1 ? tekst.length : eind, LANGSTE_KOP))
}

/** How many columns a line names, of those we know; none where nobody is named in them. */
export function countKoppen(cellen: readonly string[]): number {
  const kolommen = readKolommen(cellen.map(schoneCel))
  return noemtIemand(kolommen) ? kolommen.filter((kolom) => kolom !== null).length : 0
}

/** What stands between the cells: with which most columns are named, else what is written most. */
export function chooseScheiding(tekst: string): string {
  const begin = eersteRegels(tekst)
  const genoemd = readSepRegel(begin.trimStart())
  const keus = [...new Set([...(genoemd === null ? [] : [genoemd]), ...SCHEIDINGEN])]
  const punten = keus.map((teken) =>
    Math.max(0, ...readCellen(begin, teken).rijen.map(({ cellen }) => countKoppen(cellen))),
  )
  const meest = Math.max(...punten)
  if (meest > 0) return keus[punten.indexOf(meest)] ?? ';'
  // A comma without names of columns stands in a name as often as between two.
  return genoemd ?? keus.find((teken) => teken !== ',' && begin.includes(teken)) ?? ';'
}
