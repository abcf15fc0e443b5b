import './toetsen-hulp.css'
import { useState } from 'react'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { useToetsen } from './gebruik-toetsen.ts'

/** One line of the help: the keys, and what they do. */
export interface ToetsRegel {
  readonly toetsen: readonly string[]
  readonly doet: string
}

/** The keys of this page, behind a button and behind '?'. */
export function ToetsenHulp({ regels }: { regels: readonly ToetsRegel[] }) {
  const [isOpen, zetOpen] = useState(false)
  useToetsen({ '?': () => zetOpen(true) })
  return (
    <>
      <Knop
        soort="tekst"
        className="toetsen-knop noprint"
        aria-keyshortcuts="?"
        onClick={() => zetOpen(true)}
      >
        Sneltoetsen <kbd aria-hidden="true">?</kbd>
      </Knop>
      <Dialoog open={isOpen} titel="Sneltoetsen op deze pagina" onSluit={() => zetOpen(false)}>
        <dl className="toetsen-lijst">
          {regels.map(({ toetsen, doet }) => (
            <div key={doet}>
              <dt>
                {toetsen.map((toets) => (
                  <kbd key={toets}>{toets}</kbd>
                ))}
              </dt>
              <dd>{doet}</dd>
            </div>
          ))}
        </dl>
      </Dialoog>
    </>
  )
}
