import type { HapjeVorm } from './hapje-stand.ts'

interface Eigenschappen {
  readonly vorm: HapjeVorm
  readonly stand: 'vuil' | 'goed' | 'fout' | 'dicht'
  readonly onWas: (vorm: string) => void
}

const GEHOORD = { vuil: '', goed: ', goed: het licht gaat aan', fout: '', dicht: '' } as const

/** A window to wash; a wrong form is struck, and always followed by the right one with its part marked. */
export function HapjeRaam({ vorm, stand, onWas }: Eigenschappen) {
  return (
    <button
      type="button"
      className={`hapje-raam hapje-raam-${stand}`}
      aria-disabled={stand !== 'vuil'}
      data-vorm={vorm.vorm}
      onClick={() => onWas(vorm.vorm)}
    >
      <span className="hapje-ruit">
        {stand === 'fout' ? (
          <>
            <span className="site-gehoord">niet </span>
            <s>{vorm.vorm}</s>
            <span className="site-gehoord"> maar </span>
            <b>
              {vorm.delen.map(({ deel, anders }, i) =>
                // The place of a part in its word is its identity.
                anders ? <mark key={`${i}${deel}`}>{deel}</mark> : deel,
              )}
            </b>
          </>
        ) : (
          <b>{vorm.vorm}</b>
        )}
        <span className="site-gehoord">{GEHOORD[stand]}</span>
      </span>
    </button>
  )
}
