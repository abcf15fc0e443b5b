import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { RIVALEN, type Afloop, type Roep } from './race.ts'
import { keusVan } from './stand.ts'

/** Returns the name of a rival. */
export const naamVanRivaal = (nr: number): string => RIVALEN[nr]?.naam ?? ''

/** Returns what a rival calls, with its own cry. */
export const calledVan = (item: TekstOpgave, { wie, keus }: Roep): string =>
  `${RIVALEN[wie]?.kreet ?? ''} ${keusVan(item, keus)}`

/** Returns who calls what, as it is said. */
export const sayRoepen = (item: TekstOpgave, roepen: readonly Roep[]): string =>
  roepen.map((roep) => `${naamVanRivaal(roep.wie)} roept: ${keusVan(item, roep.keus)}`).join(' ')

/** Returns how a call ended, as it is told of the rival whom it was about. */
export function sayAfloop(afloop: Afloop, wie: number, isLaat: boolean): string {
  const naam = naamVanRivaal(wie)
  switch (afloop) {
    case 'betrapt':
      return isLaat ? `Toch betrapt! Je haalt ${naam} in.` : `Betrapt! ${RIVALEN[wie]?.valt ?? ''}`
    case 'samen':
      return isLaat ? `Toch waar! ${naam} rent met je mee.` : `Waar! ${naam} rent met je mee.`
    case 'ontglipt':
      return `Het was bluf. ${naam} glipt weg!`
    case 'onterecht':
      return `${naam} had gelijk en rent door.`
  }
}
