import { Knop } from './knop.tsx'

/** The way back out of a dialog, beside its main button: nothing is done. */
export function Annuleer({ onSluit }: { readonly onSluit: () => void }) {
  return (
    <Knop soort="tekst" onClick={onSluit}>
      Annuleren
    </Knop>
  )
}
