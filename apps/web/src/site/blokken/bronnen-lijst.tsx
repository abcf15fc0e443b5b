import './bronnen-lijst.css'
import type { Bron } from '../bronnen.ts'

interface Eigenschappen {
  readonly titel: string
  readonly bronnen: readonly Bron[]
}

/** A list of sources within a block: what it is, who made it, and under which terms. */
export function BronnenLijst({ titel, bronnen }: Eigenschappen) {
  return (
    <>
      <h3>{titel}</h3>
      <ul className="site-bronnen">
        {bronnen.map(({ wat, wie, licentie }) => (
          <li key={wat}>
            <strong>{wat}</strong>
            <span>{wie}</span>
            <span>{licentie}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
