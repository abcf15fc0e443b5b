import './voortgangsbalk.css'
import { useId } from 'react'

interface Props {
  readonly label: string
  readonly klaar: number
  readonly totaal: number
  /** What is counted, in the plural, as in '14 van 28 leerlingen'. */
  readonly eenheid: string
}

/** Determinate progress of work that takes longer than a second. */
export function Voortgangsbalk({ label, klaar, totaal, eenheid }: Props) {
  const id = useId()
  return (
    <div className="lh-voortgang">
      <span className="lh-voortgang-kop">
        <span id={id}>{label}</span>
        <span>{`${klaar} van ${totaal} ${eenheid}`}</span>
      </span>
      <progress max={totaal} value={klaar} aria-labelledby={id} />
    </div>
  )
}
