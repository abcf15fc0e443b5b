import { Knop } from './knop.tsx'

/** The button beside the main one of a dialog that leaves it without doing anything. */
export function Annuleer({ onSluit }: { readonly onSluit: () => void }) {
  return (
    <Knop soort="tekst" onClick={onSluit}>
      Annuleren
    </Knop>
  )
}
