import { memo } from 'react'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Indeling } from './indeling.ts'
import { paletVan } from './palet.ts'

/** A sketch of the cabinet in flat colours, where the painted one appears a moment later, or never. */
export const Schets = memo(function Schets({
  indeling,
  isNacht,
}: {
  readonly indeling: Indeling
  readonly isNacht: boolean
}) {
  const palet = paletVan(isNacht)
  const { w, h, kast, k, bord, bumpers, grond } = indeling
  const [x, y, breed, hoog] = kast
  const rand = 24 * k
  return (
    <svg className="fk-schets" width={w} height={h} aria-hidden="true">
      <rect width={w} height={h} fill={isNacht ? '#0e2a63' : '#3a1f68'} />
      <rect y={grond} width={w} height={h} fill={isNacht ? '#357391' : '#57308f'} />
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
      </g>
    </svg>
  )
})
