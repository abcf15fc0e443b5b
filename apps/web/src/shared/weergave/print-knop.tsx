import './scherm.css'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useOpenLook } from '../kijk-mee/haak.ts'

/** Prints what is on the screen. Somebody of the office who looks along may take nothing with them. */
export function PrintKnop() {
  if (useOpenLook()) return null
  return (
    <Knop soort="tekst" icoon="print" className="print-knop" onClick={() => window.print()}>
      Printen
    </Knop>
  )
}
