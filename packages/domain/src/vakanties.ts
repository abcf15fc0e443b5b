import { dagenVanWeek, plusDagen } from './schooljaar.ts'

/** Consecutive days without school, the first and the last included, as 'YYYY-MM-DD'. */
export interface Vakantie {
  readonly naam: string
  readonly van: string
  readonly tot: string
}

const MAAND_APRIL = 4
const MAAND_MAART = 3
/** When Easter falls after this day of April, Easter itself ends the Easter holidays. */
const LATE_PASEN = 15
const [ZATERDAG, ZONDAG] = [5, 6]

const twee = (n: number): string => String(n).padStart(2, '0')
const dag = (jaar: number, maand: number, nummer: number): string =>
  `${jaar}-${twee(maand)}-${twee(nummer)}`

/** Returns Easter Sunday (the anonymous Gregorian computus, as Meeus gives it in 'Astronomical Algorithms'). */
export function pasenVan(jaar: number): string {
  const a = jaar % 19
  const eeuw = Math.floor(jaar / 100)
  const rest = jaar % 100
  const schrikkel = Math.floor(eeuw / 4)
  const maan = Math.floor((eeuw - Math.floor((eeuw + 8) / 25) + 1) / 3)
  const h = (19 * a + eeuw - schrikkel - maan + 15) % 30
  const l = (32 + 2 * (eeuw % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const som = h + l - 7 * m + 114
  return dag(jaar, Math.floor(som / 31), (som % 31) + 1)
}

const maandagVan = (een: string): string => dagenVanWeek(een)[0] ?? een
/** Returns the Monday of a day's week, or of the week after it where the day is `laat` or later in its week (0 = Monday). */
const maandagBij = (een: string, laat: number): string =>
  dagenVanWeek(een).indexOf(een) >= laat ? plusDagen(maandagVan(een), 7) : maandagVan(een)

/** Returns where the two weeks of Easter begin: the first Monday of April, unless Easter lies in March or late. */
function paasvakantie(pasen: string, jaar: number): string {
  const [maand, nummer] = [Number(pasen.slice(5, 7)), Number(pasen.slice(8))]
  if (maand === MAAND_MAART) return plusDagen(pasen, 1)
  if (nummer > LATE_PASEN) return plusDagen(pasen, -13)
  const begin = dag(jaar, MAAND_APRIL, 1)
  return maandagVan(begin) === begin ? begin : plusDagen(maandagVan(begin), 7)
}

/**
 * Returns the holidays of Flemish schools in a school year that begins in this calendar year, by the rule of the decree of 17
 * April 1991 and its orders. Autumn is the week of 1 November (the next one where that is a Sunday), Christmas the two weeks
 * from that of 25 December (the next one where that falls in a weekend), krokus begins on the 7th Monday before Easter.
 */
export function vlaamseVakanties(begin: number): Vakantie[] {
  const volgend = begin + 1
  const pasen = pasenVan(volgend)
  const weken = (naam: string, van: string, aantal: number): Vakantie => ({
    naam,
    van,
    tot: plusDagen(van, aantal * 7 - 1),
  })
  return [
    weken('Herfstvakantie', maandagBij(dag(begin, 11, 1), ZONDAG), 1),
    weken('Kerstvakantie', maandagBij(dag(begin, 12, 25), ZATERDAG), 2),
    weken('Krokusvakantie', plusDagen(pasen, -48), 1),
    weken('Paasvakantie', paasvakantie(pasen, volgend), 2),
    { naam: 'Zomervakantie', van: dag(volgend, 7, 1), tot: dag(volgend, 8, 31) },
  ]
}

/**
 * Returns how many of the days after `van` up to and including `tot` lie in no holiday; where two holidays overlap, their days
 * count once.
 */
export function dagenZonderVakantie(
  van: string,
  tot: string,
  vakanties: readonly Vakantie[],
): number {
  let dagen = 0
  for (let d = plusDagen(van, 1); d <= tot; d = plusDagen(d, 1))
    if (!vakanties.some((v) => v.van <= d && d <= v.tot)) dagen += 1
  return dagen
}
