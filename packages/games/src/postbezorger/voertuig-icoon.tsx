import type { Voertuig } from './voertuig.ts'

/** A bike, or a sled. */
export const VoertuigIcoon = ({ van }: { readonly van: Voertuig }) => (
  <svg className="lhs-icoon" viewBox="0 0 40 26" aria-hidden="true">
    {van === 'fiets' ? (
      <>
        <circle cx="9" cy="17" r="7" />
        <circle cx="31" cy="17" r="7" />
        <path d="M9 17 15 7h13l-8 10H9m6-10 5 10m11 0L27 3h5M12 4h6" />
      </>
    ) : (
      <path d="M3 22h26c6 0 9-4 8-10M3 12h28M10 12v10m15-10v10M31 12l4-7" />
    )}
  </svg>
)
