import type { Sterren } from './contract.ts'
import { Paneel } from './paneel.tsx'
import { SpelIcoon } from './spel-icoon.tsx'
import type { SlotTekst } from './spel-module.ts'

interface SlotPaneelProps {
  readonly sterren: Sterren
  readonly tekst: SlotTekst
  readonly onKlaar: () => void
}

/** The end of a taak: stars, what was done, and the way on. */
export function SlotPaneel({ sterren, tekst, onKlaar }: SlotPaneelProps) {
  const naam = sterren === 1 ? '1 ster' : `${sterren} sterren`
  return (
    <Paneel titel={tekst.titel} onSluit={onKlaar}>
      <p className="lhs-alleen-gehoord">{naam}</p>
      <div className="lhs-sterren">
        {[1, 2, 3].map((i) => (
          <span key={i} className={i <= sterren ? 'lhs-aan' : undefined}>
            <SpelIcoon naam="ster" />
          </span>
        ))}
      </div>
      <h2>{tekst.titel}</h2>
      <p>{tekst.zin}</p>
      <div className="lhs-knoppen">
        <button type="button" className="lhs-knop lhs-knop-groot" onClick={onKlaar}>
          Verder
        </button>
      </div>
    </Paneel>
  )
}
