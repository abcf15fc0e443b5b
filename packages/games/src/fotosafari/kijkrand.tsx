import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { KANTEN, lookTo, type Kant } from './kader.ts'
import type { Kader } from './rules.ts'
import type { Land } from './weide.ts'
import './kijkrand.css'

const ZIJDEN = Object.keys(KANTEN) as readonly Kant[]

interface KijkrandProps {
  readonly land: Land
  readonly venster: Vak
  readonly kader: Kader
  readonly onKijk: (naar: Kader) => void
}

/**
 * Arrows at the edges beyond which there is more land, for a finger: keys and screen readers have every animal as a button,
 * and the frame itself.
 */
export function Kijkrand({ land, venster, kader, onKijk }: KijkrandProps) {
  return (
    <div className="fs-kijkrand" style={plaatsVan(venster)}>
      {ZIJDEN.map((kant) => {
        const naar = lookTo(land, venster, { kader, kant })
        return (
          naar && (
            <button
              key={kant}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              aria-label={`Kijk naar ${kant}`}
              data-kant={kant}
              onClick={() => onKijk(naar)}
            />
          )
        )
      })}
    </div>
  )
}
