import { tekstVan, type Opgave } from '../opgave/opgave.ts'
import type { BeurtStaat } from './beurt.ts'
import type { VeelStaat } from './veel.ts'

/** Returns whether the current word went wrong and is not right yet: it can still be mended, or is about to be left. */
function isNogFout<T extends Opgave>(staat: BeurtStaat<unknown, T>): boolean {
  const { fase, item, poging, oordelen, hersteld } = staat
  if (fase === 'spelen') return poging > 1
  if (fase !== 'kijken' || !item) return false
  return poging === 1 ? oordelen.at(-1) === false : hersteld.at(-1) !== tekstVan(item)
}

/** Returns how many words of a round are done with. A word that went wrong is so when it is mended or left. */
export const countAf = <T extends Opgave>(staat: BeurtStaat<unknown, T>): number =>
  staat.goed + staat.fout - (isNogFout(staat) ? 1 : 0)

/** Returns the same for a game of many words at once. */
export function countAfVan({ goed, fout, plekken }: VeelStaat<unknown>): number {
  const nogFout = plekken.filter(({ stand, isJuist }) => stand !== 'klaar' && isJuist === false)
  return goed + fout - nogFout.length
}
