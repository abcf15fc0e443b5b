import { dubbeleKolommen, readKolommen, type Kolom } from '../kolommen.ts'
import { naamSleutel } from '../naamsleutel.ts'
import { readCellen, type TafelRij } from './cellen.ts'
import { chooseScheiding, MEESTE_BOVEN, countKoppen } from './choose-scheiding.ts'
import { metNaamdelen } from './naam-in-cellen.ts'
import { isRuis, isTelling } from './ruis.ts'
import { schoneCel } from './schone-cel.ts'

/** A row about one person, with its values by column. */
export interface LijstRij extends TafelRij {
  readonly waarden: ReadonlyMap<Kolom, string>
  /** Whether something stands beyond the last column that has a name. */
  readonly steektUit: boolean
}

/** A list as it was meant, without what a spreadsheet adds. */
export interface Lijst {
  /** What the columns are; null where no line names them. */
  readonly kolommen: readonly (Kolom | null)[] | null
  /** The names of columns from which nothing is read, because one before them means the same. */
  readonly dubbel: readonly string[]
  readonly rijen: readonly LijstRij[]
  /** Lines above the column names that hold more than a title. */
  readonly boven: readonly TafelRij[]
  /** Every line that holds something, where no line names the columns. */
  readonly los: readonly TafelRij[]
  /** The line of a quote that never closes; null where every quote closes. */
  readonly open: number | null
  /** The line at which the text exceeds what any school's list holds; null if it does not. */
  readonly teVeel: number | null
}

const gevuld = (cellen: readonly string[]): readonly string[] => cellen.filter((cel) => cel !== '')

/** Finds the line that names most columns, the first of several; -1 where none does. Titles and empty lines may stand above. */
function findKop(rijen: readonly TafelRij[]): number {
  const punten = rijen.slice(0, MEESTE_BOVEN).map(({ cellen }) => countKoppen(cellen))
  const meest = Math.max(0, ...punten)
  return meest === 0 ? -1 : punten.indexOf(meest)
}

const lettersVan = (cellen: readonly string[]): string => gevuld(cellen).map(naamSleutel).join(' ')

const EERSTE_CELLEN = 2
/** A title fills a cell or two; a line with this many may be a person. */
const MEER_DAN_TITEL = 3

/** Whether a line repeats the column names, as on top of every page, perhaps in another order. */
function isKopOpnieuw(cellen: readonly string[], kop: string): boolean {
  // Nearly every line is a person, so the first cells are checked before the whole line is compared.
  if (
    !gevuld(cellen)
      .slice(0, EERSTE_CELLEN)
      .some((cel) => kop.includes(naamSleutel(cel)))
  )
    return false
  if (lettersVan(cellen) === kop) return true
  const koppen = countKoppen(cellen)
  return koppen >= 2 && koppen * 2 > gevuld(cellen).length
}

function makeRij({ cellen, regel }: TafelRij, kolommen: readonly (Kolom | null)[]): LijstRij {
  const waarden = new Map(
    kolommen.flatMap((kolom, i) => {
      const cel = cellen[i] ?? ''
      return kolom === null || cel === '' ? [] : [[kolom, cel] as const]
    }),
  )
  const steektUit = gevuld(cellen.slice(kolommen.length)).length > 0
  return { cellen, regel, waarden: metNaamdelen(waarden), steektUit }
}

/** The columns that tell who a line is about. */
const WIE: readonly Kolom[] = ['sleutel', 'eckid', 'roepnaam', 'voornamen', 'achternaam']

/** Drops the counts at the bottom of the columns, which name nobody. */
function zonderTellingen(rijen: readonly LijstRij[]): readonly LijstRij[] {
  const laatste = rijen.findLastIndex(
    ({ cellen, waarden }) => !isTelling(gevuld(cellen)) || WIE.some((kolom) => waarden.has(kolom)),
  )
  return rijen.slice(0, laatste + 1)
}

/**
 * Reads any list of pupils, whether it was saved, exported or pasted and whatever separates its cells. What a spreadsheet put
 * above, below and between its lines is left out, and the column names say what each value is.
 */
export function readLijst(tekst: string): Lijst {
  const zonderMerk = tekst.replace(/^\ufeff+/u, '')
  const gelezen = readCellen(zonderMerk, chooseScheiding(zonderMerk))
  const { open, teVeel } = gelezen
  // A text that is too long is not looked at any further.
  const alle = (teVeel === null ? gelezen.rijen : [])
    .map(({ cellen, regel }) => ({ cellen: cellen.map(schoneCel), regel }))
    .filter(({ cellen }) => !isRuis(cellen))
  const plek = findKop(alle)
  const kopRij = alle[plek]
  if (!kopRij) return { kolommen: null, dubbel: [], rijen: [], boven: [], los: alle, open, teVeel }
  const eerste = readKolommen(kopRij.cellen)
  const kop = lettersVan(kopRij.cellen)
  let kolommen = eerste
  const rijen: LijstRij[] = []
  for (const rij of alle.slice(plek + 1))
    if (isKopOpnieuw(rij.cellen, kop)) kolommen = readKolommen(rij.cellen)
    else rijen.push(makeRij(rij, kolommen))
  const genoemd = eerste.filter((kolom) => kolom !== null).length
  return {
    kolommen: eerste,
    dubbel: dubbeleKolommen(kopRij.cellen),
    rijen: zonderTellingen(rijen),
    boven: alle
      .slice(0, plek)
      .filter(({ cellen }) => gevuld(cellen).length >= Math.max(genoemd / 2, MEER_DAN_TITEL)),
    los: [],
    open,
    teVeel,
  }
}
