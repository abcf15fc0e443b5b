import { memo } from 'react'
import { CREME, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { INDELINGEN } from './indeling.ts'
import type { Huis, Uur } from './indeling.ts'
import { muur, omtrek } from './paint-huis.ts'

interface Props {
  readonly w: number
  readonly h: number
  /** The number of windows with words. */
  readonly aantal: number
  readonly uur: Uur
}

function Front({ huis }: { readonly huis: Huis }) {
  const { x, w, lijst } = huis
  return (
    <g stroke={INKT} strokeLinejoin="round">
      <path d={omtrek(huis)} fill={CREME} strokeWidth="17" />
      <path d={omtrek(huis)} fill={muur(huis)} stroke={CREME} strokeWidth="9" />
      <rect
        x={x - 6}
        y={lijst - 7}
        width={w + 12}
        height={21}
        rx={6}
        fill={CREME}
        strokeWidth="4"
      />
    </g>
  )
}

/** The frame, glass and sill of one window, where the painted one will be. */
function Raam({ vak: { x, y, w, h }, glas }: { readonly vak: Vak; readonly glas: string }) {
  return (
    <g stroke={INKT} strokeWidth="4">
      <rect x={x - 10} y={y - 10} width={w + 20} height={h + 18} rx={10} fill={CREME} />
      <rect x={x - 1.5} y={y - 1.5} width={w + 3} height={h + 3} rx={5} fill={glas} />
      <rect x={x - 16} y={y + h + 7} width={w + 32} height={14} rx={6} fill={CREME} />
    </g>
  )
}

/**
 * A sketch of the street in flat colours, shown at once, where the painted one appears a moment later. The words hang
 * on windows from the start, even where no picture can be made at all.
 */
export const Schets = memo(function Schets({ w, h, aantal, uur }: Props) {
  const { huizen, ramen, sier, kade, k } = INDELINGEN[uur](w, h, aantal)
  const water = kade + 32 * k
  return (
    <svg className="gw-schets" width={w} height={h} aria-hidden="true">
      {huizen.map((huis) => (
        <Front key={huis.x} huis={huis} />
      ))}
      {ramen.map((vak) => (
        <Raam key={`${vak.x},${vak.y}`} vak={vak} glas="#aca492" />
      ))}
      {sier.map((vak) => (
        <Raam key={`${vak.x},${vak.y}`} vak={vak} glas="#86b0d2" />
      ))}
      <g stroke={INKT} strokeWidth="4">
        <rect x={-8} y={kade} width={w + 16} height={h} fill="#cab7a1" />
        <rect x={-8} y={water} width={w + 16} height={h} fill="#2790b8" />
      </g>
    </svg>
  )
})
