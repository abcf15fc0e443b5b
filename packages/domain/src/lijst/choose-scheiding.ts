import { readKolommen, noemtIemand } from '../kolommen.ts'
import { readCellen } from './cellen.ts'
import { readSepRegel } from './ruis.ts'
import { schoneCel } from './schone-cel.ts'

/** What a spreadsheet puts between cells, the most usual here first. */
const SCHEIDINGEN = [';', '\t', ',', '|'] as const
/** How many of the first lines may hold the names of the columns, which can stand below titles and empty lines. */
export const MEESTE_BOVEN = 30
const LANGSTE_KOP = 60_000

function eersteRegels(tekst: string): string {
  let eind = 0
  for (let regel = 0; regel < MEESTE_BOVEN && eind !== -1; regel += 1)
    eind = tekst.indexOf('\n', eind + 1)
  return tekst.slice(0, Math.min(eind === -1 ? tekst.length : eind, LANGSTE_KOP))
}

/** Counts the columns of ours that a line names; 0 where they name no person. */
export function countKoppen(cellen: readonly string[]): number {
  const kolommen = readKolommen(cellen.map(schoneCel))
  return noemtIemand(kolommen) ? kolommen.filter((kolom) => kolom !== null).length : 0
}

/**
 * Chooses what separates the cells: the character with which most columns are named, else the one that a `sep=` line names,
 * else the most usual one that occurs.
 */
export function chooseScheiding(tekst: string): string {
  const begin = eersteRegels(tekst)
  const genoemd = readSepRegel(begin.trimStart())
  const keus = [...new Set([...(genoemd === null ? [] : [genoemd]), ...SCHEIDINGEN])]
  const punten = keus.map((teken) =>
    Math.max(0, ...readCellen(begin, teken).rijen.map(({ cellen }) => countKoppen(cellen))),
  )
  const meest = Math.max(...punten)
  if (meest > 0) return keus[punten.indexOf(meest)] ?? ';'
  // Without column names a comma stands within a name as often as between two.
  return genoemd ?? keus.find((teken) => teken !== ',' && begin.includes(teken)) ?? ';'
}
