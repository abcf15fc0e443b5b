import { FietsIcoon } from './fiets-icoon.tsx'

/** The desk while the bike rides: one press, and it is at the door. The square round it answers that, as a tap anywhere. */
export function Onderweg() {
  return (
    <section className="po-tafel" aria-label="Onderweg">
      <button type="button" className="po-onderweg" data-onderweg="">
        <FietsIcoon />
        <span className="lhs-alleen-gehoord">Meteen naar de deur</span>
        <span className="po-stippen" aria-hidden="true" />
      </button>
    </section>
  )
}
