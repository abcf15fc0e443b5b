import type { Kolom } from '../kolommen.ts'
import { splitAchternaam, splitNaam } from '../split-naam.ts'

/** A number or mark before a name in one cell. */
const MERK = /^(?:\d{1,3}[.)]?|[-–*•])\s+(?=\p{L})/u

/** Returns a name without the number or the dash before it. */
export const zonderMerk = (cel: string): string => cel.replace(MERK, '')

type Waarden = ReadonlyMap<Kolom, string>

const gevuld = (delen: readonly (readonly [Kolom, string])[]): (readonly [Kolom, string])[] =>
  delen.filter(([, tekst]) => tekst !== '')

/** Adds the parts of a name where a list has it in one column, or has the prefix inside the surname. */
export function metNaamdelen(waarden: Waarden): Waarden {
  const heel = waarden.get('naam')
  if (heel !== undefined) {
    const { voornaam, tussenvoegsel, achternaam } = splitNaam(zonderMerk(heel))
    const delen = gevuld([
      ['roepnaam', voornaam],
      ['voorvoegsel', tussenvoegsel],
      ['achternaam', achternaam],
    ])
    return new Map([...waarden, ...delen])
  }
  const achter = waarden.get('achternaam')
  if (achter === undefined || waarden.has('voorvoegsel')) return waarden
  const { tussenvoegsel, achternaam } = splitAchternaam(achter)
  return new Map([
    ...waarden,
    ...gevuld([
      ['voorvoegsel', tussenvoegsel],
      ['achternaam', achternaam],
    ]),
  ])
}
