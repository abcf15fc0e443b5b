import { useState } from 'react'
import type { Keus } from './delen.ts'
import type { Opgave, State } from './stand.ts'
import { WERKEN } from './werken.ts'

/** What is chosen on the carrot, as long as it is there: the choice of a word before is none. */
interface Gekozen {
  readonly keus: Keus
  readonly voor: string
  /** The piece of the stem that was chosen last. */
  readonly laatst: number
}

const isEr = ({ gewas: { deel, ge }, werk }: Opgave, keus: Keus): boolean =>
  keus === 'ge'
    ? ge !== null && werk === 'blad'
    : keus !== null && werk === 'stam' && keus >= deel[0] && keus < deel[1]

/** Keeps for which part of the carrot a tray is open. */
export function useKeus({ fase, opgave, nummer, poging }: State) {
  const [gekozen, setGekozen] = useState<Gekozen>({ keus: null, voor: '', laatst: 0 })
  const kan = fase === 'spelen' && opgave?.isUit === true && !opgave.isGetoond
  const voor = `${nummer} ${poging}`
  const keus: Keus =
    kan && gekozen.voor === voor && isEr(opgave, gekozen.keus) ? gekozen.keus : null
  const choose = (nieuw: Keus): void =>
    setGekozen({ keus: nieuw, voor, laatst: typeof nieuw === 'number' ? nieuw : gekozen.laatst })
  /** Another number for each place where the focus begins anew. */
  const plek = keus === null ? 0 : keus === 'ge' ? 1 : keus + 2
  return {
    kan,
    keus,
    choose,
    laatst: gekozen.laatst,
    begin: nummer * 1000 + (opgave?.isUit ? 100 * (1 + WERKEN.indexOf(opgave.werk)) : 0) + plek,
  }
}
