import type { Voertuig } from './voertuig.ts'
import { VoertuigIcoon } from './voertuig-icoon.tsx'

/** The desk while the bike rides: one press, and it is at the door. The square round it answers that, as a tap anywhere. */
export function Onderweg({ voertuig }: { readonly voertuig: Voertuig }) {
  return (
    <section className="po-tafel" aria-label="Onderweg">
      <button type="button" className="po-onderweg" data-onderweg="">
        <VoertuigIcoon van={voertuig} />
        <span className="lhs-alleen-gehoord">Meteen naar de deur</span>
        <span className="po-stippen" aria-hidden="true" />
      </button>
    </section>
  )
}
