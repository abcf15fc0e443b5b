import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Trek } from './use-slang.ts'
import { raaktRaket } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { BRANDSTOF } from './paint-tank.ts'

/** The hose between a tank and the finger that pulls it. */
export function Slang({ trek, indeling }: { readonly trek: Trek; readonly indeling: Indeling }) {
  const tank = indeling.tanks[trek.nr]
  if (!tank) return null
  const [x, y] = [tank.x + tank.w / 2, tank.y + 8]
  const weg = `M${x} ${y}Q${x} ${(y + trek.y) / 2 - 60} ${trek.x} ${trek.y}`
  const raak = raaktRaket(indeling, trek)
  return (
    <svg className="lr-slang" width={indeling.w} height={indeling.h} aria-hidden="true">
      <path d={weg} stroke={INKT} strokeWidth="22" />
      <path d={weg} stroke={BRANDSTOF[trek.nr] ?? BRANDSTOF[0]} strokeWidth="13" />
      <circle
        cx={trek.x}
        cy={trek.y}
        r="19"
        fill={raak ? '#4cbf55' : '#ffc93c'}
        stroke={INKT}
        strokeWidth="4"
      />
      <circle cx={trek.x} cy={trek.y} r="7" fill={INKT} />
    </svg>
  )
}
