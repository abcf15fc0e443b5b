import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt } from '@letterhaven/game-kit/regels/beurt'
import { bankVan, grenzenVan, oordeelVan, overVan, type Opgave, type State } from './quiz.ts'
import { stapelsVan } from './stenen.ts'
import { metPunt } from '@letterhaven/game-kit/onderdelen/met-punt'

const TELWOORD = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes'] as const

/** Returns a number of stones in words. */
export const sayStenen = (n: number): string =>
  `${TELWOORD[n] ?? n} ${n === 1 ? 'steen' : 'stenen'}`

const sayKijkers = (n: number): string => `${TELWOORD[n] ?? n} ${n === 1 ? 'kijker' : 'kijkers'}`
const metHoofdletter = (zin: string): string => zin.charAt(0).toLocaleUpperCase('nl') + zin.slice(1)

/** Returns what the stones of an answer that is wrong do: they roll off. */
function sayMis(opgave: Opgave): string {
  const hier = stapelsVan(opgave.gelegd)[bankVan(opgave) ?? -1] ?? 0
  return hier === 1 ? 'Die steen rolt weg.' : `Die ${sayStenen(hier)} rollen weg.`
}

/** Returns what is told at a verdict: how many stones bring how many visitors, or that they roll off. Null while there is none. */
export function sayWinst(state: State): string | null {
  const { opgave, poging } = state
  const oordeel = oordeelVan(state)
  if (!opgave || oordeel === null) return null
  const { winst } = opgave
  if (oordeel === 'fout') return sayMis(opgave)
  if (poging > 1) return `Toch gevonden: ${sayKijkers(winst)} erbij!`
  return metHoofdletter(`${sayStenen(winst)}, ${sayKijkers(winst)}!`)
}

/** Says the question and the answers in the order of the desks, which may be heard. */
export const sayVraag = (
  { vraag = '', keuzes }: TekstOpgave,
  { plekken, weg }: Pick<Opgave, 'plekken' | 'weg'>,
): string =>
  [vraag, ...plekken.filter((_, bank) => !weg.includes(bank)).map((nr) => keuzes[nr] ?? '')]
    .map(metPunt)
    .join(' ')

/** Returns what a player who cannot see needs to know: what is on the screen, or who says what with how many stones. */
export function sayQuiz({ item, opgave, staat }: Beurt<Opgave, TekstOpgave>): string {
  if (opgave.isOpen) return `Lees de tekst: ${metPunt(item.titel ?? '')}`
  const stapels = stapelsVan(opgave.gelegd)
  const banken = opgave.plekken
    .map((keuze, bank) => ({ keuze, bank }))
    .filter(({ bank }) => !opgave.weg.includes(bank))
    .map(
      ({ keuze, bank }) =>
        `Bank ${bank + 1}, ${sayStenen(stapels[bank] ?? 0)}: ${metPunt(item.keuzes[keuze] ?? '')}`,
    )
  const { meest } = grenzenVan(opgave, staat)
  const over = Math.max(0, meest - opgave.gelegd.length)
  return `${item.vraag ?? ''} ${banken.join(' ')} Je kunt nog ${sayStenen(over)} leggen, in de schaal: ${overVan(opgave)}.`
}
