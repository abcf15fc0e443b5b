import type { Opgave } from '../opgave/opgave.ts'
import { countAf, countAfVan } from '../regels/af.ts'
import type { BeurtStaat } from '../regels/beurt.ts'
import type { VeelStaat } from '../regels/veel.ts'
import type { Stand } from './spel-module.ts'

/** Returns the progress of a game of one word at a time. `naam` is what is counted, in the plural. */
export const beurtStand = <T extends Opgave>(
  staat: BeurtStaat<unknown, T>,
  naam: string,
): Stand => ({
  gedaan: countAf(staat),
  gegeven: staat.goed + staat.fout,
  totaal: staat.aantal,
  naam,
})

/** Returns the same for a game of many words at once. */
export const veelStand = (staat: VeelStaat<unknown>, naam: string): Stand => ({
  gedaan: countAfVan(staat),
  gegeven: staat.goed + staat.fout,
  totaal: staat.aantal,
  naam,
})
