import { useState } from 'react'
import { isInLus, lusOm, lusVak, type Lus } from '@letterhaven/game-kit/onderdelen/lus'
import { useLus } from '@letterhaven/game-kit/onderdelen/use-lus'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const VELD = { w: 280, h: 200, s: 1 }
const MATEN = { smal: 40, wijd: 200 }
const BLOEMEN = [
  { naam: 'roos', x: 50, y: 60 },
  { naam: 'tulp', x: 120, y: 115 },
  { naam: 'lelie', x: 220, y: 70 },
]

/** A frame that is moved and zoomed until one flower alone is in it. */
export function LusSpeelgoed() {
  const [lus, setLus] = useState<Lus>({ x: 0.5, y: 0.5, maat: 190 })
  const { handen, onKeyDown, zoom } = useLus({
    lus,
    maten: MATEN,
    venster: VELD,
    veld: VELD,
    onRicht: setLus,
  })
  const erin = BLOEMEN.filter((bloem) => isInLus(VELD, lus, bloem))
  const { x, y, w, h } = lusVak(VELD, lus)
  return (
    <div className="toy-kolom" role="presentation" onKeyDown={onKeyDown}>
      <div className="toy-vlak" {...handen}>
        <svg viewBox="0 0 280 200" width="280" height="200" aria-hidden="true">
          <rect className="toy-gras" width={VELD.w} height={VELD.h} />
          {BLOEMEN.map((bloem) => (
            <circle key={bloem.naam} className="toy-doel" cx={bloem.x} cy={bloem.y} r={13} />
          ))}
          <rect className="toy-rand" {...{ x, y }} width={w} height={h} rx={10} />
        </svg>
      </div>
      <p>
        {BLOEMEN.map((bloem) => (
          <Knop
            key={bloem.naam}
            onClick={() =>
              setLus(
                lusOm(VELD, bloem, {
                  anderen: BLOEMEN.filter((ander) => ander !== bloem),
                  smal: MATEN.smal,
                }),
              )
            }
          >
            {`Richt op de ${bloem.naam}`}
          </Knop>
        ))}
        <Knop onClick={() => zoom(-1)}>Dichterbij</Knop>
        <Knop onClick={() => zoom(1)}>Verder weg</Knop>
        <output className="toy-stand">
          {erin.length === 0
            ? 'niets in beeld'
            : `in beeld: ${erin.map(({ naam }) => naam).join(', ')}`}
        </output>
      </p>
    </div>
  )
}
