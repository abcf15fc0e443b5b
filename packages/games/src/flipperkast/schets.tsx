import { memo } from 'react'
import type { Trap } from '@letterhaven/contracts/trap'
import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { ARM, ringlampen } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { paletVan } from './palet.ts'

/** How an arm hangs at rest, in degrees. */
const RUST = (ARM.rust * 180) / Math.PI

/** A sketch of the cabinet in flat colours, where the painted one appears a moment later, or never. */
export const Schets = memo(function Schets({
  indeling,
  trap,
}: {
  readonly indeling: Indeling
  readonly trap: Trap
}) {
  const palet = paletVan(trap)
  const { w, h, kast, k, bord, bumpers, grond, armen, armLengte, wacht, bal, hoeken } = indeling
  const [x, y, breed, hoog] = kast
  const rand = 24 * k
  return (
    <svg className="fk-schets" width={w} height={h} aria-hidden="true">
      <rect width={w} height={h} fill={palet.lucht[1]} />
      <rect y={grond} width={w} height={h} fill={palet.vlonder[1]} />
      <g stroke={INKT} strokeWidth="5">
        <rect x={x} y={y} width={breed} height={hoog + 60} rx={90 * k} fill={palet.kast} />
        <rect
          x={x + rand}
          y={y + rand}
          width={breed - 2 * rand}
          height={hoog}
          rx={76 * k}
          fill={palet.veld}
        />
        <rect x={bord[0]} y={bord[1]} width={bord[2]} height={bord[3]} rx={22} fill={palet.bord} />
        {bumpers.map(({ midden, r }) => (
          <ellipse
            key={midden[0]}
            cx={midden[0]}
            cy={midden[1]}
            rx={r}
            ry={r * 0.88}
            fill="#ff7a3c"
          />
        ))}
        {hoeken.map((hoek) => (
          <polygon
            key={hoek[0][0]}
            points={hoek.map((punt) => punt.join(',')).join(' ')}
            fill={GOUD}
          />
        ))}
        {armen.map(([ax, ay], i) => (
          <rect
            key={ax}
            x={ax - armLengte * 0.16}
            y={ay - armLengte * 0.15}
            width={armLengte * 1.16}
            height={armLengte * 0.3}
            rx={armLengte * 0.15}
            fill="#ff5d5d"
            transform={`rotate(${i === 0 ? RUST : 180 - RUST} ${ax} ${ay})`}
          />
        ))}
        <circle className="fk-kogel" cx={wacht[0]} cy={wacht[1]} r={bal} fill="#c3cde8" />
      </g>
      {ringlampen(indeling).map(([lx, ly], i) => (
        <circle
          key={i}
          className="fk-lichtje"
          cx={lx}
          cy={ly}
          r={Math.max(3, 6 * k)}
          fill={GOUD}
          style={{ animationDelay: `${(i % 6) * 150}ms` }}
        />
      ))}
    </svg>
  )
})
