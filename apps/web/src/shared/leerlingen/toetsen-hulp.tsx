import './toetsen-hulp.css'
import { useState } from 'react'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { dialoogLater } from '../dialoog-later.tsx'
import { useToetsen } from '../toetsen/use-toetsen.ts'

const ToetsenDialoog = dialoogLater(() =>
  import('./toetsen-dialoog.tsx').then((m) => m.ToetsenDialoog),
)

/** The shortcuts of a list of pupils, behind a button and behind '?'. */
export function ToetsenHulp() {
  const [isOpen, setOpen] = useState(false)
  useToetsen({ '?': () => setOpen(true) })
  return (
    <>
      <Knop
        soort="tekst"
        className="toetsen-knop noprint"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        Sneltoetsen <kbd aria-hidden="true">?</kbd>
      </Knop>
      {isOpen && <ToetsenDialoog onSluit={() => setOpen(false)} />}
    </>
  )
}
