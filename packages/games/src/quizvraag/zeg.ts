import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt } from '@letterhaven/game-kit/regels/beurt'
import { bankVan, grenzenVan, oordeelVan, overVan, type Opgave, type State } from './quiz.ts'
import { stapelsVan } from './stenen.ts'

const TELWOORD = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes'] as const

/** Returns a number of stones in words. */
export const sayStenen = (n: number): string =>
  `${TELWOORD[n] ?? n} ${n === 1 ? 'steen' : 'stenen'}`

/** Returns what is told at a verdict: who comes in, or that the stones on the wrong answer bring nobody. Null while there is none. */
export function sayWinst(state: State): string | null {
  const { opgave, poging } = state
  const oordeel = oordeelVan(state)
  if (!opgave || oordeel === null) return null
  const { winst } = opgave
  const hier = stapelsVan(opgave.gelegd)[bankVan(opgave) ?? -1] ?? 0
  const isEen = hier === 1
  if (oordeel === 'fout')
    return isEen
      ? 'Die steen haalt niemand binnen.'
      : `Die ${sayStenen(hier)} halen niemand binnen.`
  const kijkers = `${winst} ${winst === 1 ? 'kijker' : 'kijkers'} erbij`
  return poging === 1
    ? `${kijkers}: ${hier} voor je ${isEen ? 'steen' : 'stenen'}, 1 extra.`
    : `${kijkers}!`
}

const metPunt = (zin: string): string => (/[.!?]['’]?$/.test(zin) ? zin : `${zin}.`)

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
  if (opgave.isOpen) return `Lees de tekst: ${item.titel ?? ''}.`
  const stapels = stapelsVan(opgave.gelegd)
  const banken = opgave.plekken
    .map((keuze, bank) => ({ keuze, bank }))
    .filter(({ bank }) => !opgave.weg.includes(bank))
    .map(
      ({ keuze, bank }) =>
        `Bank ${bank + 1}: ${item.keuzes[keuze] ?? ''}, ${sayStenen(stapels[bank] ?? 0)}`,
    )
  const { meest } = grenzenVan(opgave, staat)
  const over = Math.max(0, meest - opgave.gelegd.length)
  return `${item.vraag ?? ''} ${banken.join('. ')}. Je kunt nog ${sayStenen(over)} leggen, in de schaal: ${overVan(opgave)}.`
}
