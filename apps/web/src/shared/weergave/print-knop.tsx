import './scherm.css'
import { Knop } from '@letterhaven/ui/knop.tsx'

/** Prints what is on the screen. */
export function PrintKnop() {
  return (
    <Knop soort="tekst" icoon="print" className="print-knop" onClick={() => window.print()}>
      Printen
    </Knop>
  )
}
