import { useId } from 'react'
import { MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useMagWijzigen } from '../../../shared/kijk-mee/hier.ts'

interface Optie<W extends string> {
  readonly waarde: W
  readonly label: string
  readonly uitleg: string
}

interface Props<W extends string> {
  readonly legenda: string
  readonly opties: readonly Optie<W>[]
  readonly waarde: W
  readonly onKies: (waarde: W) => void
}

/** One choice out of a few, each with a line that says what it does. */
export function Keuzes<W extends string>({ legenda, opties, waarde, onKies }: Props<W>) {
  const naam = useId()
  const magWijzigen = useMagWijzigen()
  return (
    <fieldset className="ag-keuzes" disabled={!magWijzigen}>
      <legend>{legenda}</legend>
      {opties.map((optie) => (
        <label key={optie.waarde} className="ag-keuze">
          <input
            type="radio"
            name={naam}
            checked={optie.waarde === waarde}
            onChange={() => onKies(optie.waarde)}
          />
          <span className="ag-keuze-label">{optie.label}</span>
          <span className="scherm-stil">
            <MetNamen tekst={optie.uitleg} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
