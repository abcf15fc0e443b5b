import type { Dierdetail, Dierkeuze, Dracht } from './dier.ts'
import {
  DOEN,
  DRACHT,
  KLEUREN,
  PLEKKEN,
  SOORTEN,
  type DrachtNaam,
  type Houding,
  type SoortNaam,
} from './woorden.ts'

/** Joins parts with commas, and 'en' before the last. */
const joinDelen = (delen: readonly string[]): string =>
  [delen.slice(0, -1).join(', '), ...delen.slice(-1)].filter((deel) => deel !== '').join(' en ')

const MAATWOORD = { klein: 'klein', middel: 'middelgroot', groot: 'groot' } as const

const kleurwoord = ({ wat, kleur }: Dracht): string =>
  DRACHT[wat].lidwoord === 'het' ? kleur : KLEUREN[kleur].verbogen

/** Says what is worn: 'een rode muts', 'een rood masker'. */
const sayStuk = (stuk: Dracht): string => `een ${kleurwoord(stuk)} ${stuk.wat}`

function sayDracht([eerste, tweede]: readonly Dracht[]): string[] {
  return [
    ...(eerste ? [`heeft ${sayStuk(eerste)} ${DRACHT[eerste.wat].hoe}`] : []),
    ...(tweede ? [`draagt ${sayStuk(tweede)}`] : []),
  ]
}

const sayHouding = (soort: SoortNaam, houding: Houding): string =>
  houding === 'rust' ? SOORTEN[soort].rust : DOEN[houding].anders

/**
 * Says what a photo of this animal shows: kind, size, colour, what it wears, what it does and where, always in that order and where
 * that can be in other words than the assignments. Of two animals of one scene the sentences differ.
 */
export function beschrijvingVanDier({ dier, houding }: Dierkeuze): string {
  const { soort, kleur, maat, dracht, plek } = dier
  const { lidwoord } = SOORTEN[soort]
  const eigen = [...(maat ? [MAATWOORD[maat]] : []), ...(kleur ? [kleur] : [])]
  const doet = sayHouding(dier.soort, houding)
  const delen = [
    ...(eigen.length > 0 ? [`is ${eigen.join(' en ')}`] : []),
    ...sayDracht(dracht),
    `${doet} ${PLEKKEN[plek].anders}`,
  ]
  return `${lidwoord === 'het' ? 'Dit' : 'Deze'} ${soort} ${joinDelen(delen)}.`
}

/** The thing that is named among what is worn, or else what is worn instead. */
const stukVoor = (dracht: readonly Dracht[], genoemd: DrachtNaam): Dracht | undefined =>
  dracht.find(({ wat }) => wat === genoemd) ?? dracht[0]

/**
 * Returns the words of that sentence that speak of the same as a detail, whether that is true or not; undefined where it says nothing
 * of it, as of a muts that is not worn.
 */
export function woordenOver(detail: Dierdetail, { dier, houding }: Dierkeuze): string | undefined {
  const { soort, kleur, maat, dracht, plek } = dier
  switch (detail.trek) {
    case 'soort':
      return soort
    case 'kleur':
      return kleur
    case 'maat':
    case 'uiterste':
      return maat && MAATWOORD[maat]
    case 'dracht':
      return stukVoor(dracht, detail.is)?.wat
    case 'drachtkleur': {
      const stuk = stukVoor(dracht, detail.van)
      return stuk && kleurwoord(stuk)
    }
    case 'plek':
      return PLEKKEN[plek].anders
    case 'houding':
      return sayHouding(soort, houding)
  }
}
