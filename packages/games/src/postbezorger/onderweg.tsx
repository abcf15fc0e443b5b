import type { MouseEvent } from 'react'
import { FietsIcoon } from './fiets-icoon.tsx'

/** The desk while the bike rides: one press, and it is at the door. */
export function Onderweg({ onAan }: { readonly onAan: () => void }) {
  function press(e: MouseEvent): void {
    // The square round it answers a tap anywhere in the same way.
    e.stopPropagation()
    onAan()
  }
  return (
    <section className="po-tafel" aria-label="Onderweg">
      <button type="button" className="po-onderweg" data-onderweg="" onClick={press}>
        <FietsIcoon />
        <span className="lhs-alleen-gehoord">Meteen naar de deur</span>
        <span className="po-stippen" aria-hidden="true" />
      </button>
    </section>
  )
}
