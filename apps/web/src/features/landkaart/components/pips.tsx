import type { SomvensterKort } from '@letterhaven/contracts/landkaart'

/** The windows of an island once more, small: for who sees the island from afar. */
export function Pips({ vensters }: { readonly vensters: readonly SomvensterKort[] }) {
  return (
    <span className="pips" aria-hidden="true">
      {vensters.map(({ id, stand }) => (
        <span key={id} className={`pip pip-${stand}`}>
          {stand === 'goud' ? '★' : null}
        </span>
      ))}
    </span>
  )
}
