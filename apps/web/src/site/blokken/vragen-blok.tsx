import './vragen-blok.css'
import type { ReactNode } from 'react'
import { Blok, type BlokEigenschappen } from './blok.tsx'

/** A question that people ask, with its answer. */
export interface Vraag {
  /** The question in an address: `#vraag-wifi` leads to its answer. */
  readonly id: string
  readonly vraag: string
  readonly antwoord: ReactNode
}

interface Eigenschappen extends BlokEigenschappen {
  readonly vragen: readonly Vraag[]
}

/**
 * Questions that open to their answers. The name of an address stands on the answer: a browser opens what hides the element that
 * an address leads to, also without any script.
 */
export function VragenBlok({ vragen, ...blok }: Eigenschappen) {
  return (
    <Blok {...blok} vorm="site-blok-vragen">
      <div className="site-vragen">
        {vragen.map(({ id, vraag, antwoord }) => (
          <details key={id}>
            <summary>{vraag}</summary>
            <p id={`vraag-${id}`}>{antwoord}</p>
          </details>
        ))}
      </div>
    </Blok>
  )
}
