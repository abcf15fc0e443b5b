import { useRef, useState } from 'react'
import { STREEK, wipeOff } from '@letterhaven/game-kit/onderdelen/oppervlak'
import { useVeeg } from '@letterhaven/game-kit/onderdelen/use-veeg'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const RUITEN = [
  { x: 16, y: 30, w: 116, h: 140 },
  { x: 148, y: 30, w: 116, h: 140 },
]

/** Two panes with dirt: wiped by a finger, where it goes, or by buttons, a third at a time. */
export function OppervlakSpeelgoed() {
  const vlak = useRef<HTMLDivElement>(null)
  const [vuil, setVuil] = useState<readonly number[]>(() => RUITEN.map(() => 1))
  const [ronde, setRonde] = useState(0)
  const wipe = (nr: number, hoeveel: number): void =>
    setVuil((nu) => nu.map((over, hier) => (hier === nr ? (wipeOff(over, hoeveel) ?? over) : over)))
  const { handen } = useVeeg({
    vlak,
    vakken: RUITEN,
    watOp: () => `${ronde}`,
    kan: (nr) => vuil[nr] !== 0,
    onStreek: (nr, { hoeveel }) => wipe(nr, hoeveel),
  })
  const schoon = vuil.filter((over) => over === 0).length
  return (
    <>
      <div ref={vlak} className="toy-vlak" {...handen}>
        <svg viewBox="0 0 280 200" width="280" height="200" aria-hidden="true">
          {RUITEN.map(({ x, y, w, h }, nr) => (
            <g key={x}>
              <rect x={x} y={y} width={w} height={h} className="toy-water" />
              <rect
                x={x}
                y={y}
                width={w}
                height={h}
                className="toy-vuil"
                fillOpacity={vuil[nr] ?? 0}
              />
            </g>
          ))}
        </svg>
      </div>
      <p>
        {RUITEN.map(({ x }, nr) => (
          <Knop key={x} onClick={() => wipe(nr, STREEK.gewoon)}>
            {`Veeg ruit ${nr + 1}`}
          </Knop>
        ))}
        <Knop
          onClick={() => {
            setVuil(RUITEN.map(() => 1))
            setRonde(ronde + 1)
          }}
        >
          Maak weer vuil
        </Knop>
        <output className="toy-stand">{`${schoon} van ${RUITEN.length} schoon`}</output>
      </p>
    </>
  )
}
