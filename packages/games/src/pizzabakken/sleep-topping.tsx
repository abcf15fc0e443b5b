import { Doek } from '@letterhaven/game-kit/scherm/doek.tsx'
import type { Afmeting } from '@letterhaven/game-kit/scherm/spel-module'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { useCallback } from 'react'
import { schilderVan } from './groei.ts'

const MAAT = { w: 58, h: 58 } as const

interface SleepToppingProps {
  readonly soort: number
  /** How many jars were opened. */
  readonly potten: number
}

/** The topping of a bowl, under the finger that drags it. */
export function SleepTopping({ soort, potten }: SleepToppingProps) {
  const teken = useCallback(
    (g: G, { w, h }: Afmeting) => {
      g.translate(w / 2, h / 2)
      schilderVan(soort, potten)(g)
    },
    [soort, potten],
  )
  return <Doek maat={MAAT} teken={teken} />
}
